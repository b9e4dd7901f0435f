import { expect, test } from 'vitest';
import { sampleTerms, secret } from '../testing/sample-terms.ts';
import { activitySummaryOf, operationKinds } from './operations.ts';

test.each(operationKinds)('the activity summary of a %s has no secret of its terms (ACTIVITY-3)', (kind) => {
  const summary = activitySummaryOf({ kind, terms: sampleTerms[kind] });
  expect(summary.kind).toBe(kind);
  expect(JSON.stringify(summary)).not.toContain(secret);
});

test('a month in advance is told with its tax', () => {
  const terms = { amount: 2500, totalTax: 156 };
  expect(activitySummaryOf({ kind: 'month-in-advance', terms })).toEqual({ kind: 'month-in-advance', amount: 2656 });
});
