import type { OperationTerms } from '../operation/operations.ts';

/** Is in every term of `sampleTerms` that activity pages may not tell. */
export const secret = 'SECRET';

/** Terms of each kind. */
export const sampleTerms: OperationTerms = {
  'top-up': { gigabytes: 2, charge: 1000, payerId: 'SECRET-PAYER' },
  'plan-change': {
    planId: 'SECRET-PLAN',
    planName: 'Large',
    fromPlanId: 'SECRET-FROM',
    fromPlanName: 'Small',
    occurrence: 2,
    direction: 'upgrade',
    when: 'now',
    prices: [],
  },
  'data-service': { pause: true, primaryId: 'SECRET-PRIMARY' },
  rename: { firstName: 'SECRETA', lastName: 'SECRETO' },
  'auto-top-up': { enabled: true },
  'payment-page': { emailId: 'SECRET@example.test', redirectUrl: 'https://SECRET.example/page' },
  'promise-to-pay': { day: '2026-12-01', amount: 4500 },
  'month-in-advance': { amount: 2500, totalTax: 156 },
  'email-bill': {
    emailId: 'SECRET@example.test',
    invoiceUrl: 'https://SECRET.example/bill.pdf',
    invoiceType: 'MONTHLY',
    invoiceDate: '2026-11-03',
  },
  'account-lock': { lockStatus: 'ACC_LOCK' },
};
