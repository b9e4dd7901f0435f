import { customer } from '#contracts/customer/endpoints.ts';
import { usage } from '#contracts/usage/endpoints.ts';
import { billingCyclesOf } from '../domain/billing-cycle.ts';
import { dayOf } from '../domain/day.ts';
import { maxAge, type PortalContext, readAll, readRequest } from '../portal-context.ts';

/**
 * The read of what the lines used in the billing cycle. TEMP1 sends the cycle's days, which take the customer first;
 * where that cannot be read, it is asked without them (HOME-12).
 */
export async function usageRead(context: PortalContext) {
  const { requester, site, now } = context;
  const { customerId, email } = requester.actor;
  if (!site.sendsUsageDays) return readRequest(usage.overall, { customerId }, maxAge.usage);
  const [me] = await readAll(context, readRequest(customer.byUsername, { id: email }, maxAge.customer));
  const cycle = me.kind === 'reply' ? billingCyclesOf(me.reply, dayOf(now()))[0] : undefined;
  const days = cycle && { startDate: cycle.start, endDate: cycle.end };
  return readRequest(usage.overall, { customerId, ...days }, maxAge.usage);
}
