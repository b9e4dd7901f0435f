import * as z from 'zod';
import { operation } from './operation.ts';
import { seenOnLine } from './seen-on-line.ts';

/** Pays a line's first month in advance (BILL-11); that it is paid already is as good (BILL-12). */
export const monthInAdvance = operation({
  kind: 'month-in-advance',
  scope: 'line',
  action: 'month-in-advance',
  terms: z.object({ amount: z.number(), totalTax: z.number() }),
  told: ({ amount, totalTax }) => ({ amount: amount + totalTax }),
  send: (carrier, { subjectId, terms: { amount, totalTax } }) =>
    carrier.billing.monthInAdvancePay({ customerId: subjectId, amount: amount / 100, totalTax: totalTax / 100 }),
  fulfilledBy: ['alreadyPaid'],
  readBack: seenOnLine((line) => line.isMonthInAdvancePaid),
});
