// Runs a part of the end-to-end tests: the tools turns, faults, crawl, game-days and engines of `npm run lab`.
// Playwright gets the other arguments: the name of a file picks a part, as in `npm run lab -- engines old-engines`.
import { spawnSync } from 'node:child_process';
import { engineNames, isHere } from '#e2e/engines/installed.ts';
import { tierNames } from '#contracts/tier.ts';
import { ensureEngines, ensureTestBrowser, leftOut } from '../scripts/browser.ts';
import { exitIfTaken, testPorts } from '../scripts/free-port.ts';
import { ensureOldChromiums, missedChromiums } from './old-chromiums.ts';
import { root } from '../scripts/root.ts';

const [tool = '', ...others] = process.argv.slice(2);
/** Tests that take turns with each commit in `npm test` (ADR-018). */
const every = { CASES: 'every' };

const tools: Record<string, () => Promise<number>> = {
  turns: async () => run(['--reporter=line', ...others], { ...every, CHROMIUM: await ensureTestBrowser() }),
  faults: async () => run(['slow-carrier', 'days.spec', '--project=waiting', '--reporter=line', ...others], every),
  crawl,
  // On a running portal; evaluates the alerts of ops/ on its data points.
  'game-days': async () =>
    run(['--project=game-days', '--reporter=list', '--workers=1', ...others], { GAME_DAYS: '1' }),
  engines,
};

await exitIfTaken(testPorts(), `npm run lab -- ${tool}`);
process.exitCode = await tools[tool]?.();

/** @returns the exit code */
function run(args: readonly string[], env: NodeJS.ProcessEnv): number {
  const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

/** The whole site as each seed, in both brands and languages; with `--tier NAME` at a carrier of that tier alone. */
async function crawl(): Promise<number> {
  const [option, tier = '', ...rest] = others;
  if (option !== '--tier')
    return run(['crawl-in-browser', '--reporter=line', ...others], { ...every, CHROMIUM: await ensureTestBrowser() });
  const tiers: readonly string[] = tierNames.filter((one) => one !== 'everything');
  // A crawl of nothing would find nothing wrong.
  if (!tiers.includes(tier)) throw new Error(`--tier takes one of ${tiers.join(', ')}`);
  // A seed’s pages in both languages may take minutes on a busy machine.
  const alone = ['--project=waiting', '--reporter=line', `--timeout=${15 * 60_000}`];
  return run(['tiers.spec', ...alone, ...rest], { ...every, CRAWL_TIER: tier });
}

/** A few journeys in every engine that is here or can be installed. */
async function engines(): Promise<number> {
  await ensureEngines();
  ensureOldChromiums();
  const status = run(['--project=engines', '--reporter=list', ...others], { ENGINES: '1' });
  console.log(['', leftOut(engineNames), ...missedChromiums()].join('\n'));
  return engineNames.some(isHere) ? status : 1;
}
