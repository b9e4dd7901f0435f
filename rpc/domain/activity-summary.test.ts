import { expect, test } from 'vitest';
import { activitySummaryOf } from './activity-summary.ts';
import { type OperationKind, operationKinds, type OperationTerms } from './operation.ts';

const secret = 'never-shown';

/** Terms of each kind; what nobody may read over a shoulder is marked. */
const terms: { [K in OperationKind]: OperationTerms[K] } = {
  'top-up': { gigabytes: 2, charge: 1000, payerId: secret },
  'plan-change': {
    planId: secret,
    planName: 'Best Fit 10GB',
    fromPlanId: secret,
    fromPlanName: 'Best Fit 5GB',
    occurrence: 1,
    direction: 'upgrade',
    when: 'now',
    prices: [],
  },
  'data-service': { pause: true, primaryId: secret },
  'line-name': { firstName: secret, lastName: secret },
  'auto-top-up': { enabled: true },
  'payment-page': { emailId: secret, redirectUrl: secret },
  'promise-to-pay': { day: '2026-12-01', amount: 2656 },
  'month-in-advance': { amount: 2500, totalTax: 156 },
  'invoice-mail': { emailId: secret, invoiceUrl: secret, invoiceType: 'MONTHLY', invoiceDate: '2026-11-03' },
  'account-lock': { lockStatus: 'ACC_LOCK' },
};

test.each(operationKinds)('%s is told without anything sensitive', (kind) => {
  const summary = activitySummaryOf({ kind, terms: terms[kind] });
  expect(summary.kind).toBe(kind);
  expect(JSON.stringify(summary)).not.toContain(secret);
});

test('a month in advance is told with its tax', () => {
  expect(activitySummaryOf({ kind: 'month-in-advance', terms: terms['month-in-advance'] })).toEqual({
    kind: 'month-in-advance',
    amount: 2656,
  });
});
