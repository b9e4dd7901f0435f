// The whole site as each seed, in both brands and both languages, with and without script: `npm run crawl`.
import { spawnSync } from 'node:child_process';
import { argv, env, execPath, exit } from 'node:process';
import { ensureTestBrowser } from './browser.ts';

const args = ['node_modules/@playwright/test/cli.js', 'test', 'crawl-in-browser', '--reporter=line', ...argv.slice(2)];
const { status } = spawnSync(execPath, args, {
  stdio: 'inherit',
  env: { ...env, CRAWL: 'whole', CHROMIUM: ensureTestBrowser() },
});
exit(status ?? 1);
