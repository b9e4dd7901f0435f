import * as z from 'zod/mini';
import { endpoint, resource } from '../endpoint.ts';
import { Id } from '../vocabulary.ts';

export const plan = resource('plan', {
  change: endpoint({
    service: 'auth',
    call: 'POST reachplan/change',
    summary: 'Changes the plan of a line, now or with the next billing cycle; the reply means accepted, not done',
    scope: 'line',
    reconcileWith: ['customer.planChangeStatus', 'customer.group'],
    input: () => z.strictObject({ customerId: Id, newReachPlanId: Id, immediateEffect: z.boolean() }),
    reply: () => z.object({}),
    assumed: { meaning: 'A change for the next cycle shows as amendedReachPlanId on the customer.', emptyReply: true },
  }),
});
