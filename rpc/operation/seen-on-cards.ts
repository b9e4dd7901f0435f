import type { SavedCard } from '#contracts/card/vocabulary.ts';
import { notFoundYet } from '../domain/ledger.ts';
import type { ReadBack } from './operation.ts';

/** A read-back that looks for the effect in the list of the customer's cards. */
export function seenOnCards<O extends { subjectId: string; sentAt?: number }>(
  isApplied: (cards: readonly SavedCard[], operation: O) => boolean,
): ReadBack<O> {
  return async (carrier, operation, _, now) => {
    const found = await carrier.card.list({ customerId: operation.subjectId });
    if (found.kind !== 'reply') return undefined;
    return isApplied(found.reply.cards, operation) ? 'done' : notFoundYet(operation.sentAt ?? 0, now);
  };
}
