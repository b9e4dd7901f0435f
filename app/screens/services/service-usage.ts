import { service } from '#contracts/service/endpoints.ts';
import type { ServiceType } from '#contracts/service/vocabulary.ts';
import { type CalledCountry, callsIn, roamingIn, type RoamingUse } from '#rpc/domain/service.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { maxAge, readOne, readRequest } from '#rpc/portal-reads.ts';
import { replyOrUndefined } from '#rpc/problem.ts';
import { findLine, type FullSnapshot } from '#rpc/portal/snapshot.ts';
import { type CyclePlace, placeOf, usedLineIn } from '#rpc/portal/usage-history.ts';

/** A line's usage of a service in one of its billing cycles. */
export interface ServiceUsage extends CyclePlace {
  ref: string;
  /** Absent when the carrier returned none; empty when nothing was used. */
  use?: { roaming?: RoamingUse; calls?: CalledCountry[] };
}

/**
 * The usage history of a line, opened at a billing cycle; the present one for a day on which none begins (SERVICE-26).
 * @throws NOT_FOUND for a line that this person may not see
 */
export async function readServiceUsage(
  context: PortalContext,
  snapshot: FullSnapshot,
  { service: type, usage: ref, cycle }: { service: ServiceType; usage: string; cycle: string | undefined },
): Promise<ServiceUsage> {
  const { lineId } = await findLine(context, ref);
  const line = usedLineIn(snapshot, lineId);
  const { found: _, ...place } = placeOf(line, cycle, today(context));
  return { ref, ...place, use: await usageIn(context, type, lineId, place) };
}

async function usageIn(
  context: PortalContext,
  type: ServiceType,
  customerId: string,
  { cycle }: CyclePlace,
): Promise<ServiceUsage['use']> {
  if (type === 'ILD') {
    const outcome = await readOne(context, readRequest(service.ildUsage, { customerId }, maxAge.usage));
    const usage = replyOrUndefined(outcome);
    return usage && { calls: callsIn(usage, cycle) };
  }
  const target = type === 'IR' ? service.irUsage : service.drUsage;
  const outcome = await readOne(context, readRequest(target, { customerId }, maxAge.usage));
  const usage = replyOrUndefined(outcome);
  return usage && { roaming: roamingIn(usage, cycle) };
}
