import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

/** Runs turns of these accounts, and returns what began and ended, in order. */
async function traceOf(accounts: readonly string[][], atOnce: number): Promise<{ trace: string[]; results: number[] }> {
  const trace: string[] = [];
  const turns = accounts.map((needed, place) => ({
    accounts: needed,
    run: async () => {
      trace.push(`+${place}`);
      await Promise.resolve();
      trace.push(`-${place}`);
      return place;
    },
  }));
  return { results: await inTurns(turns, atOnce), trace };
}

it.each<[what: string, accounts: string[][], atOnce: number, trace: string]>([
  ['one after the other, in their order', [['b'], ['a'], ['a']], 1, '+0 -0 +1 -1 +2 -2'],
  ['those of one account one after the other, the longest first', [['b'], ['a'], ['a']], 2, '+1 +0 -1 -0 +2 -2'],
  ['at most so many at once', [['a'], ['b'], ['c']], 2, '+0 +1 -0 -1 +2 -2'],
  ['one of two accounts before later ones of both', [['a'], ['a', 'b'], ['b']], 3, '+0 -0 +1 -1 +2 -2'],
])('runs %s (HTTP-40)', async (_, accounts, atOnce, expected) => {
  const { trace, results } = await traceOf(accounts, atOnce);
  expect(trace.join(' ')).toBe(expected);
  expect(results).toEqual(accounts.map((_account, place) => place));
});

it('throws what a turn throws, once those that run have ended', async () => {
  let hasEnded = false;
  const failing = { accounts: ['a'], run: () => Promise.reject(new Error('no such state')) };
  const other = { accounts: ['b'], run: () => Promise.resolve().then(() => void (hasEnded = true)) };
  const never = { accounts: ['a'], run: () => Promise.reject(new Error('begun after a failure')) };
  await expect(inTurns([failing, other, never], 2)).rejects.toThrow('no such state');
  expect(hasEnded).toBe(true);
});
