import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../browser.ts';
import { build } from '../build.ts';
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

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false }, json: { type: 'string' } } });
const { quick, json } = values;

const browser = await ensureBrowser();
console.log('Building …');
build();
const bench = await startBenchPortal();
const rows: Row[] = [];
let beside = '';
const step = async (what: string, measure: () => Promise<Row[]> | Row[]) => {
  console.log(`Measuring ${what} …`);
  rows.push(...(await measure()));
};
try {
  await step('bytes', () => pageBytes(bench));
  await step('timings in a slow browser', () => timings(bench, browser, quick ? 3 : 9));
  await step('paint in old engines', () => oldPaint(bench, quick ? 3 : 9));
  await step('carrier calls', () => callCounts(bench));
  await step('carrier round trips', () => roundTrips(bench));
  await step('many viewers', () => viewers(bench, quick ? 100 : 1000));
  await step('a deployment', () => deployment(bench, quick ? 100 : 1000));
  await step('many pages at once', () => underLoad(bench, quick ? 5 : 20));
  await step('Worker CPU', () =>
    workerCpu(bench, quick ? { batches: 3, requests: 150 } : { batches: 9, requests: 300 }),
  );
  console.log('Measuring peers …');
  beside = await besidePeers(bench, browser, quick ? 3 : 9);
} finally {
  await bench.stop();
}
await step('cold start', () => coldStart(quick ? 5 : 15));
await step('the bundle', bundleSize);
rows.push({
  number: 15,
  what: 'journeys with script off',
  note: '`npm test` walks every journey over HTTP, and one in Chromium with script off',
});
rows.sort((a, b) => a.number - b.number);

console.log(`\n${show(rows)}\n\nHome with 6 lines beside the same lines in other frameworks:\n${beside}`);
const [load = 0] = loadavg();
if (load > availableParallelism() + 1)
  console.log(
    `\nThe machine is busy (load ${load.toFixed(1)}): timings are unreliable, the other figures are not affected.`,
  );
if (json) writeFileSync(json, `${JSON.stringify({ at: new Date().toISOString(), quick, rows, beside }, null, 2)}\n`);
