import { expect, test } from 'vitest';
import type { DailyUsage } from '#contracts/usage/vocabulary.ts';
import type { Outcome } from '../problem.ts';
import { reply } from '../testing/fake-account.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { cycleUse, placeOf } from './usage-history.ts';

const cycle = { start: '2026-10-20', end: '2026-11-19' };
const [dana, ana] = [lineOf(1), lineOf(2)];
const users = [
  { userId: ana.id, bytes: 7, maxBytes: 10 },
  { userId: dana.id, bytes: 3, maxBytes: 10 },
];

const read = (some = users) =>
  reply({ billStartDate: cycle.start, billEndDate: cycle.end, users: some, days: [] }) as Outcome<DailyUsage>;

test.each([
  [dana, 3],
  [ana, 7],
])('returns the line’s own use in a cycle, not that of another line', (line, usedBytes) => {
  expect(cycleUse(read(), line, cycle, '2026-11-19')).toMatchObject({ used: { usedBytes } });
});

test('returns undefined for a line that the carrier leaves out', () => {
  expect(cycleUse(read(users.slice(0, 1)), dana, cycle, '2026-11-19')).toBeUndefined();
});

test('lists the cycles of a year without the day of the activation, and calls none the first (ACCOUNT-2)', () => {
  const dates = { billStartDate: '2026-11-03', billEndDate: '2026-12-02' };
  const at = (start: string, own: object = {}) =>
    placeOf(lineOf(1, { ...dates, activationDate: undefined, ...own }), start, '2026-11-20');
  expect(at('2026-11-03')).toMatchObject({ previous: '2026-10-03', isCut: true });
  expect(at('2025-11-03')).toMatchObject({ found: true, previous: undefined, isCut: true });
  expect(at('2025-10-03').found).toBe(false);
  const first = at('2026-10-03', { activationDate: '2026-10-20' });
  expect(first).toMatchObject({ found: true, previous: undefined });
  expect(first).not.toHaveProperty('isCut');
});
