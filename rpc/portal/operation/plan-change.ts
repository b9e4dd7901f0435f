import { settlePlanChange } from '../../domain/plan-change.ts';
import type { OperationBehaviour } from './operation.ts';

/**
 * Changes a line's plan, now or with the next bill cycle; settled by the line's plan-change status and the group
 * (portal-1 §4).
 */
export const planChangeOperation: OperationBehaviour<'plan-change'> = {
  asynchronous: true,

  send: (carrier, { lineId, terms }) =>
    carrier.plan.change({ customerId: lineId, newReachPlanId: terms.planId, immediateEffect: terms.when === 'now' }),

  async readBack(carrier, { lineId, terms, sentAt = 0, before = {} }, { groupId }, now) {
    const [status, group] = await Promise.all([
      carrier.customer.planChangeStatus({ customerId: lineId }),
      carrier.customer.group({ groupId }),
    ]);
    if (status.kind !== 'reply' || group.kind !== 'reply') return undefined;
    const line = group.reply.customers.find((one) => one.id === lineId);
    return settlePlanChange({ terms, sentAt, before }, now, status.reply, line);
  },
};
