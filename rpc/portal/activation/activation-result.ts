import { TRPCError } from '@trpc/server';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { isActivated, isActivationWatched, isSetupLeft, lineStateOf } from '../../domain/line-status.ts';
import { can } from '../../domain/permission.ts';
import type { StepRecord } from '../../domain/saga.ts';
import { detailsGone } from '../../operation/activate.ts';
import { ofKind, type Operation } from '../../operation/operations.ts';
import { refreshSeconds } from '../../poll/poll.ts';
import type { JobView, PortalContext, WatchRequest } from '../../portal-context.ts';
import { lineName } from '../line-name.ts';
import { seenLines } from '../seen-lines.ts';
import { findLine, type FullSnapshot, lineIn, readSnapshot } from '../snapshot.ts';
import type { ActivationOutcome, ActivationRefusal, ActivationResult } from './step-page.ts';

/**
 * What became of the activation of a line: the one that was sent, or, without an id, what the carrier says of the line
 * (ACTIVATE-26, ACTIVATE-28).
 * @throws NOT_FOUND for another's line, and for an activation of another line or that was not sent
 */
export async function activationResult(
  context: PortalContext,
  { lineRef, operationId }: { lineRef: string; operationId?: string | undefined },
): Promise<ActivationResult> {
  const { account } = context;
  const [{ lineId, open }, { operation: asked, steps }, snapshot] = await Promise.all([
    findLine(context, lineRef, { open: 'activate' }),
    account.find({ operationId }),
    readSnapshot(context),
  ]);
  const line = lineIn(snapshot, lineId);
  const operation = operationId === undefined ? open : ofKind('activate', asked);
  if (operationId !== undefined && (operation?.subjectId !== lineId || operation.sentAt === undefined))
    throw new TRPCError({ code: 'NOT_FOUND' });
  const outcome = outcomeOf(line, operation, steps);
  const watched = watchOf(line, outcome);
  const jobs = watched ? await account.watch(context.requester, 'journey', [watched]) : [];
  return {
    line: lineName(lineRef, line),
    sim: (operation?.terms.esim ?? line.esim) ? 'esim' : 'sim',
    isPort: operation ? operation.terms.portIn !== undefined : line.isMNP,
    outcome,
    operationId: operation?.id,
    sentAt: operation?.sentAt,
    lastCheckedAt: jobs[0]?.lastCheckedAt ?? operation?.lastCheckedAt,
    refresh: watched && refreshOf(context, watched, jobs[0], operation),
    next: await nextLine(context, snapshot, line),
  };
}

function outcomeOf(
  line: Customer,
  operation: Operation<'activate'> | undefined,
  steps: readonly StepRecord[],
): ActivationOutcome {
  switch (operation?.state) {
    case 'sending':
      return { at: 'sending' };
    case 'unknown':
    case 'pending':
      return { at: 'checking' };
    case 'refused':
      return refusedOf(operation, steps);
    case 'needs-care':
      return { at: 'needs-care' };
    default:
      break;
  }
  if (isActivated(line.status)) return { at: 'successful', isSetupLeft: isSetupLeft(line) };
  if (line.status === 8) return { at: 'failed' };
  // The carrier may say "not activated" for a while after it took the activation.
  const isGoing = isActivationWatched(line.status) || (operation && lineStateOf(line.status) === 'not-activated');
  if (!isGoing) throw new TRPCError({ code: 'NOT_FOUND' });
  return { at: 'in-progress' };
}

/** What a refusal means depends on the step that was refused (ACTIVATE-25, ACTIVATE-26). */
function refusedOf({ terms, refusalMessage }: Operation<'activate'>, steps: readonly StepRecord[]): ActivationOutcome {
  const refused = steps.find(({ state }) => state === 'refused');
  if (refused?.refusal === detailsGone) return { at: 'refused', why: 'details-gone' };
  if (refused?.step === 'hold') return { at: 'refused', why: 'hold', message: refusalMessage, amount: terms.hold };
  if (refused?.step === 'month') return { at: 'refused', why: 'payment' };
  if (refused?.step === 'start' && terms.portIn) return { at: 'refused', why: 'port' };
  return { at: 'refused', why: startRefusals[refused?.refusal ?? ''] ?? 'other' };
}

const startRefusals: Readonly<Record<string, ActivationRefusal>> = {
  notAvailable: 'not-available',
  failed: 'retry',
  downtime: 'downtime',
  fiveGDevice: 'fiveG',
};

/** What is still awaited: the operation, or what the carrier makes of it. */
function watchOf({ id, status }: Customer, { at }: ActivationOutcome): WatchRequest | undefined {
  if (at === 'sending' || at === 'checking') return { kind: 'activate', subjectId: id };
  return at === 'in-progress' ? { kind: 'activation', subjectId: id, state: String(status) } : undefined;
}

function refreshOf(
  { now }: PortalContext,
  { kind }: WatchRequest,
  job: JobView | undefined,
  operation: Operation<'activate'> | undefined,
): number {
  return refreshSeconds(kind, now() - (job?.startedAt ?? operation?.sentAt ?? now()), 'journey');
}

/** Where a primary goes on after this line (ACTIVATE-30). */
async function nextLine({ account }: PortalContext, snapshot: FullSnapshot, line: Customer) {
  const next = seenLines(snapshot).find(
    (one) => one.id !== line.id && can('go-through-activation', snapshot, one).allowed,
  );
  const refs = next && (await account.refs([next.id]));
  return next && lineName(refs?.[next.id] ?? '', next);
}
