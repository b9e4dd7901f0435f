import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { fixturesUrl, identityUrl, portalUrl, ports } from '#e2e/support/place.ts';
import { fixtureBindings } from '../fixture-bindings.ts';
import { median, type Row } from './table.ts';
import { folder, okWorker, startWorkerd, type Worker } from './workerd.ts';

const app = fileURLToPath(new URL('../../dist/app.js', import.meta.url));

/** From the start of the process to the first answer, over the "ok" worker: budget 13. The first page shows how much more a visitor waits. */
export async function coldStart(runs: number): Promise<Row[]> {
  const portal: Worker = { name: 'cold', port: ports.portal + 13, module: { file: app }, vars: fixtureBindings({ portalOrigin: portalUrl, fixturesUrl, identityUrl }), storage: `${folder}cold` };
  const times = { ok: [] as number[], portal: [] as number[], page: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    times.ok.push((await startTime(okWorker(ports.portal + 14), '/')).answered);
    const { answered, page } = await startTime(portal, '/mobile-login');
    times.portal.push(answered);
    times.page.push(page);
  }
  const [ok, answered, page] = [median(times.ok), median(times.portal), median(times.page)];
  return [{ number: 13, what: 'cold start over the "ok" worker', unit: ' ms', budget: 80, aim: 50, measured: answered - ok, note: `${Math.round(answered)} over ${Math.round(ok)} ms; its first page takes ${Math.round(page)} ms more` }];
}

async function startTime(worker: Worker, path: string): Promise<{ answered: number; page: number }> {
  const began = performance.now();
  const process = await startWorkerd(worker);
  const answered = performance.now();
  await (await fetch(process.url + path)).text();
  const read = performance.now();
  await process.stop();
  return { answered: answered - began, page: read - answered };
}

/** The Worker as it is uploaded: budget 13. */
export function bundleSize(): Row[] {
  return [{ number: 13, what: 'Worker bundle, gzip', unit: ' KB', budget: 350, aim: 250, measured: gzipSync(readFileSync(app)).byteLength / 1024 }];
}
