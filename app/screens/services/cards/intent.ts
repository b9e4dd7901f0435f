import { type ServiceType, serviceTypes } from '#contracts/service/vocabulary.ts';
import { isAccountDisabled } from '#rpc/domain/permission.ts';
import { isOffered } from '#rpc/domain/service.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { readSnapshot } from '#rpc/portal/snapshot.ts';
import { assertServices, needsTalk } from '../service-reads.ts';

export interface ServicesModel {
  cards: { service: ServiceType; offered: boolean }[];
  disabled: boolean;
  letsTalk: boolean;
}

/** The three services (SERVICE-2). @throws NOT_FOUND while the carrier has them closed */
export async function servicesPage(context: PortalContext): Promise<ServicesModel> {
  const snapshot = await readSnapshot(context);
  assertServices(snapshot);
  return {
    cards: serviceTypes.map((service) => ({ service, offered: isOffered(service, snapshot.config) })),
    disabled: isAccountDisabled(snapshot),
    letsTalk: needsTalk(snapshot),
  };
}
