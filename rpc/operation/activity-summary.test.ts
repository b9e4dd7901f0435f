import { expect, test } from 'vitest';
import { sampleTerms, secret } from '../testing/sample-terms.ts';
import { activitySummaryOf, operationKinds } from './operations.ts';

const newLine = { firstName: 'ANA', lastName: 'REYES', sim: 'esim', occurrence: 2 } as const;

test.each(operationKinds)('the activity summary of a %s has no secret of its terms (ACTIVITY-3)', (kind) => {
  const summary = activitySummaryOf({ kind, terms: sampleTerms[kind] });
  expect(summary.kind).toBe(kind);
  expect(JSON.stringify(summary)).not.toContain(secret);
});

test('has the amount of the receipt with its tax (MONEY-1)', () => {
  const terms = { amount: 2500, totalTax: 156 };
  expect(activitySummaryOf({ kind: 'month-in-advance', terms })).toEqual({ kind: 'month-in-advance', amount: 2656 });
  const topUp = { gigabytes: 2, charge: 1000, payerId: 'line-1' };
  const toldOf = (tax?: number) => activitySummaryOf({ kind: 'top-up', terms: { ...topUp, tax } });
  expect([toldOf(63), toldOf()]).toMatchObject([{ charge: 1063 }, { charge: 1000 }]);
  const order = { ...sampleTerms['add-line'], lines: [{ ...newLine, price: 1500 }], monthlyTax: 94 };
  expect(activitySummaryOf({ kind: 'add-line', terms: order })).toMatchObject({ monthly: 1594 });
});
