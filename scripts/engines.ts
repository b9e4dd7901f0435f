// Walks a few journeys in every engine that is here or can be installed: `npm run engines`.
import { engineNames, isHere } from '#e2e/engines/installed.ts';
import { ensureEngines, leftOut } from './browser.ts';
import { exitIfTaken, testPorts } from './free-port.ts';
import { runPlaywright } from './run-playwright.ts';

await exitIfTaken(testPorts(), 'npm run engines');
await ensureEngines();
const status = runPlaywright(['--project=engines', '--reporter=list'], { ENGINES: '1' });
console.log(`\n${leftOut(engineNames)}`);
process.exitCode = engineNames.some(isHere) ? status : 1;
