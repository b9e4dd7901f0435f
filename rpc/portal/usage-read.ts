import { customer } from '#contracts/customer/endpoints.ts';
import { usage } from '#contracts/usage/endpoints.ts';
import { billingCyclesOf } from '../domain/billing-cycle.ts';
import { isPending, unwrap } from '../problem.ts';
import { type PortalContext, today } from '../portal-context.ts';
import { maxAge, readOne, readRequest } from '../portal-reads.ts';

/** Returns the read of one line's use in the billing cycle; a secondary may read only their own (TOPUP-11). */
export function currentUsageRead({ viewer }: Pick<PortalContext, 'viewer'>, lineId: string) {
  const customerId = viewer.credentials.isPrimary ? lineId : viewer.actor.customerId;
  return readRequest(usage.current, { customerId }, maxAge.usage);
}

/**
 * Returns the read of the lines' use in the billing cycle. TEMP1 sends the cycle's days, which need the customer first;
 * without the customer it sends none (HOME-12).
 */
export async function usageRead(context: PortalContext) {
  const { viewer, site } = context;
  const { customerId, email } = viewer.actor;
  if (!site.sendsUsageDays) return readRequest(usage.overall, { customerId }, maxAge.usage);
  const me = await readOne(context, readRequest(customer.byUsername, { id: email }, maxAge.customer));
  // Waits for the customer, because a read without the days of the cycle would have to be repeated.
  if (isPending(me)) unwrap(me);
  const cycle = me.kind === 'reply' ? billingCyclesOf(me.reply, today(context))[0] : undefined;
  const days = cycle && { startDate: cycle.start, endDate: cycle.end };
  return readRequest(usage.overall, { customerId, ...days }, maxAge.usage);
}
