// Walks a few journeys in every engine that is here or can be installed: `npm run engines`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { engineNames, isHere } from '#e2e/engines/installed.ts';
import { ensureEngines, leftOut } from './browser.ts';
import { exitIfTaken, testPorts } from './free-port.ts';

await exitIfTaken(testPorts(), 'npm run engines');
ensureEngines();
const tests = ['node_modules/@playwright/test/cli.js', 'test', '--project=engines', '--reporter=list'];
const { status } = spawnSync(process.execPath, tests, {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
  env: { ...process.env, ENGINES: '1' },
});
console.log(`\n${leftOut(engineNames)}`);
process.exitCode = engineNames.some(isHere) ? (status ?? 1) : 1;
