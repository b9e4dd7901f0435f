import type { PortalContext } from '#rpc/portal-context.ts';
import { type Day, dayIn } from '#rpc/domain/day.ts';
import { type Charge, chargeFor, type Payer } from '#rpc/domain/charge.ts';
import { holderOf } from '#rpc/domain/group-room.ts';
import { isolated } from '#rpc/domain/isolated.ts';
import { isInProgress, isFinal, type OperationState } from '#rpc/domain/ledger.ts';
import { nameOf } from '#rpc/domain/line.ts';
import { isOwn } from '#rpc/domain/permission.ts';
import { type BillAmount, planBills, type PlanDeal, restOf } from '#rpc/domain/facts/plan-bills.ts';
import type { PlanChangeOrder, PlanChangeTime, PriceMove } from '#rpc/domain/plan-change.ts';
import { refreshSeconds } from '#rpc/poll/poll.ts';
import type { LineName } from '#rpc/portal/line-name.ts';
import { ownLineName, readOwn, type SeenAccount } from '#rpc/portal/own-account.ts';
import { onBill, readPayer } from '#rpc/portal/payer.ts';
import { resolveOperation } from '#rpc/portal/snapshot.ts';

/** A line whose price changes, with its name. */
export type PriceRow = PriceMove & { line: Pick<LineName, 'name' | 'occurrence'> };

/** The parts of a change that its review and its result show alike. */
export interface Shown extends Pick<
  PlanChangeOrder,
  'planName' | 'fromPlanName' | 'direction' | 'nextCycle' | 'replaces' | 'keepsSim'
> {
  /** The rest of the billing cycle, for a plan that starts now; absent where nothing is prorated. */
  rest?: BillAmount | undefined;
  line: LineName;
  prices: PriceRow[];
}

export interface ChangePlanResult extends Shown {
  operationId: string;
  /** Charges of a plan change that is done. */
  charges?: PlanCharges;
  when: PlanChangeTime;
  state: OperationState;
  refusal?: string;
  sentAt: number;
  lastCheckedAt?: number;
  /** Seconds until a page without script reloads; absent at the end. */
  refresh?: number;
}

/** Charges of a changed plan (PLAN-23): of each bill, after the first one where that differs. */
export interface PlanCharges {
  first?: Charge | undefined;
  following: Charge;
}

/**
 * Returns the charges of a plan change.
 * @param day of the request
 */
export function planCharges(terms: PlanDeal, when: PlanChangeTime, day: Day, payer: Payer): PlanCharges {
  const { first, following } = planBills(terms, when);
  const chargeOf = ({ cents, isTaxed, isAbout }: BillAmount, billDay: Day | undefined, isMonthly: boolean): Charge => ({
    ...chargeFor({ amount: cents, isMonthly }, onBill(billDay, day), payer),
    isTaxed,
    ...(isAbout ? { isAbout } : {}),
  });
  return {
    first: first && chargeOf(first, first.day, false),
    following: chargeOf(following, following.from, true),
  };
}

/** Step 3: the state of the change. @throws NOT_FOUND for an operation that was not sent, or is of another line */
export async function changePlanResult(
  context: PortalContext,
  lineRef: string,
  operationId: string,
): Promise<ChangePlanResult> {
  const operation = await resolveOperation(context, 'plan-change', lineRef, operationId);
  const { state, sentAt = 0, subjectId, terms } = operation;
  const [own, payer, jobs] = await Promise.all([
    readOwn(context),
    state === 'done' ? readPayer(context) : undefined,
    isInProgress(state)
      ? context.account.requestPolling(context.viewer, 'home', [{ kind: 'plan-change', subjectId }])
      : [],
  ]);
  const line = ownLineName(own, lineRef, operation);
  const lastCheckedAt = jobs[0]?.lastCheckedAt ?? operation.lastCheckedAt;
  return {
    ...showPlanChange(line, own, terms),
    operationId,
    charges: payer && planCharges(terms, terms.when, dayIn(sentAt, context.site.timeZone), payer),
    when: terms.when,
    state,
    sentAt,
    refusal: operation.refusal,
    lastCheckedAt,
    refresh: isFinal(state) ? undefined : refreshSeconds('plan-change', context.now() - sentAt, 'home'),
  };
}

export function showPlanChange(
  line: LineName,
  { actor, lines }: SeenAccount,
  terms: Omit<PlanChangeOrder, 'when'>,
): Shown {
  const { planName, fromPlanName, direction, nextCycle, replaces, keepsSim, prices } = terms;
  const { net, tax } = restOf(terms);
  const lineAt = (occurrence: number) => holderOf(lines, occurrence);
  // A secondary sees the change of their own line, but not the price changes of other lines (LINE-22).
  const isSeen = ({ occurrence }: PriceMove) => {
    const movedLine = lineAt(occurrence);
    return movedLine ? isOwn(actor, movedLine) : actor.isPrimary;
  };
  const nameAt = (occurrence: number) => {
    const line = lineAt(occurrence);
    return { occurrence, name: line && nameOf(line) };
  };
  return {
    line,
    planName: isolated(planName),
    fromPlanName: isolated(fromPlanName),
    direction,
    nextCycle,
    rest: net > 0 ? { cents: net + (tax ?? 0), isTaxed: tax !== undefined, isAbout: true } : undefined,
    replaces,
    keepsSim,
    prices: prices.filter(isSeen).map((move) => ({ ...move, line: nameAt(move.occurrence) })),
  };
}
