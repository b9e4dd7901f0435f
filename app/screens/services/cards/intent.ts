import { type ServiceType, serviceTypes } from '#contracts/service/vocabulary.ts';
import { disabledOf } from '#rpc/domain/permission.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { readAllWithView } from '#rpc/portal-reads.ts';
import type { LineName } from '#rpc/portal/line-name.ts';
import { readOf, valueOf } from '#rpc/domain/facts/read.ts';
import { snapshotOf, snapshotReads } from '#rpc/portal/snapshot.ts';
import { serviceLines } from '../service-lines.ts';
import { assertServices, isServiceClosed, needsTalk, statusRead } from '../service-reads.ts';

export interface ServiceOfCard {
  service: ServiceType;
  offered: boolean;
  /** The lines on which it is on, and the number of lines that can have it; absent when the carrier returned none. */
  on?: { lines: LineName[]; of: number };
}

export interface ServicesModel {
  cards: ServiceOfCard[];
  disabled?: ReturnType<typeof disabledOf>;
  letsTalk: boolean;
}

/** The three services, and on how many lines each is on (SERVICE-2). @throws NOT_FOUND while they are closed */
export async function loadServices(context: PortalContext): Promise<ServicesModel> {
  const { viewer } = context;
  const { outcomes, view } = await readAllWithView(context, {
    ...snapshotReads(viewer),
    status: statusRead(viewer),
  });
  const { me, group, keys } = outcomes;
  const snapshot = snapshotOf(me, group, keys, context);
  assertServices(snapshot);
  const status = readOf(outcomes.status);
  const cardOf = (service: ServiceType): ServiceOfCard => {
    const lines = serviceLines({ service, snapshot, status, view }).filter(({ enabled }) => enabled.kind === 'known');
    return {
      service,
      offered: !isServiceClosed(snapshot, service),
      ...(lines.length > 0 && { on: { lines: lines.filter(({ enabled }) => valueOf(enabled)), of: lines.length } }),
    };
  };
  return {
    cards: serviceTypes.map(cardOf),
    disabled: disabledOf(snapshot),
    letsTalk: needsTalk(snapshot),
  };
}
