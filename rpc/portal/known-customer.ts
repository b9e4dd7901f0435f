import { billing } from '#contracts/billing/endpoints.ts';
import type { LeadPerson } from '#contracts/marketing/vocabulary.ts';
import { leadPersonOf } from '../domain/lead-person.ts';
import type { AccountSnapshot } from '../domain/permission.ts';
import type { PortalContext } from '../portal-context.ts';
import { maxAge, readAll, readRequest } from '../portal-reads.ts';
import { replyOrUndefined } from '../problem.ts';
import { snapshotOf, snapshotReads } from './snapshot.ts';

/**
 * Returns the signed-in customer's data for a lead (SAFETY-13). Auto-pay is the account's: absent for a secondary, and
 * when it could not be read.
 * @throws FaultError or ProblemError when the carrier does not return the customer
 */
export async function leadPerson(context: PortalContext): Promise<LeadPerson> {
  const { actor, credentials } = context.viewer;
  const { customerId } = actor;
  const { me, group, keys, bill } = await readAll(context, {
    ...snapshotReads(context.viewer),
    bill: credentials.isPrimary ? readRequest(billing.customer, { customerId }, maxAge.customer) : undefined,
  });
  return { ...leadPersonOf(snapshotOf(me, group, keys, {})), autoPay: bill && replyOrUndefined(bill)?.isAutoPay };
}

/** Returns the customer for a lead about a refused start; empty without consent (ACTIVATE-26, PORT-22). */
export function leadOf(
  { consents }: PortalContext,
  snapshot: AccountSnapshot,
): { leadEmailId?: string | undefined; leadPerson?: LeadPerson } {
  return consents ? { leadEmailId: snapshot.actor.emailId, leadPerson: leadPersonOf(snapshot) } : {};
}
