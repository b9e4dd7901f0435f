import type { Customer } from '#contracts/customer/vocabulary.ts';
import { arrivalMs } from '../domain/ledger.ts';
import { isInState, takenStatus } from '../domain/line-status.ts';
import { ofKind, type Operation, type OperationKind } from '../operation/operations.ts';
import type { ReadRequest } from '../portal-context.ts';
import type { Outcome } from '../problem.ts';

/** Kinds that bring a line under way: for a while the carrier may still tell of it as it was before. */
export const takenKinds = ['activate', 'port-fix'] as const satisfies OperationKind[];

/**
 * What was read, with lines as under way whose activation or correction the carrier took less than 2 minutes ago while
 * it still tells of them as before (ACTIVATE-42, PORT-20). Every page and every form reads by here, so that none offers
 * or sends it a second time.
 * @param sentOf what was sent of `takenKinds` for a line; asked only for lines that may be told of late
 */
export function withTaken(
  requests: readonly ReadRequest[],
  outcomes: readonly Outcome<unknown>[],
  now: number,
  sentOf: (lineId: string) => readonly Operation[],
): Outcome<unknown>[] {
  const known = (line: Customer) => {
    if (!isInState(line, 'not-activated') && !isInState(line, 'port-failed')) return line;
    const isTaken = ({ state, settledAt = 0 }: Operation) => state === 'done' && now - settledAt < arrivalMs;
    return asTaken(line, sentOf(line.id).filter(isTaken));
  };
  return outcomes.map((outcome, index) => {
    const id = requests[index]?.id;
    if (outcome.kind !== 'reply') return outcome;
    if (id === 'customer.byUsername') return { ...outcome, reply: known(outcome.reply as Customer) };
    if (id !== 'customer.group') return outcome;
    const group = outcome.reply as { customers: Customer[] };
    return { ...outcome, reply: { ...group, customers: group.customers.map(known) } };
  });
}

function asTaken(line: Customer, taken: readonly Operation[]): Customer {
  const isBefore = isInState(line, 'not-activated');
  for (const one of taken) {
    const started = isBefore ? ofKind('activate', one) : undefined;
    const corrected = isBefore ? undefined : ofKind('port-fix', one);
    if (started && !started.terms.portIn) return { ...line, status: takenStatus.activation };
    if (started) return asPorting(line, started, started.terms.portIn?.number);
    // A later rejection than the one that was corrected is an answer to the correction (PORT-14).
    if (corrected && corrected.before?.rejectedOn === line.mnpInfo?.rejectedOn) return asPorting(line, corrected);
  }
  return line;
}

function asPorting(
  line: Customer,
  { sentAt = 0 }: Pick<Operation, 'sentAt'>,
  oldNumber = line.mnpInfo?.oldNumber,
): Customer {
  const submittedOn = new Date(sentAt).toISOString();
  return { ...line, status: takenStatus.portIn, isMNP: true, mnpInfo: { ...line.mnpInfo, oldNumber, submittedOn } };
}
