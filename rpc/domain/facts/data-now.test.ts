import type { CycleUsage } from '#contracts/usage/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import type { CustomerDraft } from '../../testing/fake-customer.ts';
import { lineOf } from '../../testing/fake-customer.ts';
import { nonPay } from '../../testing/line-drafts.ts';
import { type DataNow, dailyPace, dataNow, dataServiceOf, isDataPaused, leftAfter, needsUsage } from './data-now.ts';
import type { Read } from './read.ts';

const today = '2026-11-28';
const dates = { nextBillingDate: '2026-12-10' };
const installed = { esim: true, eSimSetup: true };
const gigabyte = 1024 ** 3;

/** @param used gigabytes of 5; undefined where the usage could not be read */
function stateOf(draft: CustomerDraft, used: number | undefined, isUnlimited = false, maxGigabytes = 5): DataNow {
  const line = lineOf(1, { ...dates, ...draft });
  const users = [
    { userId: 'line-9', bytes: 0, maxBytes: gigabyte },
    { userId: line.id, bytes: (used ?? 0) * gigabyte, maxBytes: maxGigabytes * gigabyte },
  ];
  const usage: Read<CycleUsage> =
    used === undefined
      ? { kind: 'unreadable' }
      : { kind: 'known', value: { billStartDate: '2026-11-10', billEndDate: '2026-12-09', users } };
  return dataNow({ line, primary: line, usage, isUnlimited, today });
}

describe('the state of a line’s data (LINE-46)', () => {
  const slow = { isThrottled: true };
  const paused = { isDataCutoff: true };
  test.each<[name: string, kind: DataNow['kind'], draft: CustomerDraft, used: number | undefined, unlimited?: boolean]>(
    [
      ['before activation', 'no-service', { status: 0 }, undefined],
      ['a number transfer', 'no-service', { status: 9, ...paused }, 1],
      ['disconnected', 'no-service', { status: 4 }, 1],
      ['suspended', 'suspended', { status: 3, ...paused, ...slow }, 1],
      ['eSIM not set up', 'not-installed', { esim: true, ...paused, ...slow }, 5],
      ['eSIM not set up, usage unread', 'not-installed', { esim: true }, undefined],
      ['paused', 'paused', { ...paused, ...slow }, 5],
      ['paused eSIM, usage unread', 'paused', { ...installed, ...paused }, undefined],
      ['unlimited', 'unlimited', {}, 4.9, true],
      ['unlimited, full speed used', 'slowed', {}, 5, true],
      ['unlimited, slowed by the carrier', 'slowed', slow, 1, true],
      ['data left', 'usable', {}, 4.9],
      ['data left, marked as slowed', 'usable', slow, 4.9],
      ['nothing left, slowed', 'slowed', slow, 5.4],
      ['nothing left', 'used-up', {}, 5],
      ['usage unread, slowed', 'slowed', slow, undefined],
      ['usage unread', 'unread', {}, undefined],
    ],
  )('%s: %s', (_, kind, draft, used, unlimited) => {
    expect(stateOf(draft, used, unlimited).kind).toBe(kind);
  });

  test('has no limit when the carrier names none (LINE-43)', () => {
    expect(stateOf({}, 3, false, 0).kind).toBe('unlimited');
  });

  test('keeps the reason of a suspension (LINE-2)', () => {
    expect(stateOf({ status: 3, meta: nonPay }, 1)).toEqual({ kind: 'suspended', isNonPay: true });
  });

  test('has the day on which the data begins anew, with or without the usage (ACCOUNT-20)', () => {
    expect(stateOf({ isThrottled: true }, undefined)).toMatchObject({ until: '2026-12-10' });
    expect(stateOf({ isThrottled: true }, 5)).toMatchObject({ until: '2026-12-10' });
    for (const draft of [{}, { nextBillingDate: undefined }])
      expect(stateOf(draft, 1)).toMatchObject({ left: { resetsOn: '2026-12-10', daysLeft: 12 } });
  });

  test('is known on the last day of the cycle that the carrier returns (ACCOUNT-20)', () => {
    const line = lineOf(1, dates);
    const users = [{ userId: line.id, bytes: 1, maxBytes: 2 }];
    const usage = { billStartDate: '2026-10-29', billEndDate: today, users };
    const data = dataNow({ line, primary: line, usage: { kind: 'known', value: usage }, isUnlimited: false, today });
    expect(data.kind).toBe('usable');
  });

  test('is unread while the carrier returns the previous cycle (ACCOUNT-20)', () => {
    const line = lineOf(1, dates);
    const users = [{ userId: line.id, bytes: 1, maxBytes: 2 }];
    const usage = { billStartDate: '2026-10-10', billEndDate: '2026-11-09', users };
    const data = dataNow({ line, primary: line, usage: { kind: 'known', value: usage }, isUnlimited: false, today });
    expect(data).toEqual({ kind: 'unread' });
  });

  test.each<[kind: DataNow['kind'], draft: CustomerDraft]>([
    ['unread', {}],
    ['paused', paused],
    ['not-installed', { esim: true }],
    ['slowed', slow],
  ])('%s is still loading while the usage is read (HTTP-25)', (kind, draft) => {
    const line = lineOf(1, draft);
    const data = dataNow({ line, primary: line, usage: { kind: 'loading' }, isUnlimited: false, today });
    expect(data).toMatchObject({ kind, isLoading: true });
  });
});

test.each<[name: string, state: DataNow, gigabytesForDays: number | undefined]>([
  ['3 GB for 12 days', stateOf({}, 2), 3],
  ['0.5 GB for 12 days', stateOf({}, 4.5), 0.5],
  ['marked as slowed, 1 GB left', stateOf({ isThrottled: true }, 4), 1],
  ['nothing left', stateOf({}, 5), undefined],
  ['more than all used', stateOf({ isThrottled: true }, 5.4), undefined],
  ['paused', stateOf({ isDataCutoff: true }, 2), undefined],
  ['suspended', stateOf({ status: 3 }, 2), undefined],
  ['unlimited', stateOf({}, 2, true), undefined],
])('the pace is the data left by the days left, today included: %s (ACCOUNT-18)', (_, state, gigabytes) => {
  expect(dailyPace(state)).toBe(gigabytes && (gigabytes * gigabyte) / 12);
});

test.each<[name: string, state: DataNow, left: number | undefined, of?: number]>([
  ['2 of 5 GB used', stateOf({}, 2), 5, 7],
  ['all used', stateOf({}, 5), 2, 7],
  ['more than all used', stateOf({}, 9), 0, 7],
  ['paused', stateOf({ isDataCutoff: true }, 2), 5, 7],
  ['unlimited', stateOf({}, 2, true), undefined],
  ['without a limit', stateOf({}, 2, false, 0), undefined],
  ['unread', stateOf({}, undefined), undefined],
  ['suspended', stateOf({ status: 3 }, 2), undefined],
])('has the data after 2 GB more: %s (TOPUP-14)', (_, state, left, of = 0) => {
  const after = leftAfter(state, 2 * gigabyte);
  const expected = { leftBytes: (left ?? 0) * gigabyte, maxBytes: of * gigabyte };
  if (left === undefined) expect(after).toBeUndefined();
  else expect(after).toMatchObject(expected);
});

test.each([
  [{ isThrottled: true }, true],
  [{ isThrottled: true, status: 3 }, false],
  [{}, false],
])('only the usage shows whether a line is slow: %o, %s (LINE-46)', (draft, isNeeded) => {
  expect(needsUsage(lineOf(1, draft))).toBe(isNeeded);
});

test.each([
  ['suspended', true, 'suspended'],
  ['suspended', false, 'suspended'],
  ['active', true, 'paused'],
  ['active', false, 'on'],
] as const)(
  'the switch of a line that is %s, paused: %s, comes to %s (ACCOUNT-8, LINE-46)',
  (state, isPaused, comesTo) => {
    expect(isDataPaused({ isDataCutoff: isPaused })).toBe(isPaused);
    expect(dataServiceOf(state, isPaused)).toBe(comesTo);
  },
);
