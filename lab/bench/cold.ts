import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { fixturesUrl, identityUrl, portalUrl, ports } from '#e2e/support/ports.ts';
import { fixtureBindings } from '../../scripts/fixture-bindings.ts';
import { median, type Row } from './budget-table.ts';
import { folder, okWorker, startWorkerd, type Worker } from './workerd.ts';

const app = fileURLToPath(new URL('../../dist/app.js', import.meta.url));

/** The portal by itself, with empty storage. */
export const coldPortal: Worker = {
  name: 'cold',
  port: ports.portal + 13,
  module: { file: app },
  vars: fixtureBindings({ portalOrigin: portalUrl, fixturesUrl, identityUrl }),
  storage: `${folder}cold`,
};

/**
 * Time from the start of the process to the first answer, minus that of the "ok" worker: budget 13. The note adds the
 * time of the first page.
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
      what: 'cold start over the "ok" worker',
      unit: ' ms',
      budget: 80,
      aim: 65,
      measured: answered - least,
      note:
        `${ms(answered)} over ${ms(least)} ms, CPU ${ms(cpu)} over ${ms(leastCpu)} ms; the first page ` +
        `takes ${ms(over('page')[0])} ms more`,
    },
  ];
}

/** Milliseconds. */
interface Start {
  answered: number;
  cpu: number;
  /** The first page, after the first answer. */
  page: number;
}

/** Starts a Worker, loads a page and stops it. */
export async function startTime(worker: Worker, path: string): Promise<Start> {
  const process = await startWorkerd(worker);
  const cpu = process.cpuMs();
  const answered = performance.now();
  await (await fetch(process.url + path)).text();
  const page = performance.now() - answered;
  await process.stop();
  return { answered: process.startMs, cpu, page };
}

/** The size of the Worker as uploaded: budget 13. */
export function bundleSize(): Row[] {
  return [
    {
      number: 13,
      what: 'Worker bundle, gzip',
      unit: ' KB',
      budget: 380,
      aim: 360,
      measured: gzipSync(readFileSync(app)).byteLength / 1024,
    },
  ];
}
