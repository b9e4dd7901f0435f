// Pages under each delay of each of their reads; days at each moment: `npm run lab -- faults`.
// `npm test` tries them by turns (ADR-018).
import { exitIfTaken, testPorts } from '../scripts/free-port.ts';
import { runPlaywright } from './run-playwright.ts';

await exitIfTaken(testPorts(), 'npm run lab -- faults');
process.exitCode = runPlaywright(
  ['slow-carrier', 'days.spec', '--project=waiting', '--reporter=line', ...process.argv.slice(2)],
  { CASES: 'every' },
);
