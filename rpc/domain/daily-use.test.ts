import { expect, it } from 'vitest';
import { dailyUse } from './daily-use.ts';

const cycle = { start: '2026-11-03', end: '2026-11-06' };
const on = (date: string, ...users: [string, number][]) => ({
  date,
  users: users.map(([userId, bytes]) => ({ userId, bytes })),
});

it('is the line’s own, in the order of the days, with nothing on days that are left out', () => {
  const days = [on('2026-11-05', ['line-2', 7]), on('2026-11-03', ['line-1', 5], ['line-2', 9])];
  expect(dailyUse(days, 'line-1', cycle, '2026-11-21')).toEqual([
    { day: '2026-11-03', bytes: 5 },
    { day: '2026-11-04', bytes: 0 },
    { day: '2026-11-05', bytes: 0 },
    { day: '2026-11-06', bytes: 0 },
  ]);
});

it.each([
  ['ends today in the present cycle', '2026-11-04', [], ['2026-11-03', '2026-11-04']],
  [
    'has tomorrow where the carrier is there already',
    '2026-11-04',
    [on('2026-11-05', ['line-1', 1])],
    ['2026-11-03', '2026-11-04', '2026-11-05'],
  ],
  [
    'is of this cycle alone',
    '2026-11-21',
    [on('2026-11-02', ['line-1', 1]), on('2026-11-07', ['line-1', 1])],
    ['2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06'],
  ],
  ['is empty before the cycle begins', '2026-11-02', [], []],
])('%s', (_, today, days, expected) => {
  expect(dailyUse(days, 'line-1', cycle, today)?.map(({ day }) => day)).toEqual(expected);
});

it('is not known where the carrier tells no days', () => {
  expect(dailyUse(undefined, 'line-1', cycle, '2026-11-21')).toBeUndefined();
});
