import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/browser.ts';
import { build } from '../../scripts/build.ts';
import { startBenchPortal } from './bench-portal.ts';
import { print, type Row } from './budget-table.ts';
import { coldStart } from './cold.ts';
import { workerCpu } from './cpu.ts';
import { timings } from './timing.ts';
import { visitTimes } from './visit-times.ts';
import { visits } from './visits.ts';

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, json: { type: 'string' }, rows: { type: 'string' } },
});
const { quick, json } = values;
const wanted = values.rows?.split(',').map(Number);
/** Returns true when one of these rows is in `--rows`, or without that option. */
const isWanted = (numbers: readonly number[]) => !wanted || numbers.some((number) => wanted.includes(number));

console.log('Building …');
build();
const rows: Row[] = [];
const step = async (numbers: readonly number[], what: string, measure: () => Promise<Row[]> | Row[]) => {
  if (!isWanted(numbers)) return;
  console.log(`Measuring ${what} …`);
  rows.push(...(await measure()).filter(({ number }) => isWanted([number])));
};
if (isWanted([5, 6, 7, 9, 11, 12, 20, 21, 22])) await measurePortal();
await step([13], 'cold start and size', () => coldStart(quick ? 5 : 15));
print(rows.toSorted((a, b) => a.number - b.number));
const [load = 0] = loadavg();
if (load > availableParallelism() + 1)
  console.log(`The machine is busy (load ${load.toFixed(1)}): timings are unreliable.`);
if (json) writeFileSync(json, `${JSON.stringify({ at: new Date().toISOString(), quick, rows }, null, 2)}\n`);

/** Measures the rows that need a portal with its carrier. */
async function measurePortal(): Promise<void> {
  const executablePath = await ensureBrowser();
  const inBrowser = async (measure: (browser: Browser) => Promise<Row[]>) => {
    const args = ['--no-sandbox', '--disable-background-networking'];
    const browser = await chromium.launch({ executablePath, args });
    return measure(browser).finally(() => browser.close());
  };
  const bench = await startBenchPortal();
  try {
    await step([5, 6, 7, 9], 'timings in a slow browser', () =>
      inBrowser((browser) => timings(bench, browser, quick ? 3 : 9)),
    );
    await step([22], 'times of visits', () => inBrowser((browser) => visitTimes(bench, browser, quick ? 3 : 9)));
    await step([20, 21], 'visits', () => visits(quick ? 20 : 100));
    await step([11, 12], 'Worker CPU', () =>
      workerCpu(bench, quick ? { batches: 3, requests: 150 } : { batches: 9, requests: 300 }),
    );
  } finally {
    await bench.stop();
  }
}
