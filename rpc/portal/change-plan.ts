import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { PortalContext } from '../portal-context.ts';
import { isSettled } from '../domain/ledger.ts';
import { nameOf, occurrenceOf } from '../domain/line.ts';
import type { Operation } from '../operation/operations.ts';
import { type AccountSnapshot, can, type Decision } from '../domain/permission.ts';
import type { PlanChangeOrder, PlanChangeTime, PriceMove } from '../domain/plan-change.ts';
import { refreshSeconds } from '../poll/poll.ts';
import { type LineName, lineName } from './line-name.ts';
import { lineIn, operationIn, readSnapshot } from './snapshot.ts';

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
  planId: string;
  /** When it can start; the customer chooses where there is a choice. */
  times: PlanChangeTime[];
  decision: Decision;
}

export interface ChangePlanResult extends Shown {
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
  const snapshot = await readSnapshot(context);
  const line = lineIn(snapshot, operation.subjectId);
  if (operation.state !== 'issued') return { sentAs: operation.id };
  return {
    ...shown(lineRef, line, snapshot, operation),
    planId: operation.terms.planId,
    times: offeredTimes(operation),
    decision: can('change-plan', snapshot, line),
  };
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
  const { state, sentAt } = operation;
  const [snapshot, jobs] = await Promise.all([
    readSnapshot(context),
    isSettled(state) || state === 'issued'
      ? []
      : context.account.watch(context.requester, 'home', [{ kind: 'plan-change', subjectId: operation.subjectId }]),
  ]);
  const line = lineIn(snapshot, operation.subjectId);
  if (state === 'issued' || sentAt === undefined) return undefined;
  const lastCheckedAt = jobs[0]?.lastCheckedAt ?? operation.lastCheckedAt;
  return {
    ...shown(lineRef, line, snapshot, operation),
    when: operation.terms.when,
    state,
    sentAt,
    refusal: operation.refusal,
    lastCheckedAt,
    refresh: isSettled(state) ? undefined : refreshSeconds('plan-change', context.now() - sentAt, 'home'),
  };
}

function shown(
  lineRef: string,
  line: Customer,
  snapshot: AccountSnapshot,
  { id, terms }: Operation<'plan-change'>,
): Shown {
  const { planName, fromPlanName, direction, nextCycle, prorated, replaces, prices } = terms;
  const lineAt = (occurrence: number) => snapshot.lines.find((one) => occurrenceOf(one) === occurrence);
  // A secondary may look at the change of their own line, which moves the prices of others (LINE-22).
  const isSeen = ({ occurrence }: PriceMove) => {
    const moved = lineAt(occurrence);
    return moved ? can('see', snapshot, moved).allowed : snapshot.actor.isPrimary;
  };
  const nameAt = (occurrence: number) => {
    const found = lineAt(occurrence);
    return { occurrence, name: found && nameOf(found) };
  };
  return {
    line: lineName(lineRef, line),
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
