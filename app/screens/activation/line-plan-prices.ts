import type { ReplyOf } from '#contracts/endpoint.ts';
import { customer } from '#contracts/customer/endpoints.ts';
import { type PortalContext, readAll, readRequest } from '#rpc/portal-context.ts';
import type { Outcome } from '#rpc/problem.ts';

/** What the carrier said of the prices of the group's lines. */
export type PlanPrices = Outcome<ReplyOf<typeof customer.plan>>;

/** What the plans of the group's lines cost. */
export async function readPlanPrices(context: PortalContext, ageMs: number): Promise<PlanPrices> {
  const { customerId } = context.requester.actor;
  const [plans] = await readAll(context, readRequest(customer.plan, { customerId }, ageMs));
  return plans;
}
