import { isolated } from '../domain/isolated.ts';
import { PlanChangeBaseline, PlanChangeOrder, reconcilePlanChange } from '../domain/plan-change.ts';
import { firstMinute } from '../domain/polling.ts';
import { operation } from './operation.ts';

/** Changes a line's plan, now or with the next billing cycle (PLAN-13). */
export const planChange = operation({
  kind: 'plan-change',
  costs: true,
  notify: { topic: 'plan' },
  scope: 'line',
  action: 'change-plan',
  // Polls every 3 seconds in the first minute, then every 15 (POLL-3).
  poll: firstMinute(3, 15),
  terms: PlanChangeOrder,
  baseline: PlanChangeBaseline,
  summary: ({ planName, when }) => ({ planName: isolated(planName), when }),
  isAsynchronous: true,

  send: (carrier, { subjectId, terms }) =>
    carrier.plan.change({
      customerId: subjectId,
      newReachPlanId: terms.planId,
      immediateEffect: terms.when === 'now',
    }),

  async reconcile(carrier, { subjectId, terms, sentAt = 0, baseline = {} }, { groupId }, now) {
    const [status, group] = await Promise.all([
      carrier.customer.planChangeStatus({ customerId: subjectId }),
      carrier.customer.group({ groupId }),
    ]);
    if (status.kind !== 'reply' || group.kind !== 'reply') return undefined;
    const line = group.reply.customers.find(({ id }) => id === subjectId);
    return reconcilePlanChange({ terms, sentAt, baseline }, now, status.reply, line);
  },

  async pollExternal(carrier, lineId) {
    const status = await carrier.customer.planChangeStatus({ customerId: lineId });
    if (status.kind !== 'reply') return undefined;
    return { state: status.reply.status, settled: status.reply.status !== 'IN_PROGRESS' };
  },
});
