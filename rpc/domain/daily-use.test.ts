import { expect, it } from 'vitest';
import { dailyUse, usedADay } from './daily-use.ts';

const cycle = { start: '2026-11-03', end: '2026-11-06' };
const on = (date: string, ...users: [string, number][]) => ({
  date,
  users: users.map(([userId, bytes]) => ({ userId, bytes })),
});

it('returns the line’s usage by day, with 0 on days that the carrier omits (ACCOUNT-4)', () => {
  const days = [on('2026-11-05', ['line-2', 7]), on('2026-11-03', ['line-1', 5], ['line-2', 9])];
  expect(dailyUse(days, 'line-1', cycle, '2026-11-21')).toEqual([
    { day: '2026-11-03', bytes: 5 },
    { day: '2026-11-04', bytes: 0 },
    { day: '2026-11-05', bytes: 0 },
    { day: '2026-11-06', bytes: 0 },
  ]);
});

it.each([
  ['ends today in the current cycle', '2026-11-04', [], ['2026-11-03', '2026-11-04']],
  [
    'has tomorrow when the carrier’s zone is ahead',
    '2026-11-04',
    [on('2026-11-05', ['line-1', 1])],
    ['2026-11-03', '2026-11-04', '2026-11-05'],
  ],
  [
    'has the last day that the carrier tells of, in whichever order it tells',
    '2026-11-04',
    [on('2026-11-06', ['line-1', 1]), on('2026-11-05', ['line-1', 1])],
    ['2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06'],
  ],
  [
    'has no day of the next cycle when the carrier’s zone is ahead',
    '2026-11-04',
    [on('2026-11-07', ['line-1', 1])],
    ['2026-11-03', '2026-11-04'],
  ],
  [
    'has no days of other cycles',
    '2026-11-21',
    [on('2026-11-02', ['line-1', 1]), on('2026-11-07', ['line-1', 1])],
    ['2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06'],
  ],
  ['is empty before the cycle begins', '2026-11-02', [], []],
])('%s', (_, today, days, expected) => {
  expect(dailyUse(days, 'line-1', cycle, today)?.map(({ day }) => day)).toEqual(expected);
});

it('returns undefined when the carrier sends no days (ACCOUNT-12)', () => {
  expect(dailyUse(undefined, 'line-1', cycle, '2026-11-21')).toBeUndefined();
});

it('averages the days before today, which is not over (ACCOUNT-18)', () => {
  const days = [4, 8, 90].map((bytes, index) => ({ day: `2026-11-0${3 + index}`, bytes }));
  expect(usedADay(days, '2026-11-05')).toBe(6);
  expect(usedADay(days, '2026-11-03')).toBeUndefined();
});
