import { config } from '#contracts/config/endpoints.ts';
import { customer } from '#contracts/customer/endpoints.ts';
import { readRequest, maxAge, type PortalContext, readAll } from '../portal-context.ts';
import { assertSession } from '../problem.ts';
import { readingCase } from '../domain/line.ts';

export interface MeModel {
  firstName?: string;
  status?: number;
  simPaid?: boolean;
  isPrimary?: boolean;
  hasShipment?: boolean;
  hasPlan?: boolean;
  /** SERVICE_TAB equals ENABLE (SHELL-6). */
  services: boolean;
}

/**
 * What the header shows of a person; with the carrier down, what is known without it.
 * @throws FaultError when the session is over (SIGNIN-15)
 */
export async function me(context: PortalContext): Promise<MeModel> {
  const [requester, keys] = await readAll(
    context,
    readRequest(customer.byUsername, { id: context.requester.actor.email }, maxAge.customer),
    readRequest(config.keys, {}, maxAge.config),
  );
  assertSession([requester, keys]);
  const services = keys.kind === 'reply' && keys.reply.SERVICE_TAB === 'ENABLE';
  if (requester.kind !== 'reply') return { services };
  const { firstName, status, simPaid, isPrimary, shipmentInfo, reachPlanId } = requester.reply;
  return {
    firstName: firstName ? readingCase(firstName) : undefined,
    status,
    simPaid,
    isPrimary,
    hasShipment: Object.keys(shipmentInfo).length > 0,
    hasPlan: reachPlanId !== undefined,
    services,
  };
}
