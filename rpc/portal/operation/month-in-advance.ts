import { onLine } from './on-line.ts';

/** Pays a line's first month in advance; that it is paid already is as good (portal-2 §4). */
export const monthInAdvanceOperation = onLine<'month-in-advance'>({
  send: (carrier, { lineId, terms: { amount, totalTax } }) =>
    carrier.billing.monthInAdvancePay({ customerId: lineId, amount: amount / 100, totalTax: totalTax / 100 }),
  fulfilledBy: ['alreadyPaid'],
  isApplied: (line) => line.isMonthInAdvancePaid,
});
