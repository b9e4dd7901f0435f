import { config } from '#contracts/config/endpoints.ts';
import { customer } from '#contracts/customer/endpoints.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { PortalContext } from '../portal-context.ts';
import { readRequest, maxAge, readAll } from '../portal-reads.ts';
import { assertSession, type Outcome } from '../problem.ts';
import { nameOf, readingCase, isOfCategory } from '../domain/line.ts';

export interface MeModel {
  firstName?: string;
  status?: number;
  simPaid?: boolean;
  isPrimary?: boolean;
  /** Name of the account holder, for a secondary (COPY-7). */
  holder?: string;
  /** Category TEST: Home leads straight to activation (SIGNIN-8). */
  isTest?: boolean;
  /** An order was or is being shipped to this customer. */
  hasShipment?: boolean;
  hasPlan?: boolean;
  /** The carrier's SERVICE_TAB is ENABLE, so the header links to Services (SHELL-6). */
  services: boolean;
}

/**
 * Returns the header's data of a person; without the carrier's part while it is down.
 * @throws FaultError when the session is over (SIGNIN-15)
 */
export async function loadMe(context: PortalContext): Promise<MeModel> {
  const { actor, credentials } = context.viewer;
  const { groupId } = actor;
  const { requester, keys, group } = await readAll(context, {
    requester: readRequest(customer.byUsername, { id: actor.email }, maxAge.customer),
    keys: readRequest(config.keys, {}, maxAge.config),
    group: credentials.isPrimary ? undefined : readRequest(customer.group, { groupId }, maxAge.customer),
  });
  assertSession([requester, keys]);
  const services = keys.kind === 'reply' && keys.reply.SERVICE_TAB === 'ENABLE';
  if (requester.kind !== 'reply') return { services };
  const { firstName, status, simPaid, isPrimary, category, shipmentInfo, reachPlanId } = requester.reply;
  return {
    firstName: firstName ? readingCase(firstName) : undefined,
    status,
    simPaid,
    isPrimary,
    isTest: isOfCategory({ category }, 'TEST'),
    holder: holderIn(group),
    hasShipment: Object.keys(shipmentInfo).length > 0,
    hasPlan: reachPlanId !== undefined,
    services,
  };
}

function holderIn(group: Outcome<{ customers: Customer[] }> | undefined): string | undefined {
  const holder = group?.kind === 'reply' ? group.reply.customers.find(({ isPrimary }) => isPrimary) : undefined;
  return holder && nameOf(holder);
}
