import { readFileSync } from 'node:fs';

/**
 * LEDGER-16's 3 s in milliseconds, and two seconds more, because other tests use all of the machine's processors. That
 * replies are not waited for one after the other is tested in budgets.spec.ts, by the calls.
 */
export const patienceMs = 3_000 + 2_000;

/** Longer than any page takes on a busy machine, in milliseconds. */
export const atLastMs = 60_000;

/**
 * Something with the milliseconds that a visitor waits for it. The time for which this process itself waited for a
 * processor does not count: the servers go before the tests (ADR-018).
 */
export async function timed<Result>(run: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const [began, queuedBefore] = [performance.now(), queuedMs()];
  const result = await run();
  return { result, ms: performance.now() - began - (queuedMs() - queuedBefore) };
}

/** Milliseconds for which this process was ready to run and did not; 0 on systems that do not say. */
function queuedMs(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
