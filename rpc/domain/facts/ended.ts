import { oneDay } from '../day.ts';
import type { OperationRef } from './line-operation.ts';

/** An operation by the fields of its end. Times in epoch milliseconds. */
export interface EndedRef extends OperationRef {
  actorId: string;
  endedAt?: number | undefined;
  /** A page showed that it was in progress. */
  acknowledgedAt?: number | undefined;
  /** The carrier showed no trace of it. */
  tracelessAt?: number | undefined;
}

/** Days in which Home shows an end that is not dismissed (HOME-31). */
export const shownDays = 14;

const badEnds: readonly OperationRef['state'][] = ['refused', 'not-sent', 'cannot-tell', 'needs-care'];

/** Orders of new lines that stopped have notices of their own (HOME-23, ORDER-28). */
const hasNotice = ({ kind, state }: EndedRef) => kind === 'add-line' && state === 'needs-care';

/**
 * Returns the ends that a person was not told of by the page of the form, the latest first (HOME-31): all ends but
 * done, and done after there was no trace. They go by a dismissal, by a later operation of the same kind and subject,
 * and after 14 days.
 * @param dismissed ids of the operations that this person dismissed
 */
export function endedFor<O extends EndedRef>(
  person: { id: string; isPrimary: boolean },
  operations: readonly O[],
  dismissed: ReadonlySet<string>,
  now: number,
): O[] {
  const isTheirs = ({ actorId, subjectId }: O) => person.isPrimary || actorId === person.id || subjectId === person.id;
  const isLater = (one: O, other: O) =>
    one.kind === other.kind && one.subjectId === other.subjectId && (one.sentAt ?? 0) > (other.sentAt ?? 0);
  return operations
    .filter((operation) => {
      const { id, state, endedAt = 0, acknowledgedAt, tracelessAt } = operation;
      const isBad = badEnds.includes(state) && !hasNotice(operation);
      const isNews = isBad || (state === 'done' && tracelessAt !== undefined);
      const isRecent = now - endedAt < shownDays * oneDay;
      return isNews && acknowledgedAt !== undefined && isRecent && !dismissed.has(id) && isTheirs(operation);
    })
    .filter((operation) => !operations.some((other) => isLater(other, operation)))
    .sort((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0));
}
