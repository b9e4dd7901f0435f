// Walks a few journeys in every engine that is here or can be installed: `npm run lab -- engines`. The name of a file
// picks a part of them, as in `npm run lab -- engines old-engines`.
import { engineNames, isHere } from '#e2e/engines/installed.ts';
import { ensureEngines, leftOut } from '../scripts/browser.ts';
import { exitIfTaken, testPorts } from '../scripts/free-port.ts';
import { ensureOldChromiums, missedChromiums } from './old-chromiums.ts';
import { runPlaywright } from './run-playwright.ts';

await exitIfTaken(testPorts(), 'npm run lab -- engines');
await ensureEngines();
ensureOldChromiums();
const status = runPlaywright(['--project=engines', '--reporter=list', ...process.argv.slice(2)], { ENGINES: '1' });
console.log(['', leftOut(engineNames), ...missedChromiums()].join('\n'));
process.exitCode = engineNames.some(isHere) ? status : 1;
