import { billing } from '#contracts/billing/endpoints.ts';
import type { LeadPerson } from '#contracts/marketing/vocabulary.ts';
import { leadPersonOf } from '../domain/lead-person.ts';
import type { AccountSnapshot } from '../domain/permission.ts';
import type { PortalContext } from '../portal-context.ts';
import { maxAge, readAll, readRequest } from '../portal-reads.ts';
import { replyOrUndefined } from '../problem.ts';
import { snapshotOf, snapshotReads } from './snapshot.ts';

/**
 * What the marketing system may know of the signed-in customer, for a lead (SAFETY-13). Auto-pay is the
 * account's; of a secondary, and where it could not be read, nothing is said of it.
 * @throws FaultError or ProblemError when the carrier does not tell who it is
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

/** Who may be told of when a start is refused, by what is at hand: nobody without consent (ACTIVATE-26, PORT-22). */
export function leadOf(
  { consents }: PortalContext,
  snapshot: AccountSnapshot,
): { leadEmailId?: string | undefined; leadPerson?: LeadPerson } {
  return consents ? { leadEmailId: snapshot.actor.emailId, leadPerson: leadPersonOf(snapshot) } : {};
}
