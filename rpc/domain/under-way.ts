import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Blocked, Decision, LineInTheWay } from './decision.ts';
import { type AnySubject, type OperationRef, operationOn } from './facts/line-operation.ts';
import { nameOf, type Placed, placeOf } from './line.ts';
import { lineStateOf } from './line-status.ts';

/** The viewer's customer, and the lines of its group. */
interface Lines {
  actor: Customer;
  lines: readonly Placed<Customer>[];
}

type LinesAndOperations = Lines & { operations?: readonly OperationRef[] | undefined };

/** Subjects of the account. A reason about one names no line. */
const ofAccount: readonly AnySubject[] = ['cards', 'lock', 'promise'];

/** Returns the denial of an action while an operation of its subject is in progress (LEDGER-40, LEDGER-44). */
export function underWayOn(subject: AnySubject, snapshot: LinesAndOperations, line: Customer): Blocked | undefined {
  const operation = operationOn(subject, line, snapshot.operations ?? []);
  if (!operation) return undefined;
  const { id, kind } = operation;
  const named = ofAccount.includes(subject) ? {} : { line: lineInTheWay(snapshot, line) };
  return { reason: 'under-way', ...named, operation: { id, kind } };
}

/** Returns the decision on a form, denied while an operation like the form's own is in progress (LEDGER-44). */
export function unlessUnderWay(
  decision: Decision,
  subject: AnySubject,
  snapshot: LinesAndOperations,
  line: Customer = snapshot.actor,
): Decision {
  const blocked = decision.allowed && underWayOn(subject, snapshot, line);
  return blocked ? { allowed: false, ...blocked } : decision;
}

/** Returns the line that a reason names, with its words (LINE-42). */
export function lineInTheWay({ actor, lines }: Lines, line: Customer): LineInTheWay {
  const ownership = lines.length > 1 ? 'own' : 'only';
  return {
    whose: line.id === actor.id ? ownership : line.isPrimary ? 'holder' : 'other',
    name: nameOf(line),
    occurrence: placeOf(line),
    state: lineStateOf(line.status),
  };
}
