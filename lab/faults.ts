// Each page under each failure of each of its reads, and each delay; days at each moment: `npm run faults`. `npm test`
// tries them by turns (ADR-018).
import { exitIfTaken, testPorts } from '../scripts/free-port.ts';
import { runPlaywright } from './run-playwright.ts';

await exitIfTaken(testPorts(), 'npm run faults');
process.exitCode = runPlaywright(
  ['fault-pages', 'slow-carrier', 'days.spec', '--project=waiting', '--reporter=line', ...process.argv.slice(2)],
  { CASES: 'every' },
);
