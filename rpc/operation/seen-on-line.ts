import type { Customer } from '#contracts/customer/vocabulary.ts';
import { notFoundYet } from '../domain/ledger.ts';
import type { Poll, ReadBack } from './operation.ts';

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

/** Asks whether something that was begun elsewhere is still under way, by its line as the group lists it. */
export function whileOnLine(isUnderWay: (line: Customer) => boolean): Poll {
  return async (carrier, lineId, { groupId }) => {
    const group = await carrier.customer.group({ groupId });
    if (group.kind !== 'reply') return undefined;
    const line = group.reply.customers.find(({ id }) => id === lineId);
    const going = line !== undefined && isUnderWay(line);
    return { state: going ? 'going' : 'over', settled: !going };
  };
}
