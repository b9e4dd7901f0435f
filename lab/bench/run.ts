import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../../scripts/browser.ts';
import { build } from '../../scripts/build.ts';
import { callCounts, roundTrips, viewers } from './carrier.ts';
import { besidePeers } from './beside.ts';
import { bundleSize, coldStart } from './cold.ts';
import { workerCpu } from './cpu.ts';
import { startBenchPortal } from './bench-portal.ts';
import { deployment } from './deployment.ts';
import { underLoad } from './many-viewers.ts';
import { oldPaint } from './old-paint.ts';
import { pageBytes } from './page-bytes.ts';
import { type Row, show } from './budget-table.ts';
import { timings } from './timing.ts';
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
let beside = '';
const step = async (numbers: readonly number[], what: string, measure: () => Promise<Row[]> | Row[]) => {
  if (!isWanted(numbers)) return;
  console.log(`Measuring ${what} …`);
  rows.push(...(await measure()).filter(({ number }) => isWanted([number])));
};
/** The rows that need a portal with its carrier. */
const ofPortal = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 17, 19, 20, 21];
if (isWanted(ofPortal)) await measurePortal();
await step([13], 'cold start', () => coldStart(quick ? 5 : 15));
await step([13], 'the bundle', bundleSize);
if (isWanted([15]))
  rows.push({
    number: 15,
    what: 'journeys with script off',
    note: '`npm test` walks every journey over HTTP, and one in Chromium with script off',
  });
rows.sort((a, b) => a.number - b.number);

console.log(`\n${show(rows)}`);
if (beside) console.log(`\nHome with 6 lines beside the same lines in other frameworks:\n${beside}`);
const [load = 0] = loadavg();
if (load > availableParallelism() + 1)
  console.log(
    `\nThe machine is busy (load ${load.toFixed(1)}): timings are unreliable, the other figures are not affected.`,
  );
if (json) writeFileSync(json, `${JSON.stringify({ at: new Date().toISOString(), quick, rows, beside }, null, 2)}\n`);

async function measurePortal(): Promise<void> {
  const browser = await ensureBrowser();
  const bench = await startBenchPortal();
  try {
    await step([1, 2, 3, 4], 'bytes', () => pageBytes(bench));
    await step([5, 6, 7, 8, 9], 'timings in a slow browser', () => timings(bench, browser, quick ? 3 : 9));
    await step([19], 'paint in old engines', () => oldPaint(bench, quick ? 3 : 9));
    await step([20, 21], 'visits', () => visits(quick ? 20 : 100));
    await step([10], 'carrier calls', () => callCounts(bench));
    await step([10], 'carrier round trips', () => roundTrips(bench));
    await step([14], 'many viewers', () => viewers(bench, quick ? 100 : 1000));
    await step([16], 'a deployment', () => deployment(bench, quick ? 100 : 1000));
    await step([17], 'many pages at once', () => underLoad(bench, quick ? 5 : 20));
    await step([11, 12], 'Worker CPU', () =>
      workerCpu(bench, quick ? { batches: 3, requests: 150 } : { batches: 9, requests: 300 }),
    );
    if (wanted) return;
    console.log('Measuring peers …');
    beside = await besidePeers(bench, browser, quick ? 3 : 9);
  } finally {
    await bench.stop();
  }
}
