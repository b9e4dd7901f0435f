import { oneDay } from '../day.ts';
import type { OperationRef } from './line-operation.ts';

/** An operation by the fields of its end. Times in epoch milliseconds. */
export interface EndedRef extends OperationRef {
  actorId: string;
  endedAt?: number | undefined;
  /** Time at which a page showed the operation in progress. */
  acknowledgedAt?: number | undefined;
  /** Time at which carrier reads first showed no trace of the operation. */
  tracelessAt?: number | undefined;
}

/** Days in which Home shows an end that is not dismissed (HOME-31). */
export const shownDays = 14;

const badEnds: readonly OperationRef['state'][] = ['refused', 'not-sent', 'cannot-tell', 'needs-care', 'no-trace'];

/** Orders of new lines that stopped have notices of their own (HOME-23, ORDER-28). */
const hasNotice = ({ kind, state }: EndedRef) => kind === 'add-line' && state === 'needs-care';

/** Returns when an operation reached its state: its end, or the time since which there is no trace of it. */
const reachedAt = ({ endedAt, tracelessAt }: EndedRef) => endedAt ?? tracelessAt ?? 0;

/**
 * Returns the ends that a person was not told of by the page of the form, the latest first (HOME-31): all ends but
 * done, done after there was no trace, and what has no trace yet. They go by a dismissal, which is of the state that
 * was shown, and after 14 days. A later operation of the same kind and subject replaces them, unless both may have
 * taken effect.
 * @param dismissed ids of the operations that this person dismissed, and when
 */
export function endedFor<O extends EndedRef>(
  person: { id: string; isPrimary: boolean },
  operations: readonly O[],
  dismissed: ReadonlyMap<string, number>,
  now: number,
): O[] {
  const isTheirs = ({ actorId, subjectId }: O) => person.isPrimary || actorId === person.id || subjectId === person.id;
  const isNews = ({ state, tracelessAt }: O) =>
    badEnds.includes(state) || (state === 'done' && tracelessAt !== undefined);
  const isShown = (operation: O) =>
    operation.acknowledgedAt !== undefined &&
    now - reachedAt(operation) < shownDays * oneDay &&
    (dismissed.get(operation.id) ?? -1) < reachedAt(operation);
  const isReplaced = (operation: O) =>
    (operation.tracelessAt === undefined || operation.state === 'refused') &&
    operations.some((other) => isLater(other, operation));
  return operations
    .filter((one) => isNews(one) && !hasNotice(one) && isShown(one) && isTheirs(one) && !isReplaced(one))
    .sort((a, b) => reachedAt(b) - reachedAt(a));
}

function isLater(one: EndedRef, other: EndedRef): boolean {
  return one.kind === other.kind && one.subjectId === other.subjectId && (one.sentAt ?? 0) > (other.sentAt ?? 0);
}
