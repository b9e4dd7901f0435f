import { beforeEach, describe, expect, test } from 'vitest';
import { maxErrors, Backoff } from './backoff.ts';

const minute = 60_000;
const hour = 60 * minute;
const broken = new TypeError('broken');

let now: number;
let stored: Map<string, unknown>;
let threw: [work: string, throws: number, thrown: unknown][];
let setbacks: Backoff;

/** The object is loaded anew, with what it stored. */
function load(): void {
  const kv = {
    get: (key: string) => stored.get(key),
    put: (key: string, value: unknown) => void stored.set(key, structuredClone(value)),
    delete: (key: string) => stored.delete(key),
  };
  setbacks = new Backoff({
    storage: { kv } as unknown as DurableObjectStorage,
    now: () => now,
    threw: (...what) => void threw.push(what),
  });
}

beforeEach(() => {
  now = Date.UTC(2026, 10, 23);
  stored = new Map();
  threw = [];
  load();
});

const fail = (work = 'ledger') =>
  setbacks.run(work, () => {
    throw broken;
  });
const succeed = (work = 'ledger') => setbacks.run(work, () => undefined);
/** How long work rests from now on. */
const rest = (work = 'ledger') => setbacks.backoffUntil(work) - now;
const stop = async (work = 'ledger') => {
  for (let count = 0; count < 30; count += 1) await fail(work);
};

describe('work that throws (LEDGER-26)', () => {
  test('rests for 30 s, twice as long each time, up to an hour', async () => {
    const rests = [];
    for (let count = 0; count < 9; count += 1) {
      expect(await fail()).toBe(false);
      rests.push(rest() / minute);
    }
    expect(rests).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60]);
    for (let count = 9; count < 29; count += 1) await fail();
    expect(rest()).toBe(hour);
  });

  test('reports each error with the number of errors in a row', async () => {
    await fail('ledger');
    await fail('polling');
    await fail('ledger');
    expect(threw).toEqual([
      ['ledger', 1, broken],
      ['polling', 1, broken],
      ['ledger', 2, broken],
    ]);
  });

  test('begins anew after a success, and keeps nothing', async () => {
    await fail();
    await fail();
    expect(await succeed()).toBe(true);
    expect(setbacks.backoffUntil('ledger')).toBe(0);
    expect(stored.size).toBe(0);
    await fail();
    expect(rest()).toBe(minute / 2);
  });

  test('does not hold up other work, and other work’s success does not end its rest', async () => {
    await fail('ledger');
    expect(setbacks.backoffUntil('polling')).toBe(0);
    await fail('polling');
    await succeed('polling');
    expect(rest('ledger')).toBe(minute / 2);
    load();
    expect(rest('ledger')).toBe(minute / 2);
  });

  test('keeps its number of errors after a restart of the object', async () => {
    await fail();
    load();
    expect(rest()).toBe(minute / 2);
    await fail();
    expect(rest()).toBe(minute);
  });

  test('stops after 30 times in a row', async () => {
    expect(maxErrors).toBe(30);
    for (let count = 0; count < 29; count += 1) await fail();
    expect(setbacks.isStopped('ledger')).toBe(false);
    await fail();
    expect(setbacks.isStopped('ledger')).toBe(true);
    expect(setbacks.isStopped('polling')).toBe(false);
  });

  test('goes on once its object is used, an hour after the last time, and then once an hour', async () => {
    await stop();
    setbacks.resume();
    expect(setbacks.isStopped('ledger')).toBe(false);
    expect(rest()).toBe(hour);
    load();
    expect(setbacks.isStopped('ledger')).toBe(false);
    now += hour;
    await fail();
    expect(rest()).toBe(hour);
    expect(threw.at(-1)).toEqual(['ledger', 31, broken]);
    expect(setbacks.isStopped('ledger')).toBe(true);
  });

  test('keeps its delay when its object is used before it stopped', async () => {
    await fail();
    const before = structuredClone([...stored]);
    setbacks.resume();
    expect([...stored]).toEqual(before);
    expect(rest()).toBe(minute / 2);
    for (let count = 1; count < 30; count += 1) await fail();
    expect(setbacks.isStopped('ledger')).toBe(true);
  });

  test('is forgotten with its object', async () => {
    await stop();
    stored.clear();
    setbacks.reset();
    expect(setbacks.isStopped('ledger')).toBe(false);
    expect(setbacks.backoffUntil('ledger')).toBe(0);
  });
});
