import { type PortalContext, today } from '#rpc/portal-context.ts';
import { readOne } from '#rpc/portal-reads.ts';
import { type Day, dayIn } from '#rpc/domain/day.ts';
import { type Charge, chargeFor, type Payer } from '#rpc/domain/charge.ts';
import { holderOf } from '#rpc/domain/group-room.ts';
import { isOpen, isSettled } from '#rpc/domain/ledger.ts';
import { nameOf } from '#rpc/domain/line.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import { can, isOwn } from '#rpc/domain/permission.ts';
import type { PlanChangeOrder, PlanChangeTime, PriceMove } from '#rpc/domain/plan-change.ts';
import { refreshSeconds } from '#rpc/poll/poll.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { replyOrUndefined } from '#rpc/problem.ts';
import { ownLineName, readOwn, type SeenAccount } from '#rpc/portal/own-account.ts';
import { onBill, readPayer } from '#rpc/portal/payer.ts';
import { taxRead } from '#rpc/portal/tax-read.ts';
import { lineIn, operationIn, readSnapshot } from '#rpc/portal/snapshot.ts';

/** A line whose price moves, by its name. */
export type PriceRow = PriceMove & { line: Pick<LineName, 'name' | 'occurrence'> };

interface Shown extends Pick<
  PlanChangeOrder,
  'planName' | 'fromPlanName' | 'direction' | 'nextCycle' | 'prorated' | 'replaces'
> {
  line: LineName;
  operationId: string;
  prices: PriceRow[];
}

export interface ChangePlanReview extends Shown {
  /** The new price of the line, with every bill from the next on (MONEY-1). */
  charge: Charge;
  /** Cents of it; absent where the carrier did not tell. */
  tax?: number | undefined;
  planId: string;
  /** When it can start; the customer chooses where there is a choice. */
  times: PlanChangeTime[];
  decision: Decision;
}

export interface ChangePlanResult extends Shown {
  /** Once it is done. */
  charge?: Charge;
  when: PlanChangeTime;
  state: Exclude<Operation['state'], 'issued'>;
  refusal?: string;
  sentAt: number;
  lastCheckedAt?: number;
  /** Seconds until a page without script looks again; absent at the end. */
  refresh?: number;
}

/** Step 2: what changes, when, and what it costs. The id alone once it was sent: its result is the page to look at. */
export async function changePlanReview(
  context: PortalContext,
  lineRef: string,
  operationId: string,
): Promise<ChangePlanReview | { sentAs: string }> {
  const operation = await operationIn(context, 'plan-change', lineRef, operationId);
  const { terms, state } = operation;
  const isIssued = state === 'issued';
  const [snapshot, payer, taxed] = await Promise.all([
    readSnapshot(context),
    isIssued ? readPayer(context) : undefined,
    isIssued ? readOne(context, planTaxRead(context, terms)) : undefined,
  ]);
  const line = lineIn(snapshot, operation.subjectId);
  if (!payer || !taxed) return { sentAs: operation.id };
  const expected = replyOrUndefined(taxed)?.totalTax;
  return {
    ...shown(lineName(lineRef, line), snapshot, operation),
    charge: planCharge({ ...terms, tax: expected }, today(context), payer),
    tax: expected,
    planId: operation.terms.planId,
    times: offeredTimes(operation),
    decision: can('change-plan', snapshot, line),
  };
}

/** The tax on what the changed line will cost each month. */
export function planTaxRead(context: PortalContext, terms: PlanChangeOrder) {
  return taxRead(context, newPrice(terms));
}

function newPrice({ prices: [own] }: Pick<PlanChangeOrder, 'prices'>): number {
  return own?.after.price ?? 0;
}

/** @param day on which it was asked */
function planCharge(terms: PlanChangeOrder, day: Day, payer: Payer): Charge {
  const price = { amount: newPrice(terms), tax: terms.tax, isMonthly: true };
  return chargeFor(price, onBill(terms.nextCycle, day), payer);
}

/** When the change of a review page can start. */
export function offeredTimes({ terms }: Operation<'plan-change'>): PlanChangeTime[] {
  return terms.times ?? [terms.when];
}

/** Step 4: how it went, or how it is going. Undefined while it was not sent. */
export async function changePlanResult(
  context: PortalContext,
  lineRef: string,
  operationId: string,
): Promise<ChangePlanResult | undefined> {
  const operation = await operationIn(context, 'plan-change', lineRef, operationId);
  const { state, sentAt, subjectId } = operation;
  const [own, payer, jobs] = await Promise.all([
    readOwn(context),
    state === 'done' ? readPayer(context) : undefined,
    isOpen(state) ? context.account.watch(context.requester, 'home', [{ kind: 'plan-change', subjectId }]) : [],
  ]);
  const line = ownLineName(own, lineRef, operation);
  if (state === 'issued' || sentAt === undefined) return undefined;
  const lastCheckedAt = jobs[0]?.lastCheckedAt ?? operation.lastCheckedAt;
  return {
    ...shown(line, own, operation),
    charge: payer && planCharge(operation.terms, dayIn(sentAt, context.site.timeZone), payer),
    when: operation.terms.when,
    state,
    sentAt,
    refusal: operation.refusal,
    lastCheckedAt,
    refresh: isSettled(state) ? undefined : refreshSeconds('plan-change', context.now() - sentAt, 'home'),
  };
}

function shown(line: LineName, { actor, lines }: SeenAccount, { id, terms }: Operation<'plan-change'>): Shown {
  const { planName, fromPlanName, direction, nextCycle, prorated, replaces, prices } = terms;
  const lineAt = (occurrence: number) => holderOf(lines, occurrence);
  // A secondary may look at the change of their own line, which moves the prices of others (LINE-22).
  const isSeen = ({ occurrence }: PriceMove) => {
    const moved = lineAt(occurrence);
    return moved ? isOwn(actor, moved) : actor.isPrimary;
  };
  const nameAt = (occurrence: number) => {
    const found = lineAt(occurrence);
    return { occurrence, name: found && nameOf(found) };
  };
  return {
    line,
    operationId: id,
    planName,
    fromPlanName,
    direction,
    nextCycle,
    prorated,
    replaces,
    prices: prices.filter(isSeen).map((move) => ({ ...move, line: nameAt(move.occurrence) })),
  };
}
