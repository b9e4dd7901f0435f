// Every end-to-end test, also those of which `npm test` takes some with each commit (ADR-018), and the count of the
// cost page: `npm run lab -- turns`. The name of a file picks a part.
import { ensureTestBrowser } from '../scripts/browser.ts';
import { exitIfTaken, testPorts } from '../scripts/free-port.ts';
import { runPlaywright } from './run-playwright.ts';

await exitIfTaken(testPorts(), 'npm run lab -- turns');
process.exitCode = runPlaywright(['--reporter=line', ...process.argv.slice(2)], {
  CASES: 'every',
  CHROMIUM: await ensureTestBrowser(),
});
