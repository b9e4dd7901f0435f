import type { Customer } from '#contracts/customer/vocabulary.ts';
import { reconcileMissing } from '../domain/ledger.ts';
import type { Outcome } from '../problem.ts';
import type { Poll, Reconcile } from './operation.ts';

/**
 * Returns a reconciliation by one read of the carrier.
 * @param isApplied returns true when the reply shows the effect
 */
export function reconcileByRead<O extends { sentAt?: number }, R>(
  read: (...args: Parameters<Reconcile<O>>) => Promise<Outcome<R>>,
  isApplied: (reply: R, operation: O) => boolean,
): Reconcile<O> {
  return async (carrier, operation, actor, now, journal) => {
    const outcome = await read(carrier, operation, actor, now, journal);
    if (outcome.kind !== 'reply') return undefined;
    return isApplied(outcome.reply, operation) ? 'done' : reconcileMissing(operation.sentAt ?? 0, now);
  };
}

/** Returns a reconciliation by the line in the carrier's group list. */
export function reconcileByLine<O extends { subjectId: string; sentAt?: number }>(
  isApplied: (line: Customer, operation: O) => boolean,
): Reconcile<O> {
  return reconcileByRead(
    (carrier, _, { groupId }) => carrier.customer.group({ groupId }),
    ({ customers }, operation) => {
      const line = customers.find(({ id }) => id === operation.subjectId);
      return line !== undefined && isApplied(line, operation);
    },
  );
}

/** Reconciles a write that no carrier read shows: without a trace after the arrival window (LEDGER-7). */
export const reconcileByTimeout: Reconcile<{ sentAt?: number }> = async (_, { sentAt = 0 }, __, now) =>
  reconcileMissing(sentAt, now);

/** Returns a poll of a write from outside this portal, by the line in the carrier's group list. */
export function pollLineWhile(isInProgress: (line: Customer) => boolean): Poll {
  return async (carrier, lineId, { groupId }) => {
    const group = await carrier.customer.group({ groupId });
    if (group.kind !== 'reply') return undefined;
    const line = group.reply.customers.find(({ id }) => id === lineId);
    const isRunning = line !== undefined && isInProgress(line);
    return { state: isRunning ? 'going' : 'over', settled: !isRunning };
  };
}
