import { TRPCError } from '@trpc/server';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { usage } from '#contracts/usage/endpoints.ts';
import type { DailyUsage } from '#contracts/usage/vocabulary.ts';
import { type PortalContext, today } from '../portal-context.ts';
import { readRequest, maxAge, readAll, readOne } from '../portal-reads.ts';
import { type BillingCycle, billingCyclesOf, startAfter } from '../domain/billing-cycle.ts';
import { type DayUse, dailyUse } from '../domain/daily-use.ts';
import { type Day, shiftMonths } from '../domain/day.ts';
import { type MonthUse, monthsBefore } from '../domain/facts/month-use.ts';
import { isInState, type LineState, lineStateOf } from '../domain/line-status.ts';
import type { AccountSnapshot } from '../domain/permission.ts';
import { type DataUsage, dataUsage } from '../domain/usage.ts';
import { type Outcome, replyOrUndefined } from '../problem.ts';
import { findLine, lineIn, readSnapshot } from './snapshot.ts';

/** Data that one line used in one of its billing cycles. */
export interface CycleUse {
  used: DataUsage;
  /** Usage by day; absent when the carrier returned the total only. */
  days?: DayUse[];
}

/**
 * One billing cycle with the first days of the previous and the next one. The line's first and present cycles lack
 * one of them.
 */
export interface CyclePlace {
  cycle: BillingCycle;
  previous?: string;
  next?: string;
  /** The carrier returned no activation date: the cycles go back a year, and the last may not be the first one. */
  isCut?: boolean;
}

/** Returns true when a line may have used data: it was activated once. */
export function hasUsage(state: LineState, activatedOn: string | undefined): boolean {
  return state === 'active' || state === 'suspended' || (state === 'disconnected' && activatedOn !== undefined);
}

/** Returns the line, when this person may see it and it has a usage history. @throws NOT_FOUND otherwise */
export function usedLineIn(snapshot: AccountSnapshot, lineId: string): Customer {
  const line = lineIn(snapshot, lineId);
  if (!hasUsage(lineStateOf(line.status), line.activationDate)) throw new TRPCError({ code: 'NOT_FOUND' });
  return line;
}

/**
 * Returns the next day on which the line's data begins anew (ACCOUNT-20); none for a disconnected line (ACCOUNT-21).
 */
export function resetOf(line: Customer, day: Day): Day | undefined {
  return isInState(line, 'disconnected') ? undefined : startAfter(billingCyclesOf(line, day)[0]);
}

/** Returns the line's billing cycle that begins on a day, or the present one (ACCOUNT-2). */
export function placeOf(line: Customer, start: string | undefined, day: Day): CyclePlace & { found: boolean } {
  const activationDate = line.activationDate ?? shiftMonths(day, -12);
  const cycles = billingCyclesOf({ ...line, activationDate }, day);
  const index = cycles.findIndex((cycle) => cycle.start === start);
  const place = Math.max(0, index);
  const [previous, next] = [cycles[place + 1]?.start, cycles[place - 1]?.start];
  return {
    cycle: cycles[place] as BillingCycle,
    found: index >= 0,
    previous: previous || undefined,
    next: next || undefined,
    ...(line.activationDate === undefined && { isCut: true }),
  };
}

/** Returns the read of the group's use in a billing cycle (ACCOUNT-4), with its maximum age in milliseconds. */
export function usageOfCycle({ viewer }: PortalContext, { start, end }: BillingCycle, ageMs: number) {
  return readRequest(usage.group, { groupId: viewer.actor.groupId, startDate: start, endDate: end }, ageMs);
}

/**
 * Returns the use of the line's last complete billing cycles, the latest first. Returns none unless the carrier
 * returned each of them (PLAN-25).
 */
export async function readMonths(context: PortalContext, line: Customer): Promise<MonthUse[]> {
  const cycles = monthsBefore(line, today(context));
  const uses = await readAll(
    context,
    Object.fromEntries(cycles.map((cycle) => [cycle.start, usageOfCycle(context, cycle, maxAge.config)])),
  );
  const months = cycles.flatMap((cycle): MonthUse[] => {
    const outcome = uses[cycle.start];
    const use = outcome && replyOrUndefined(outcome)?.users.find(({ userId }) => userId === line.id);
    return use ? [{ ...cycle, bytes: use.bytes }] : [];
  });
  return months.length === cycles.length ? months : [];
}

/** Returns the line's use in a billing cycle from the group's usage; undefined when the carrier did not return it. */
export function cycleUse(
  usageOfGroup: Outcome<DailyUsage>,
  line: Customer,
  cycle: BillingCycle,
  day: Day,
): CycleUse | undefined {
  const use = replyOrUndefined(usageOfGroup);
  const lineUse = use?.users.find(({ userId }) => userId === line.id);
  if (!use || !lineUse) return undefined;
  const days = dailyUse(use.days, line.id, cycle, day);
  return { used: dataUsage(lineUse.bytes, lineUse.maxBytes), days };
}

/**
 * Returns the days of a billing cycle, for a file. `days` is absent when the carrier did not return them.
 * @throws NOT_FOUND for a line that this person may not see, and for a day that begins none of its billing cycles
 */
export async function loadUsageFile(
  context: PortalContext,
  lineRef: string,
  start: string,
): Promise<{ cycle: BillingCycle; days?: DayUse[] }> {
  const { lineId } = await findLine(context, lineRef);
  const line = usedLineIn(await readSnapshot(context), lineId);
  const day = today(context);
  const { cycle, found } = placeOf(line, start, day);
  if (!found) throw new TRPCError({ code: 'NOT_FOUND' });
  const outcome = await readOne(context, usageOfCycle(context, cycle, maxAge.usage));
  return { cycle, days: cycleUse(outcome, line, cycle, day)?.days };
}
