import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { root } from './root.ts';

type WorkerOptions = ReturnType<typeof unstable_getMiniflareWorkerOptions>['workerOptions'];

/**
 * Returns what a configuration of wrangler describes, in Miniflare's form. Kept in the environment, because wrangler
 * takes seconds of the processor to load: in a test run one process loads it for all.
 * @param file from the root
 * @param environment of the file; its top level by default
 */
export async function workerOptionsOf(file: string, environment?: string): Promise<WorkerOptions> {
  const path = root + file;
  const content = createHash('sha256').update(readFileSync(path)).update(`${environment}`).digest('hex');
  const name = `WORKER_OPTIONS_${content.slice(0, 16)}`;
  process.env[name] ??= JSON.stringify(
    (await import('wrangler')).unstable_getMiniflareWorkerOptions(path, environment).workerOptions,
  );
  return JSON.parse(process.env[name]) as WorkerOptions;
}
