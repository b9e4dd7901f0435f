import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Blocked, LineInTheWay } from './decision.ts';
import { type OperationRef, operationOn, type Subject } from './facts/line-operation.ts';
import { nameOf, type Placed, placeOf } from './line.ts';
import { lineStateOf } from './line-status.ts';

/** The viewer's customer, and the lines of its group. */
interface Lines {
  actor: Customer;
  lines: readonly Placed<Customer>[];
}

/** Returns the denial of an action while the line has an operation of its subject in progress (LEDGER-40). */
export function underWayOn(
  subject: Subject,
  snapshot: Lines & { operations?: readonly OperationRef[] | undefined },
  line: Customer,
): Blocked | undefined {
  const operation = operationOn(subject, line, snapshot.operations ?? []);
  if (!operation) return undefined;
  const { id, kind } = operation;
  return { reason: 'under-way', line: lineInTheWay(snapshot, line), operation: { id, kind } };
}

/** Returns the line that a reason is about, as its words name it (LINE-42). */
export function lineInTheWay({ actor, lines }: Lines, line: Customer): LineInTheWay {
  const ownership = lines.length > 1 ? 'own' : 'only';
  return {
    whose: line.id === actor.id ? ownership : line.isPrimary ? 'holder' : 'other',
    name: nameOf(line),
    occurrence: placeOf(line),
    state: lineStateOf(line.status),
  };
}
