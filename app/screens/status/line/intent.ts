import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Day } from '#rpc/domain/day.ts';
import type { FirstMonth } from '#rpc/domain/facts/first-month.ts';
import { type Help, helpFor } from '#rpc/domain/facts/help.ts';
import { isLong } from '#rpc/domain/facts/usual.ts';
import {
  isActivationWatched,
  isNewlyActive,
  isNonPay,
  isSetupLeft,
  type LineState,
  lineStateOf,
  type PortProblem,
} from '#rpc/domain/line-status.ts';
import { portProblemOf } from '#rpc/domain/port-detail.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import { can, primaryOf } from '#rpc/domain/permission.ts';
import type { StepRecord } from '#rpc/domain/saga.ts';
import { ofKind, type Operation } from '#rpc/operation/operations.ts';
import { refreshSeconds, type JobView } from '#rpc/poll/poll.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { firstMonthFor } from '#rpc/portal/first-month.ts';
import { type ActivityEntry, readEntryAfter } from '#rpc/portal/activity.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { visibleLines } from '#rpc/portal/seen-lines.ts';
import { findLine, lineIn, readSnapshot } from '#rpc/portal/snapshot.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { type PortStep, portSteps, toEpochMs } from '#rpc/portal/port-step.ts';

/** The state that the page shows. */
export type StatusView =
  | { kind: 'activating'; isLong: boolean }
  | { kind: 'porting'; isLong: boolean; number?: string; steps: PortStep[] }
  /** The old carrier did not accept one detail (PORT-7). */
  | {
      kind: 'fix';
      problem: PortProblem;
      number?: string;
      steps: PortStep[];
      decision: Decision;
      operationId: string;
      /** A correction of the detail is being sent. */
      isSending: boolean;
      /** The old carrier rejected the correction of the same detail too. */
      isAgain?: true | undefined;
      /** Our carrier refused the last correction; the old carrier did not get it (PORT-16). */
      refused?: Refusal | undefined;
    }
  /** The transfer needs the Care Team (PORT-8, PORT-16). */
  | {
      kind: 'care';
      isPort: boolean;
      /** The carrier refused to begin: the answers are kept, and can be sent again (PORT-21). */
      isNotBegun?: boolean;
      /** Money that was charged or held for the first month. */
      firstMonth?: FirstMonth | undefined;
      /** Remedy after the activation was refused. */
      refused?: Refusal | undefined;
    }
  | { kind: 'active'; isPort: boolean; setupLeft: boolean; esim: boolean; number?: string; steps: PortStep[] }
  /** Neither an activation nor a port is in progress. */
  | {
      kind: 'other';
      state: LineState;
      isNonPay: boolean;
      /** Reason that nothing is to be corrected, for a line that is out of service (LINE-42). */
      decision: Decision;
      /** The activation or correction that the page is about (ACTIVATE-44). */
      operationId?: string | undefined;
    };

/** Remedy after a refusal, and the address that the marketing system got, if any (PORT-22). */
export interface Refusal {
  operationId: string;
  help: Help;
  leadEmail?: string | undefined;
}

export interface LineStatus {
  line: LineName;
  view: StatusView;
  /** Outcome of a correction that was sent from the page. */
  after?: ActivityEntry;
  lastCheckedAt?: number;
  /** Other lines with an operation in progress. */
  others: LineName[];
  /** Seconds until a page without script reloads. */
  refresh?: number;
}

/** Returns the line of `/status`; without one, nothing is in progress (PORT-1). */
export async function findStatusLine(context: PortalContext): Promise<{ lineRef?: string }> {
  const snapshot = await readSnapshot(context);
  const line = pick(visibleLines(snapshot), today(context));
  return { lineRef: line && (await context.account.refs([line.id]))[line.id] };
}

/**
 * Returns the line of the page: first one that needs the customer, then one in progress, then one that has just ended.
 */
function pick(lines: readonly Customer[], day: Day): Customer | undefined {
  const order: readonly LineState[] = ['port-failed', 'porting', 'activating', 'activation-failed'];
  const urgentLine = order.flatMap((state) => lines.find(({ status }) => lineStateOf(status) === state) ?? [])[0];
  return urgentLine ?? lines.find((line) => isSetupLeft(line) || isNewlyActive(line, day));
}

/**
 * Returns the state of a line's activation or port-in. This page makes no call of its own for it: the account polls
 * once per interval for all pages (POLL-9).
 * @throws NOT_FOUND for a line or an operation that the viewer may not see
 */
export async function loadLineStatus(context: PortalContext, lineRef: string, afterId?: string): Promise<LineStatus> {
  const { lineId, operation, steps, open, firstMonth } = await findLine(context, lineRef, {
    operationId: afterId,
    open: 'port-fix',
    firstMonth: true,
  });
  const snapshot = await readSnapshot(context);
  const line = lineIn(snapshot, lineId);
  const namedFix = ofKind('port-fix', operation);
  const lineFix = namedFix?.subjectId === lineId ? namedFix : undefined;
  const followedEntry = await readEntryAfter(context, snapshot, open ?? lineFix);
  const job = await watchLine(context, line);
  const view = viewOf(line, {
    now: context.now(),
    startedAt: job?.startedAt,
    decision: can('fix-port', snapshot, line),
    sent: lineFix,
    isSending: open !== undefined,
    isNonPay: isNonPay(line, primaryOf(snapshot)),
    operationId: operation?.subjectId === lineId ? operation.id : undefined,
    notBegun: notBegun(ofKind('activate', operation), lineId, steps),
    firstMonth: firstMonth.length > 0 ? firstMonthFor(context, line, firstMonth) : undefined,
  });
  const otherLines = visibleLines(snapshot).filter(
    (candidate) => candidate.id !== lineId && isActivationWatched(candidate.status),
  );
  const refs = await context.account.refs(otherLines.map(({ id }) => id));
  const isWaiting = view.kind === 'activating' || view.kind === 'porting';
  return {
    line: lineName(lineRef, line),
    view,
    after: followedEntry?.entry,
    lastCheckedAt: job?.lastCheckedAt,
    others: otherLines.map((candidate) => lineName(refs[candidate.id] as string, candidate)),
    // The page does not refresh while it has a form, because the typed values would be lost.
    refresh: isWaiting && job ? refreshSeconds('activation', 0, 'journey') : followedEntry?.refresh,
  };
}

/** Requests polling of the line, as often as for a journey (POLL-1). */
async function watchLine({ account, viewer }: PortalContext, line: Customer): Promise<JobView | undefined> {
  if (!isActivationWatched(line.status)) return undefined;
  const [job] = await account.requestPolling(viewer, 'journey', [
    { kind: 'activation', subjectId: line.id, state: String(line.status) },
  ]);
  return job;
}

interface Known {
  now: number;
  /** Start of the account's polling, in epoch milliseconds. */
  startedAt?: number | undefined;
  decision: Decision;
  /** The correction that was sent from the page. */
  sent?: Operation<'port-fix'> | undefined;
  isSending: boolean;
  isNonPay: boolean;
  /** Id of the operation that the page shows, if it is one of this line. */
  operationId: string | undefined;
  /** The page is shown for an activation with a port-in that the carrier refused. */
  notBegun: Refusal | undefined;
  /** Absent for an activation that this portal did not send. */
  firstMonth: FirstMonth | undefined;
}

function notBegun(
  activation: Operation<'activate'> | undefined,
  lineId: string,
  steps: readonly StepRecord[],
): Refusal | undefined {
  const isRefused =
    activation?.subjectId === lineId && activation.state === 'refused' && activation.terms.portIn !== undefined;
  return isRefused ? refusalOf(activation, steps.find(({ state }) => state === 'refused')?.refusal) : undefined;
}

/** Remedies for which the marketing system gets the customer's address (PORT-22). */
const withLead: readonly Help[] = ['later', 'device'];

function refusalOf({ id, terms, refusal }: Operation<'activate' | 'port-fix'>, name = refusal): Refusal {
  const help = helpFor(name);
  return { operationId: id, help, leadEmail: withLead.includes(help) ? terms.leadEmailId : undefined };
}

function viewOf(line: Customer, known: Known): StatusView {
  const { now, startedAt = now } = known;
  const state = lineStateOf(line.status);
  const number = line.mnpInfo?.oldNumber;
  switch (state) {
    case 'activating':
      return { kind: 'activating', isLong: isLong('activation', startedAt, now) };
    case 'porting': {
      const since = toEpochMs(line.mnpInfo?.submittedOn) ?? startedAt;
      return { kind: 'porting', isLong: isLong('port-in', since, now), number, steps: portSteps(line, 'waiting') };
    }
    case 'activation-failed':
      return { kind: 'care', isPort: false, firstMonth: known.firstMonth };
    case 'port-failed':
      return rejectedView(line, known);
    case 'active':
      return {
        kind: 'active',
        isPort: line.isMNP,
        setupLeft: isSetupLeft(line),
        esim: line.esim,
        number: line.reachNumber,
        steps: line.isMNP ? portSteps(line, 'done') : [],
      };
    default:
      return known.notBegun
        ? { kind: 'care', isPort: true, isNotBegun: true, firstMonth: known.firstMonth, refused: known.notBegun }
        : { kind: 'other', state, isNonPay: known.isNonPay, decision: known.decision, operationId: known.operationId };
  }
}

function rejectedView(line: Customer, { decision, isSending, sent }: Known): StatusView {
  const problem = portProblemOf(line);
  if (problem === undefined) return { kind: 'care', isPort: true };
  // Until the carrier has a later rejection, its rejection is the one that was corrected (PORT-13).
  const isLater = line.mnpInfo?.rejectedOn !== sent?.baseline?.rejectedOn;
  const isAgain = sent?.state === 'done' && sent.terms.problem === problem && isLater;
  return {
    kind: 'fix',
    problem,
    number: line.mnpInfo?.oldNumber,
    steps: portSteps(line, 'fix'),
    decision,
    operationId: newOperationId(),
    isSending,
    isAgain: isAgain || undefined,
    refused: sent?.state === 'refused' ? refusalOf(sent) : undefined,
  };
}
