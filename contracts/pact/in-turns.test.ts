import { expect, it } from 'vitest';
import { type Turn, Turns } from './in-turns.ts';

/** Runs turns of these accounts, and returns what began and ended, in order. */
async function traceOf(
  accounts: readonly Turn<number>['accounts'][],
  atOnce: number,
): Promise<{ trace: string[]; results: number[] }> {
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
  return { results: await new Turns(atOnce).all(turns), trace };
}

it.each<[what: string, accounts: Turn<number>['accounts'][], atOnce: number, trace: string]>([
  ['one after the other, in their order', [['b'], ['a'], ['a']], 1, '+0 -0 +1 -1 +2 -2'],
  ['those of one account one after the other, the longest first', [['b'], ['a'], ['a']], 2, '+1 +0 -1 -0 +2 -2'],
  ['at most so many at once', [['a'], ['b'], ['c']], 2, '+0 +1 -0 -1 +2 -2'],
  ['one alone, after all others', [['a'], 'all', ['b'], ['a']], 2, '+0 +2 -0 -2 +3 -3 +1 -1'],
  ['one of two accounts once both are free', [['a'], ['a', 'b'], ['b']], 3, '+0 +2 -0 -2 +1 -1'],
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
  await expect(new Turns(2).all([failing, other, never])).rejects.toThrow('no such state');
  expect(hasEnded).toBe(true);
});

it('runs further turns beside those that wait, but not those of their accounts (HTTP-40)', async () => {
  const trace: string[] = [];
  const turn = (name: string, account: string): Turn<void> => ({
    accounts: [account],
    run: async () => {
      trace.push(`+${name}`);
      await Promise.resolve();
      trace.push(`-${name}`);
    },
  });
  const turns = new Turns(3);
  await Promise.all([turns.all([turn('pact', 'a')]), turns.all([turn('law', 'a'), turn('other', 'b')])]);
  expect(trace.join(' ')).toBe('+pact +other -pact -other +law -law');
});
