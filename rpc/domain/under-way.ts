import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Blocked, LineInTheWay } from './decision.ts';
import { operationOn, type Subject } from './facts/line-operation.ts';
import { nameOf, placeOf } from './line.ts';
import { lineStateOf } from './line-status.ts';
import type { AccountSnapshot } from './permission.ts';

type Lines = Pick<AccountSnapshot, 'actor' | 'lines'>;

/** Returns the denial of an action while the line has an operation of its subject in progress (LEDGER-40). */
export function underWayOn(
  subject: Subject,
  snapshot: Lines & Pick<AccountSnapshot, 'operations'>,
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
