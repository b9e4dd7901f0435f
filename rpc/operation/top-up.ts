import { dayIn, shiftDays, usualTimeZone } from '../domain/day.ts';
import { reconcileTopUp, TopUpBaseline, TopUpOrder } from '../domain/top-up.ts';
import { type OnBill, operation } from './operation.ts';

/** Buys extra data for a line (TOPUP-5). Reconciled by the line's top-up status and the group's history (TOPUP-6). */
export const topUp = operation({
  kind: 'top-up',
  costs: true,
  notify: { topic: 'data' },
  scope: 'line',
  action: 'add-data',
  terms: TopUpOrder,
  baseline: TopUpBaseline,
  summary: ({ gigabytes, charge, tax = 0, nextBill }): OnBill & { gigabytes: number; charge: number } => ({
    gigabytes,
    charge: charge + tax,
    billDay: nextBill,
  }),
  isAsynchronous: true,

  send: (carrier, { subjectId, terms }) =>
    carrier.topup.create({
      customerId: subjectId,
      totalData: terms.gigabytes,
      taxInfo: { customerId: terms.payerId },
    }),

  async reconcile(
    carrier,
    { subjectId, terms, sentAt = 0, baseline = { purchases: 0, askedAt: sentAt } },
    { groupId },
    now,
  ) {
    const [status, history] = await Promise.all([
      carrier.customer.topUpStatus({ customerId: subjectId }),
      carrier.topup.group({ groupId, ...historyAround(baseline.askedAt ?? sentAt) }),
    ]);
    if (status.kind !== 'reply' || history.kind !== 'reply') return undefined;
    const order = { lineId: subjectId, gigabytes: terms.gigabytes, sentAt, baseline };
    return reconcileTopUp(order, now, status.reply, history.reply.purchases);
  },

  async pollExternal(carrier, lineId) {
    const status = await carrier.customer.topUpStatus({ customerId: lineId });
    if (status.kind !== 'reply') return undefined;
    return { state: status.reply.status, settled: status.reply.status !== 'IN_PROGRESS' };
  },
});

/**
 * Returns the days of purchase history to compare before and after the write. The range is wide, because the carrier's
 * days may be in another time zone.
 * @param at epoch milliseconds of the first read
 */
export function historyAround(at: number): { startDate: string; endDate: string } {
  const day = dayIn(at, usualTimeZone);
  return { startDate: shiftDays(day, -2), endDate: shiftDays(day, 4) };
}
