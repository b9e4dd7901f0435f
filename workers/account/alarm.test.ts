import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { declarationOf } from '#rpc/operation/operations.ts';
import { operationOf } from '../testing/answer.ts';
import { hour, minute, pass, standStill } from '../testing/clock.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { account, begin, dana, signedIn, signInAgain } from '../testing/signed-in-account.ts';
import { alarmAt, inTables, loseRename, ringAfter, ringFor } from '../testing/own-operations.ts';
import { count } from '../testing/world.ts';
import { maxErrors } from '../backoff.ts';
import { Ledger } from './ledger.ts';
import { Retention } from './retention.ts';

let id: string;
let lines: Record<string, unknown>[];
const broken = () => {
  throw new TypeError('broken');
};
const named = (event: string) => lines.filter((line) => line.event === event);
const tagged = { account: expect.stringMatching(/^[\w-]{11}$/) };

/** Somebody looks, and keeps the account in use. */
async function comesBy(): Promise<void> {
  await signInAgain();
  await account().read(signedIn.requester, []);
}

/** Lets the alarm ring once. */
async function ring(): Promise<void> {
  await ringAfter(Math.max(0, (await alarmAt()) - Date.now()));
}

/** Lets 16 hours pass, in which somebody comes by before all sessions are over. */
async function liveVisited(): Promise<void> {
  for (let parts = 0; parts < 2; parts += 1) {
    await ringFor(8 * hour);
    await comesBy();
  }
}

standStill();
begin('active-family');
beforeEach(async () => {
  lines = loggedLines('error');
  id = await loseRename();
});

/** How each part of the alarm's work is broken and mended, and what the log calls it. */
const works: readonly { name: string; kind: string; breaks: () => unknown; mends?: () => unknown }[] = [
  {
    name: 'a sweep',
    kind: 'sweep',
    breaks: () => vi.spyOn(Retention.prototype, 'sweep').mockImplementation(broken),
  },
  {
    name: 'a read-back',
    kind: 'question about rename',
    breaks: () => vi.spyOn(declarationOf('rename'), 'reconcile').mockRejectedValue(new TypeError('broken')),
  },
  {
    name: 'a table that another version left',
    kind: 'polling',
    breaks: () => inTables('ALTER TABLE job RENAME COLUMN audience_until TO seen_until'),
    mends: () => inTables('ALTER TABLE job RENAME COLUMN seen_until TO audience_until'),
  },
];

describe.each(works)('$name that throws (LEDGER-26)', ({ kind, breaks, mends }) => {
  test('rings at most 8 times in the first hour, stops with a line, and starts again when it is used', async () => {
    await breaks();
    while (named('alarm failed').length === 0) await ring();
    const first = 1 + (await ringFor(hour));
    expect(first).toBeGreaterThan(4);
    expect(first).toBeLessThanOrEqual(8);
    await liveVisited();
    while (named('alarm stopped').length === 0) await ring();
    await ringFor(2 * hour);
    const failed = named('alarm failed').filter((line) => line.kind === kind);
    expect(failed.map(({ count: times }) => times)).toEqual(Array.from({ length: maxErrors }, (_, index) => index + 1));
    expect(failed[0]).toEqual({ event: 'alarm failed', ...tagged, kind, count: 1, error: expect.any(String) });
    expect(named('alarm stopped')).toEqual([{ event: 'alarm stopped', ...tagged, kind, count: maxErrors }]);

    vi.restoreAllMocks();
    await mends?.();
    await comesBy();
    expect(await alarmAt()).toBeLessThanOrEqual(Date.now());
    await runDurableObjectAlarm(account());
    const left = await runInDurableObject(account(), (_, { storage }) => storage.kv.get('setbacks'));
    expect(left).toBeUndefined();
    expect(await operationOf(account(), id)).toMatchObject({ state: 'done' });
  });
});

test('does not ring sooner for a use during the backoff, and rings once an hour when stopped (LEDGER-26)', async () => {
  vi.spyOn(Ledger.prototype, 'recoverLostCalls').mockImplementation(broken);
  await ringFor(26 * hour);
  const before = named('alarm failed').length;
  expect(before).toBe(maxErrors);
  for (let minutes = 0; minutes < 120; minutes += 5) {
    pass(5 * minute);
    await account().requestPolling(signedIn.requester, 'home', [{ kind: 'rename', subjectId: dana.customerId }]);
    if ((await alarmAt()) <= Date.now()) await runDurableObjectAlarm(account());
  }
  expect(named('alarm failed').length - before).toBeLessThanOrEqual(2);
  expect(named('alarm stopped').length).toBe(1 + named('alarm failed').length - before);
});

test('delays no other job when one throws (LEDGER-26)', async () => {
  vi.spyOn(declarationOf('rename'), 'reconcile').mockRejectedValue(new TypeError('broken'));
  await account().requestPolling(signedIn.requester, 'home', [{ kind: 'activation', subjectId: dana.customerId }]);
  await ringFor(hour);
  expect(await count(dana, 'activation.status')).toBe(1);
  expect(named('alarm failed').every((line) => line.kind === 'question about rename')).toBe(true);
});
