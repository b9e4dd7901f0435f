// The whole site as each seed, in both brands and both languages, with and without script: `npm run crawl`.
import { ensureTestBrowser } from './browser.ts';
import { exitIfTaken, testPorts } from './free-port.ts';
import { runPlaywright } from './run-playwright.ts';

await exitIfTaken(testPorts(), 'npm run crawl');
const args = ['crawl-in-browser', '--reporter=line', ...process.argv.slice(2)];
process.exitCode = runPlaywright(args, { CRAWL: 'whole', CHROMIUM: await ensureTestBrowser() });
