import { readFileSync } from 'node:fs';

/**
 * Returns a result with the milliseconds that it took. Without those in which this thread waited for a processor: on a
 * busy machine they measure the other processes (ADR-018).
 */
export async function timed<Result>(run: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const [began, queuedBefore] = [performance.now(), queuedMs()];
  const result = await run();
  return { result, ms: performance.now() - began - (queuedMs() - queuedBefore) };
}

/** Milliseconds for which this thread was ready to run and did not; 0 on systems without this file. */
function queuedMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
