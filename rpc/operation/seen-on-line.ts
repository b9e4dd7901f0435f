import type { Customer } from '#contracts/customer/vocabulary.ts';
import { notFoundYet } from '../domain/ledger.ts';
import type { ReadBack } from './operation.ts';

/** Reads an operation back from its line, as the group lists it. */
export function seenOnLine<O extends { subjectId: string; sentAt?: number }>(
  isApplied: (line: Customer, operation: O) => boolean,
): ReadBack<O> {
  return async (carrier, operation, { groupId }, now) => {
    const group = await carrier.customer.group({ groupId });
    if (group.kind !== 'reply') return undefined;
    const line = group.reply.customers.find(({ id }) => id === operation.subjectId);
    return line && isApplied(line, operation) ? 'done' : notFoundYet(operation.sentAt ?? 0, now);
  };
}
