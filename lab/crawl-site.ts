// The whole site as each seed, in both brands and both languages, with and without script: `npm run lab -- crawl`. With
// `--tier NAME`, as each seed at a carrier that has this tier alone, in both languages.
import { tierNames } from '#contracts/tier.ts';
import { ensureTestBrowser } from '../scripts/browser.ts';
import { exitIfTaken, testPorts } from '../scripts/free-port.ts';
import { runPlaywright } from './run-playwright.ts';

await exitIfTaken(testPorts(), 'npm run lab -- crawl');
const [option, tier, ...rest] = process.argv.slice(2);
/** A seed’s pages in both languages may take minutes on a busy machine. */
const alone = ['--project=waiting', '--reporter=line', `--timeout=${15 * 60_000}`];
process.exitCode =
  option === '--tier' && tier !== undefined
    ? runPlaywright(['tiers.spec', ...alone, ...rest], { CASES: 'every', CRAWL_TIER: tierNamed(tier) })
    : runPlaywright(['crawl-in-browser', '--reporter=line', ...process.argv.slice(2)], {
        CASES: 'every',
        CHROMIUM: await ensureTestBrowser(),
      });

/**
 * Returns the tier with a name.
 * @throws Error for none: a crawl of nothing would find nothing wrong
 */
function tierNamed(name: string): string {
  const tiers: readonly string[] = tierNames.filter((one) => one !== 'everything');
  if (!tiers.includes(name)) throw new Error(`--tier takes one of ${tiers.join(', ')}`);
  return name;
}
