import type { Customer } from '#contracts/customer/vocabulary.ts';
import { reconcileMissing } from '../domain/ledger.ts';
import type { Outcome } from '../problem.ts';
import type { Poll, Reconcile } from './operation.ts';

/** Reads an operation back by one read of the carrier. @param isApplied does the reply show its effect? */
export function reconcileByRead<O extends { sentAt?: number }, R>(
  read: (...asked: Parameters<Reconcile<O>>) => Promise<Outcome<R>>,
  isApplied: (reply: R, operation: O) => boolean,
): Reconcile<O> {
  return async (carrier, operation, actor, now, journal) => {
    const seen = await read(carrier, operation, actor, now, journal);
    if (seen.kind !== 'reply') return undefined;
    return isApplied(seen.reply, operation) ? 'done' : reconcileMissing(operation.sentAt ?? 0, now);
  };
}

/** Reads an operation back from its line, as the group lists it. */
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

/** Of what no read shows: it never arrived, once it can't be on its way anymore, and may be asked for again. */
export const reconcileByTimeout: Reconcile<{ sentAt?: number }> = async (_, { sentAt = 0 }, __, now) =>
  reconcileMissing(sentAt, now);

/** Asks whether something that was begun elsewhere is still under way, by its line as the group lists it. */
export function pollLineWhile(isUnderWay: (line: Customer) => boolean): Poll {
  return async (carrier, lineId, { groupId }) => {
    const group = await carrier.customer.group({ groupId });
    if (group.kind !== 'reply') return undefined;
    const line = group.reply.customers.find(({ id }) => id === lineId);
    const going = line !== undefined && isUnderWay(line);
    return { state: going ? 'going' : 'over', settled: !going };
  };
}
