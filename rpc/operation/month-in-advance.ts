import * as z from 'zod/mini';
import { ChargedCard } from '../domain/charged-card.ts';
import { operation } from './operation.ts';
import { reconcileByLine } from './reconcile.ts';

/** Pays a line's first month in advance (BILL-11). A month that is paid already counts as success (BILL-12). */
export const monthInAdvance = operation({
  kind: 'month-in-advance',
  costs: true,
  notify: { topic: 'payment' },
  scope: 'line',
  action: 'month-in-advance',
  /** The card is the default one at the time of the write: a receipt must not name a later one (MONEY-1). */
  terms: z.object({ amount: z.number(), totalTax: z.number(), card: z.optional(ChargedCard) }),
  summary: ({ amount, totalTax }) => ({ amount: amount + totalTax }),
  send: (carrier, { subjectId, terms: { amount, totalTax } }) =>
    carrier.billing.monthInAdvancePay({ customerId: subjectId, amount: amount / 100, totalTax: totalTax / 100 }),
  succeedsOn: ['alreadyPaid'],
  reconcile: reconcileByLine((line) => line.isMonthInAdvancePaid),
});
