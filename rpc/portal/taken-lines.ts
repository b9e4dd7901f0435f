import { customer } from '#contracts/customer/endpoints.ts';
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
 * @param takenSince what the carrier took after a time, of `takenKinds`; asked only when a line may be told of late
 */
export function withTaken(
  requests: readonly ReadRequest[],
  outcomes: readonly Outcome<unknown>[],
  now: number,
  takenSince: (since: number) => readonly Operation[],
): Outcome<unknown>[] {
  let taken: readonly Operation[] | undefined;
  const known = (line: Customer) =>
    isInState(line, 'not-activated') || isInState(line, 'port-failed')
      ? asTaken(line, (taken ??= takenSince(now - arrivalMs)))
      : line;
  return outcomes.map((outcome, index) => {
    if (outcome.kind !== 'reply') return outcome;
    switch (requests[index]?.id) {
      case customer.byUsername.id:
        return { ...outcome, reply: known(outcome.reply as Customer) };
      case customer.group.id: {
        const group = outcome.reply as { customers: Customer[] };
        return { ...outcome, reply: { ...group, customers: group.customers.map(known) } };
      }
      default:
        return outcome;
    }
  });
}

function asTaken(line: Customer, taken: readonly Operation[]): Customer {
  const own = taken.filter(({ subjectId }) => subjectId === line.id);
  if (isInState(line, 'not-activated')) {
    const [started] = own.flatMap((one) => ofKind('activate', one) ?? []);
    const portIn = started?.terms.portIn;
    if (started && !portIn) return { ...line, status: takenStatus.activation };
    return started ? asPorting(line, started, portIn?.number) : line;
  }
  // A later rejection than the one that was corrected is an answer to the correction (PORT-14).
  const corrected = own
    .flatMap((one) => ofKind('port-fix', one) ?? [])
    .find(({ before }) => before?.rejectedOn === line.mnpInfo?.rejectedOn);
  return corrected ? asPorting(line, corrected) : line;
}

function asPorting(
  line: Customer,
  { sentAt = 0 }: Pick<Operation, 'sentAt'>,
  oldNumber = line.mnpInfo?.oldNumber,
): Customer {
  const submittedOn = new Date(sentAt).toISOString();
  return { ...line, status: takenStatus.portIn, isMNP: true, mnpInfo: { ...line.mnpInfo, oldNumber, submittedOn } };
}
