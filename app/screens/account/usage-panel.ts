import { topup } from '#contracts/topup/endpoints.ts';
import type { Purchase } from '#contracts/topup/vocabulary.ts';
import { usedADay } from '#rpc/domain/daily-use.ts';
import type { Day } from '#rpc/domain/day.ts';
import type { DataNow } from '#rpc/domain/facts/data-now.ts';
import { mapRead, type Read, valueOf } from '#rpc/domain/facts/read.ts';
import { can } from '#rpc/domain/permission.ts';
import type { PlanAdvice } from '#rpc/domain/plan-advice.ts';
import { sizesOf, type TopUpSize } from '#rpc/domain/top-up.ts';
import { dataUsage } from '#rpc/domain/usage.ts';
import { isUnlimited, lineData } from '#rpc/portal/line-data.ts';
import { planAdvice } from '#rpc/portal/plan-advice.ts';
import { plansRead } from '#rpc/portal/plan-deal.ts';
import { type Bought, boughtIn } from '#rpc/portal/purchase-history.ts';
import { type CyclePlace, type CycleUse, cycleUse, placeOf, resetOf, usageOfCycle } from '#rpc/portal/usage-history.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { maxAge, readAll, readOne, readRequest } from '#rpc/portal-reads.ts';
import { replyOrUndefined } from '#rpc/problem.ts';

/** The usage of one line, opened at one of its billing cycles. */
export interface UsagePanel extends CyclePlace {
  ref: string;
  /** The day on which the data of the present cycle begins anew, YYYY-MM-DD; absent without such a day to come. */
  resetsOn?: string | undefined;
  /** Absent when the carrier returned no usage. */
  use?: CycleUse;
  /** State of the line’s data now; absent in an earlier cycle. */
  data?: DataNow;
  /** Bytes used on an average day before today, in the present cycle; absent without such a day. */
  usedADay?: number | undefined;
  /** More data can be bought for the line now. */
  canAddData: boolean;
  /** The smallest size on sale, for a line with no data left. */
  moreData?: TopUpSize | undefined;
  /** Extra data for this line in this cycle. */
  bought: Read<Bought[]>;
  /** The line had no extra data in the last 12 months either. */
  boughtNever?: boolean | undefined;
  /** A cheaper plan that would be enough (ACCOUNT-16). */
  advice?: PlanAdvice;
}

interface UsageRequest extends Omit<Parameters<typeof planAdvice>[1], 'purchases'> {
  ref: string;
  cycle: Day | undefined;
  bought: Read<Purchase[]>;
}

/** Returns a line's usage in one of its billing cycles, for its own page and for Account (ACCOUNT-1, ACCOUNT-2). */
export async function usagePanel(
  context: PortalContext,
  { ref, cycle, bought, ...lineRequest }: UsageRequest,
): Promise<UsagePanel> {
  const { snapshot, line } = lineRequest;
  const day = today(context);
  const { found: _, ...site } = placeOf(line, cycle, day);
  const [{ used, plans }, advice] = await Promise.all([
    readAll(context, { used: usageOfCycle(context, site.cycle, maxAge.usage), plans: plansRead }),
    planAdvice(context, { ...lineRequest, purchases: valueOf(bought) }),
  ]);
  const isPresent = site.next === undefined;
  const use = cycleUse(used, line, site.cycle, day);
  const data = isPresent ? lineData(snapshot, line, { used, plans }, day) : undefined;
  const canAddData = can('add-data', snapshot, line).allowed;
  const isGone = data?.kind === 'used-up' || data?.kind === 'slowed';
  return {
    ref,
    ...site,
    resetsOn: isPresent ? resetOf(line, day) : undefined,
    use: use && isUnlimited(line, plans) ? { ...use, used: dataUsage(use.used.usedBytes, 0) } : use,
    data,
    usedADay: isPresent && use?.days ? usedADay(use.days, day) : undefined,
    canAddData,
    moreData: isGone && canAddData ? await smallestSize(context, snapshot.config.TOPUP_DATA_LIMIT) : undefined,
    bought: mapRead(bought, (purchases) => boughtIn(purchases, line.id, site.cycle, context.site.timeZone)),
    boughtNever: valueOf(bought)?.every(({ customerId }) => customerId !== line.id),
    advice,
  };
}

async function smallestSize(context: PortalContext, limit: number): Promise<TopUpSize | undefined> {
  const pulse = replyOrUndefined(await readOne(context, readRequest(topup.pulse, {}, maxAge.config)));
  return pulse && sizesOf({ pulse, limit, preferred: 0 }).at(0);
}
