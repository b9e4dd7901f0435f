import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { OperationRef } from '../domain/facts/line-operation.ts';
import { arrivalWindowMs } from '../domain/ledger.ts';
import { isInState, takenStatus } from '../domain/line-status.ts';
import { ofKind, type Operation, type OperationKind } from '../operation/operations.ts';
import type { PollResult } from '../domain/polling.ts';
import type { ReadRequest } from '../portal-account.ts';
import type { Outcome } from '../problem.ts';

/** Kinds that start a line: for a while the carrier may still return its earlier state. */
export const startKinds = ['activate', 'port-fix'] as const satisfies OperationKind[];

/** Returns true when the operation ended less than 2 minutes ago, so that the carrier's line may be outdated. */
const isLate =
  (now: number) =>
  ({ state, endedAt = 0 }: Operation) =>
    state === 'done' && now - endedAt < arrivalWindowMs;

/**
 * Returns the outcomes with started lines in progress, while the carrier still returns their earlier state. This lasts
 * 2 minutes after an activation or correction (ACTIVATE-42, ACTIVATE-45, PORT-20). All pages and forms read through it,
 * so that none offers or sends it a second time.
 * The group has the operations in progress too, which close actions on all pages alike (LEDGER-40).
 * @param ledger.sentOf returns the line's operations of `startKinds`; called only for lines that may be outdated
 */
export function withPendingStarts(
  requests: readonly ReadRequest[],
  outcomes: readonly Outcome<unknown>[],
  now: number,
  { sentOf, open }: { sentOf: (lineId: string) => readonly Operation[]; open: () => readonly Operation[] },
): Outcome<unknown>[] {
  const overlay = (line: Customer) =>
    mayBeLate.some((state) => isInState(line, state)) ? asTaken(line, sentOf(line.id).filter(isLate(now))) : line;
  return outcomes.map((outcome, index) => {
    const id = requests[index]?.id;
    if (outcome.kind !== 'reply') return outcome;
    if (id === 'customer.byUsername') return { ...outcome, reply: overlay(outcome.reply as Customer) };
    if (id !== 'customer.group') return outcome;
    const group = outcome.reply as { customers: Customer[] };
    return { ...outcome, reply: { customers: group.customers.map(overlay), operations: open().map(refOf) } };
  });
}

function refOf({ id, kind, subjectId, state, sentAt }: Operation): OperationRef {
  return { id, kind, subjectId, state, sentAt };
}

const mayBeLate = ['not-activated', 'activation-failed', 'port-failed'] as const;

/**
 * Does the same for a poll of a line's activation: a page that shows it in progress gets no other result.
 * @param sent the line's operations of `startKinds`
 */
export function overlayPendingStart(result: PollResult, sent: readonly Operation[], now: number): PollResult {
  const line = { status: Number(result.state) };
  const started = startedOf(line, sent.filter(isLate(now)));
  if (!started) return result;
  return { state: String(takenStatus[started.terms.portIn ? 'portIn' : 'activation']), settled: false };
}

function asTaken(line: Customer, taken: readonly Operation[]): Customer {
  const started = startedOf(line, taken);
  if (started) {
    const { portIn } = started.terms;
    return portIn ? asPorting(line, started, portIn.number) : { ...line, status: takenStatus.activation };
  }
  // Compares rejections: a later one than the corrected one is the answer to the correction (PORT-14).
  const corrected =
    isInState(line, 'port-failed') &&
    taken
      .flatMap((operation) => ofKind('port-fix', operation) ?? [])
      .find(({ baseline }) => baseline?.rejectedOn === line.mnpInfo?.rejectedOn);
  return corrected ? asPorting(line, corrected) : line;
}

/** Returns the activation of a line in its earlier state: not activated, or failed before the activation. */
function startedOf(line: Pick<Customer, 'status'>, taken: readonly Operation[]): Operation<'activate'> | undefined {
  return taken
    .flatMap((operation) => ofKind('activate', operation) ?? [])
    .find(({ terms }) => isInState(line, terms.hadFailed ? 'activation-failed' : 'not-activated'));
}

function asPorting(
  line: Customer,
  { sentAt = 0 }: Pick<Operation, 'sentAt'>,
  oldNumber = line.mnpInfo?.oldNumber,
): Customer {
  const submittedOn = new Date(sentAt).toISOString();
  return { ...line, status: takenStatus.portIn, isMNP: true, mnpInfo: { ...line.mnpInfo, oldNumber, submittedOn } };
}
