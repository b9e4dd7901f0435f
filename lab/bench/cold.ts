import { statSync } from 'node:fs';
import { fixturesUrl, identityUrl, portalUrl, ports } from '#e2e/support/ports.ts';
import { fixtureBindings } from '../../scripts/fixture-bindings.ts';
import { root } from '../../scripts/root.ts';
import { median, type Row } from './budget-table.ts';
import { folder, okWorker, startWorkerd, type Worker } from './workerd.ts';

const app = `${root}dist/app.js`;

type Start = Awaited<ReturnType<typeof startTime>>;

/** The portal by itself, with empty storage. */
const coldPortal: Worker = {
  name: 'cold',
  port: ports.portal + 13,
  module: { file: app },
  vars: fixtureBindings({ portalOrigin: portalUrl, fixturesUrl, identityUrl }),
  storage: `${folder}cold`,
};

/**
 * CPU milliseconds from the start of the process to the first answer, minus those of the "ok" worker, and the size of
 * the Worker: budget 13. The note adds the time until the first answer and until the first page.
 */
export async function coldStart(runs: number): Promise<Row[]> {
  const ok: Start[] = [];
  const own: Start[] = [];
  for (let run = 0; run < runs; run += 1) {
    ok.push(await startTime(okWorker(ports.portal + 14), '/'));
    own.push(await startTime(coldPortal, '/mobile-login'));
  }
  const over = (what: keyof Start) =>
    [median(own.map((one) => one[what])), median(ok.map((one) => one[what]))] as const;
  const [answered, least] = over('answered');
  const [cpu, leastCpu] = over('cpu');
  const ms = Math.round;
  return [
    {
      number: 13,
      what: 'cold start over the "ok" worker, CPU',
      unit: ' ms',
      budget: 70,
      measured: cpu - leastCpu,
      note:
        `CPU ${ms(cpu)} over ${ms(leastCpu)} ms, time ${ms(answered)} over ${ms(least)} ms; the first page ` +
        `takes ${ms(over('page')[0])} ms more`,
    },
    { number: 13, what: 'Worker bundle', unit: ' MB', budget: 1.5, measured: statSync(app).size / 1024 ** 2 },
  ];
}

/** Starts a Worker, loads a page and stops it. @returns milliseconds, of the page those after the first answer */
async function startTime(worker: Worker, path: string) {
  const process = await startWorkerd(worker);
  const cpu = process.cpuMs();
  const answered = performance.now();
  await (await fetch(process.url + path)).text();
  const page = performance.now() - answered;
  await process.stop();
  return { answered: process.startMs, cpu, page };
}
