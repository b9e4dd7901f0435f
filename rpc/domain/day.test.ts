import { expect, test } from 'vitest';
import { dayOf, shiftDays, shiftMonths } from './day.ts';

test('the day of a point in time', () => {
  expect(dayOf(Date.parse('2026-11-20T23:59:59Z'))).toBe('2026-11-20');
});

test.each([
  ['2026-11-20', 14, '2026-12-04'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days: %s', (day, days, then) => {
  expect(shiftDays(day, days)).toBe(then);
});

test.each([
  ['2026-11-20', -12, '2025-11-20'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-03-31', -1, '2024-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
])('%s and %i months: %s', (day, months, then) => {
  expect(shiftMonths(day, months)).toBe(then);
});
