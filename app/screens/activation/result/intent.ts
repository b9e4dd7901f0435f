import { TRPCError } from '@trpc/server';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { isActivationWatched, isInState, isSetupLeft } from '#rpc/domain/line-status.ts';
import { byState } from '#rpc/domain/by-state.ts';
import { type Day, dayIn } from '#rpc/domain/day.ts';
import type { MonthOperation } from '#rpc/domain/facts/first-month.ts';
import { can } from '#rpc/domain/permission.ts';
import type { StepRecord } from '#rpc/domain/saga.ts';
import { type ActivateStep, detailsGone } from '#rpc/operation/activate.ts';
import { ofKind, type Operation } from '#rpc/operation/operations.ts';
import { refreshSeconds, type JobView, type PollRequest } from '#rpc/poll/poll.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { firstMonthFor } from '#rpc/portal/first-month.ts';
import { lineName } from '#rpc/portal/line-name.ts';
import { withSimCards } from '#rpc/portal/order/order-reads.ts';
import { type OwnAccount, ownLineName, readOwn, toldOf } from '#rpc/portal/own-account.ts';
import { readPayer } from '#rpc/portal/payer.ts';
import { visibleLines } from '#rpc/portal/seen-lines.ts';
import { findLine, type FullSnapshot, lineIn } from '#rpc/portal/snapshot.ts';
import { laterCharge } from '../charges.ts';
import type { ActivationOutcome, ActivationRefusal, ActivationResult, NoOutcome } from './activation-outcome.ts';

/**
 * Returns the outcome of a line's activation: of the operation with the id, or else as the carrier has the line
 * (ACTIVATE-26, ACTIVATE-28).
 * @throws NOT_FOUND for another's line, and for an activation of another line or that was not sent
 */
export async function loadActivationResult(
  context: PortalContext,
  { lineRef, operationId }: { lineRef: string; operationId?: string | undefined },
): Promise<ActivationResult | NoOutcome> {
  const activation = await findActivation(context, lineRef, operationId);
  const { lineId, operation, steps, sent } = activation;
  const isTaken = operation?.state === 'done';
  const [own, payer] = await Promise.all([readOwn(context), isTaken ? readPayer(context) : undefined]);
  if (!own.told && operation) return sentActivation(context, own, lineRef, { operation, steps, sent });
  const snapshot = toldOf(own);
  const line = lineIn(snapshot, lineId);
  const name = lineName(lineRef, line);
  const outcome = outcomeOf(line, operation, steps);
  if (!outcome) return { line: name, operationId: operation?.id };
  const watched = watchOf(line, outcome);
  const [job] = watched ? await context.account.requestPolling(context.viewer, 'journey', [watched]) : [];
  return {
    line: name,
    ...kindOf(line, operation),
    ...timesOf(operation, job),
    outcome,
    cards: can('manage-cards', snapshot),
    charge: payer && operation && laterCharge(operation.terms, sentDay(context, operation), payer),
    firstMonth: sent.length > 0 ? firstMonthFor(context, line, sent) : undefined,
    refresh: watched && refreshOf(context, watched, job, operation),
    next: await nextLine(context, snapshot, line),
  };
}

/** Returns the id and the times of a sent operation, with the last poll of its line. */
function timesOf(operation: Operation<'activate' | 'port-fix'> | undefined, job: JobView | undefined) {
  return {
    operationId: operation?.id,
    sentAt: operation?.sentAt,
    lastCheckedAt: job?.lastCheckedAt ?? operation?.lastCheckedAt,
  };
}

/** Returns the stored outcome of an activation while the carrier does not return its line (SETTINGS-9). */
async function sentActivation(
  context: PortalContext,
  own: OwnAccount,
  lineRef: string,
  { operation, steps, sent }: { operation: Operation<'activate'> } & Pick<FoundActivation, 'steps' | 'sent'>,
): Promise<ActivationResult> {
  const line = ownLineName(own, lineRef, operation);
  const outcome = sentOutcomeOf(operation, steps) ?? { kind: 'in-progress' };
  const watched = watchOf({ id: operation.subjectId, status: 1 }, outcome);
  const [job] = watched ? await context.account.requestPolling(context.viewer, 'journey', [watched]) : [];
  return {
    line,
    ...kindOf(undefined, operation),
    outcome,
    firstMonth: firstMonthFor(context, undefined, sent),
    operationId: operation.id,
    sentAt: operation.sentAt,
    lastCheckedAt: job?.lastCheckedAt ?? operation.lastCheckedAt,
    refresh: watched && refreshOf(context, watched, job, operation),
  };
}

interface FoundActivation {
  lineId: string;
  operation: Operation<'activate'> | undefined;
  steps: readonly StepRecord[];
  /** Operations that were sent for the line’s first month. */
  sent: readonly MonthOperation[];
}

/** The activation that a page is about. @throws NOT_FOUND for one of another line, or that was not sent */
async function findActivation(
  context: PortalContext,
  lineRef: string,
  operationId: string | undefined,
): Promise<FoundActivation> {
  const activation = await findLine(context, lineRef, { operationId, open: 'activate', firstMonth: true });
  const { lineId, open, steps, firstMonth: sent } = activation;
  if (operationId === undefined) return { lineId, operation: open, steps: stepsIn(sent, open), sent };
  const operation = ofKind('activate', activation.operation);
  if (operation?.subjectId !== lineId || operation.sentAt === undefined) throw new TRPCError({ code: 'NOT_FOUND' });
  return { lineId, operation, steps, sent };
}

function stepsIn(sent: readonly MonthOperation[], of: Operation | undefined): readonly StepRecord[] {
  return sent.find(({ operation }) => operation.id === of?.id)?.steps ?? [];
}

function sentDay({ site }: PortalContext, { sentAt = 0 }: Operation): Day {
  return dayIn(sentAt, site.timeZone);
}

function kindOf(
  line: Customer | undefined,
  operation: Operation<'activate'> | undefined,
): Pick<ActivationResult, 'sim' | 'isPort'> {
  const { esim, isPort } = operation
    ? { esim: operation.terms.esim, isPort: operation.terms.portIn !== undefined }
    : { esim: line?.esim, isPort: line?.isMNP ?? false };
  return { sim: esim ? 'esim' : 'sim', isPort };
}

/** Returns the outcome by the operation alone; undefined once the carrier accepted it, whose state counts then. */
function sentOutcomeOf(
  operation: Operation<'activate'> | undefined,
  steps: readonly StepRecord[],
): ActivationOutcome | undefined {
  const isSaving = steps.every(({ step }) => step === ('save' satisfies ActivateStep));
  return (
    operation &&
    byState<ActivationOutcome | undefined>(operation.state, {
      sending: () => ({ kind: 'sending' }),
      pending: () => ({ kind: 'checking', isSaving }),
      unknown: () => ({ kind: 'checking', isSaving }),
      done: () => undefined,
      refused: () => refusedOf(operation, steps),
      'needs-care': () => ({ kind: 'needs-care' }),
      'no-trace': () => ({ kind: 'checking', isSaving }),
      'not-sent': () => ({ kind: 'not-sent', refusal: operation.refusal }),
      'cannot-tell': () => ({ kind: 'needs-care' }),
    })
  );
}

function outcomeOf(
  line: Customer,
  operation: Operation<'activate'> | undefined,
  steps: readonly StepRecord[],
): ActivationOutcome | undefined {
  const sentOutcome = sentOutcomeOf(operation, steps);
  if (sentOutcome) return sentOutcome;
  if (isInState(line, 'active')) return { kind: 'successful', isSetupLeft: isSetupLeft(line) };
  if (isInState(line, 'activation-failed'))
    return { kind: 'failed', isAgain: (operation && operation.terms.hadFailed) || undefined };
  const isBefore = isInState(line, 'not-activated');
  if (isBefore && !operation) throw new TRPCError({ code: 'NOT_FOUND' });
  // The carrier may return "not activated" for a while after it accepted the activation.
  return isBefore || isActivationWatched(line.status) ? { kind: 'in-progress' } : undefined;
}

/** Returns the meaning of a refusal, which depends on the refused step (ACTIVATE-25, ACTIVATE-26). */
function refusedOf({ terms, refusalMessage }: Operation<'activate'>, steps: readonly StepRecord[]): ActivationOutcome {
  const refusedStep = steps.find(({ state }) => state === 'refused');
  const commonFields = { kind: 'refused' } as const;
  if (refusedStep?.refusal === detailsGone) return { ...commonFields, why: 'details-gone' };
  if (refusedStep?.step === 'hold')
    return { ...commonFields, why: 'hold', message: refusalMessage, amount: requestedAmount(refusedStep) };
  if (refusedStep?.step === 'month') return { ...commonFields, why: 'payment' };
  if (refusedStep?.step === 'start' && terms.portIn) return { ...commonFields, why: 'port' };
  return { ...commonFields, why: startRefusals[refusedStep?.refusal ?? ''] ?? 'other', leadEmail: terms.leadEmailId };
}

/** Returns the amount that the carrier requested for a hold, in cents. */
function requestedAmount({ result }: StepRecord): number | undefined {
  return result === undefined ? undefined : Number(result);
}

const startRefusals: Readonly<Record<string, ActivationRefusal>> = {
  notAvailable: 'not-available',
  failed: 'retry',
  downtime: 'downtime',
  fiveGDevice: 'fiveG',
};

/** Returns the poll request: for the operation, or for the carrier's work on it. */
function watchOf(
  { id, status }: Pick<Customer, 'id' | 'status'>,
  { kind }: ActivationOutcome,
): PollRequest | undefined {
  if (kind === 'sending' || kind === 'checking') return { kind: 'activate', subjectId: id };
  return kind === 'in-progress' ? { kind: 'activation', subjectId: id, state: String(status) } : undefined;
}

function refreshOf(
  { now }: PortalContext,
  { kind }: PollRequest,
  job: JobView | undefined,
  operation: Operation<'activate'> | undefined,
): number {
  return refreshSeconds(kind, now() - (job?.startedAt ?? operation?.sentAt ?? now()), 'journey');
}

/** Returns the account holder's next line to activate (ACTIVATE-30). */
async function nextLine(context: PortalContext, snapshot: FullSnapshot, line: Customer) {
  const snapshotWithCards = await withSimCards(context, snapshot);
  const next = visibleLines(snapshotWithCards).find(
    (candidate) => candidate.id !== line.id && can('go-through-activation', snapshotWithCards, candidate).allowed,
  );
  const refs = next && (await context.account.refs([next.id]));
  return next && lineName(refs?.[next.id] ?? '', next);
}
