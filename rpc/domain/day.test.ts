import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countDays, dayIn, dayInMonth, daysFrom, shiftDays, shiftMonths, usualTimeZone, utcStamp } from './day.ts';

it.each([
  ['in the evening', '2026-11-23T01:46:00Z', 'America/Chicago', '2026-11-22'],
  ['a minute before midnight', '2026-12-01T05:59:00Z', 'America/Chicago', '2026-11-30'],
  ['a minute after midnight', '2026-12-01T06:01:00Z', 'America/Chicago', '2026-12-01'],
  ['in summer, a minute before midnight', '2026-07-01T04:59:00Z', 'America/Chicago', '2026-06-30'],
  ['at midnight after clocks went forward', '2026-03-09T05:00:00Z', 'America/Chicago', '2026-03-09'],
  ['an hour before midnight of the day on which they go back', '2026-11-02T05:30:00Z', 'America/Chicago', '2026-11-01'],
  ['in the evening of a leap day', '2028-03-01T01:00:00Z', 'America/Chicago', '2028-02-29'],
  ['on the other side of the date line', '2026-11-19T22:00:00Z', 'Pacific/Kiritimati', '2026-11-20'],
])('returns the day of a moment in the customer’s zone: %s (COPY-8)', (_, at, timeZone, day) => {
  expect(dayIn(Date.parse(at), timeZone)).toBe(day);
});

it.each([
  ['Asia/Kathmandu', '2026-11-30T18:14:59Z', '2026-11-30T18:15:00Z'],
  ['Pacific/Chatham', '2026-11-30T10:14:59Z', '2026-11-30T10:15:00Z'],
  ['America/Chicago', '2026-12-01T05:59:59Z', '2026-12-01T06:00:00Z'],
])('the day in %s changes at midnight (COPY-8)', (timeZone, before, midnight) => {
  const days = [before, midnight, before].map((at) => dayIn(Date.parse(at), timeZone));
  expect(days).toEqual(['2026-11-30', '2026-12-01', '2026-11-30']);
});

it('the default zone is Chicago’s (COPY-8)', () => {
  expect(usualTimeZone).toBe('America/Chicago');
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2024-03-31', -1, '2024-02-29'],
  ['2026-05-31', 1, '2026-06-30'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-11-20', -12, '2025-11-20'],
  ['2026-11-20', 0, '2026-11-20'],
])('shiftMonths of %s plus %d months returns %s', (day, months, result) => {
  expect(shiftMonths(day, months)).toBe(result);
});

it.each([
  ['2026-02-28', 1, 31, '2026-03-31'],
  ['2026-02-28', -1, 31, '2026-01-31'],
  ['2026-03-31', -1, 31, '2026-02-28'],
])('%s plus %d months, on day %d, is %s', (day, months, wanted, result) => {
  expect(dayInMonth(day, months, wanted)).toBe(result);
});

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-20', 14, '2026-12-04'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s plus %d days is %s', (day, days, result) => {
  expect(shiftDays(day, days)).toBe(result);
});

it('lists days with the first and the last one', () => {
  expect(daysFrom('2026-11-29', '2026-12-02')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']);
  expect(daysFrom('2026-12-02', '2026-12-02')).toEqual(['2026-12-02']);
  expect(daysFrom('2026-12-02', '2026-12-01')).toEqual([]);
});

it.each([
  ['2026-11-29', '2026-12-02', 4],
  ['2026-12-02', '2026-12-02', 1],
  ['2026-12-02', '2026-12-01', 0],
  ['2026-12-02', '2026-11-01', 0],
  ['2028-02-01', '2028-03-01', 30],
  ['2026-03-01', '2026-03-31', 31],
])('from %s to %s there are %d days', (first, last, count) => {
  expect(countDays(first, last)).toBe(count);
});

it('never returns a later day after months were added and taken off', () => {
  const days = fc.integer({ min: 0, max: 40_000 }).map((count) => shiftDays('1970-01-01', count));
  fc.assert(
    fc.property(days, fc.integer({ min: -240, max: 240 }), (day, months) => {
      const there = shiftMonths(day, months);
      expect(shiftMonths(there, -months) <= day).toBe(true);
      expect(there.slice(8) <= day.slice(8)).toBe(true);
    }),
  );
});

it('writes a moment as calendar files do, without milliseconds (SHELL-42)', () => {
  expect(utcStamp(Date.parse('2026-11-25T14:30:00.123Z'))).toBe('20261125T143000Z');
});
