import { dayOf, oneDay } from '../../domain/day.ts';
import { settleTopUp } from '../../domain/top-up.ts';
import type { OperationBehaviour } from './operation.ts';

/** Buys extra data; settled by the line's top-up status and the group's history (portal-1 §4). */
export const topUpOperation: OperationBehaviour<'top-up'> = {
  asynchronous: true,

  send: (carrier, { lineId, terms }) =>
    carrier.topup.create({ customerId: lineId, totalData: terms.gigabytes, taxInfo: { customerId: terms.payerId } }),

  async readBack(carrier, { lineId, terms, sentAt = 0, before = { purchases: 0 } }, { groupId }, now) {
    const [status, history] = await Promise.all([
      carrier.customer.topUpStatus({ customerId: lineId }),
      carrier.topup.group({ groupId, ...historyAround(sentAt) }),
    ]);
    if (status.kind !== 'reply' || history.kind !== 'reply') return undefined;
    return settleTopUp(
      { lineId, gigabytes: terms.gigabytes, sentAt, before },
      now,
      status.reply,
      history.reply.purchases,
    );
  },
};

/**
 * The days whose purchases are compared: wide, because the carrier's days may be another zone's, and the same before
 * and after.
 */
export function historyAround(sentAt: number): { startDate: string; endDate: string } {
  return { startDate: dayOf(sentAt - 2 * oneDay), endDate: dayOf(sentAt + 4 * oneDay) };
}
