import { expect, test } from 'vitest';
import type { Plan } from '#contracts/catalog/vocabulary.ts';
import { lineOf } from '../../testing/fake-customer.ts';
import { busiestOf, monthsBefore, planScaleOf } from './month-use.ts';

const gigabyte = 1024 ** 3;
const monthOf = (start: string, gigabytes: number) => ({ start, end: start, bytes: gigabytes * gigabyte });
const months = [monthOf('2026-10-10', 3), monthOf('2026-09-10', 7), monthOf('2026-08-10', 7)];

test.each([
  ['2026-01-05', ['2026-10-10', '2026-09-10', '2026-08-10']],
  ['2026-09-10', ['2026-10-10', '2026-09-10']],
  ['2026-09-11', ['2026-10-10']],
  [undefined, []],
])('judges whole months in service: activated on %s (PLAN-25)', (activationDate, starts) => {
  const line = lineOf(1, { activationDate, nextBillingDate: '2026-12-10' });
  expect(monthsBefore(line, '2026-11-28').map(({ start }) => start)).toEqual(starts);
});

test('finds the month with the most use, the latest of equal ones (PLAN-25)', () => {
  expect(busiestOf(months)).toBe(months[1]);
  expect(busiestOf(months.toReversed())).toBe(months[2]);
  expect(busiestOf([])).toBeUndefined();
});

test('scales bars to the largest plan with a limit (PLAN-25)', () => {
  const plans = [{ planData: 5 }, { planData: 15 }, { planData: 99, isUnlimited: true }, {}] as Plan[];
  expect(planScaleOf(plans, months)).toEqual({ largest: 15, used: 7 });
  expect(planScaleOf([], [])).toEqual({ largest: 0, used: undefined });
});
