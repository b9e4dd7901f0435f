import type { PortalContext } from '#rpc/portal-context.ts';
import { type Day, dayIn } from '#rpc/domain/day.ts';
import { type Charge, chargeFor, type Payer } from '#rpc/domain/charge.ts';
import { holderOf } from '#rpc/domain/group-room.ts';
import { isInProgress, isFinal, type OperationState } from '#rpc/domain/ledger.ts';
import { nameOf } from '#rpc/domain/line.ts';
import { isOwn } from '#rpc/domain/permission.ts';
import { newPriceOf, type PlanChangeOrder, type PlanChangeTime, type PriceMove } from '#rpc/domain/plan-change.ts';
import { refreshSeconds } from '#rpc/poll/poll.ts';
import type { LineName } from '#rpc/portal/line-name.ts';
import { ownLineName, readOwn, type SeenAccount } from '#rpc/portal/own-account.ts';
import { onBill, readPayer } from '#rpc/portal/payer.ts';
import { operationIn } from '#rpc/portal/snapshot.ts';

/** A line whose price moves, by its name. */
export type PriceRow = PriceMove & { line: Pick<LineName, 'name' | 'occurrence'> };

/** The parts of a change that its review and its result show alike. */
export interface Shown extends Pick<
  PlanChangeOrder,
  'planName' | 'fromPlanName' | 'direction' | 'nextCycle' | 'prorated' | 'replaces'
> {
  line: LineName;
  prices: PriceRow[];
}

export interface ChangePlanResult extends Shown {
  operationId: string;
  /** Once it is done. */
  charge?: Charge;
  when: PlanChangeTime;
  state: OperationState;
  refusal?: string;
  sentAt: number;
  lastCheckedAt?: number;
  /** Seconds until a page without script reloads; absent at the end. */
  refresh?: number;
}

/** @param day of the request */
export function planCharge(
  terms: Pick<PlanChangeOrder, 'prices' | 'nextCycle'> & { tax?: number | undefined },
  day: Day,
  payer: Payer,
): Charge {
  const price = { amount: newPriceOf(terms), tax: terms.tax, isMonthly: true };
  return chargeFor(price, onBill(terms.nextCycle, day), payer);
}

/** Step 3: the state of the change. @throws NOT_FOUND for an operation that was not sent, or is of another line */
export async function changePlanResult(
  context: PortalContext,
  lineRef: string,
  operationId: string,
): Promise<ChangePlanResult> {
  const operation = await operationIn(context, 'plan-change', lineRef, operationId);
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
    ...shown(line, own, terms),
    operationId,
    charge: payer && planCharge(terms, dayIn(sentAt, context.site.timeZone), payer),
    when: terms.when,
    state,
    sentAt,
    refusal: operation.refusal,
    lastCheckedAt,
    refresh: isFinal(state) ? undefined : refreshSeconds('plan-change', context.now() - sentAt, 'home'),
  };
}

export function shown(
  line: LineName,
  { actor, lines }: SeenAccount,
  { planName, fromPlanName, direction, nextCycle, prorated, replaces, prices }: Omit<PlanChangeOrder, 'when'>,
): Shown {
  const lineAt = (occurrence: number) => holderOf(lines, occurrence);
  // A secondary may look at the change of their own line, which moves the prices of others (LINE-22).
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
    planName,
    fromPlanName,
    direction,
    nextCycle,
    prorated,
    replaces,
    prices: prices.filter(isSeen).map((move) => ({ ...move, line: nameAt(move.occurrence) })),
  };
}
