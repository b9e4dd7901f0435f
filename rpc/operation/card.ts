import * as z from 'zod/mini';
import { Expiry, type SavedCard } from '#contracts/card/vocabulary.ts';
import type { CardPageRequest } from '#contracts/payment/vocabulary.ts';
import { Email, Id, WebAddress } from '#contracts/vocabulary.ts';
import { operation, type Reconcile } from './operation.ts';
import { reconcileByRead } from './reconcile.ts';

/** What is done with saved cards is guarded alike, and tells activity pages nothing. */
const ofCards = { scope: 'account', action: 'manage-cards', recentSignIn: true, summary: () => ({}) } as const;

/** A read-back that looks for the effect in the list of the customer's cards. */
function seenOnCards<O extends { subjectId: string; sentAt?: number }>(
  isApplied: (cards: readonly SavedCard[], operation: O) => boolean,
): Reconcile<O> {
  return reconcileByRead(
    (carrier, { subjectId }) => carrier.card.list({ customerId: subjectId }),
    ({ cards }, operation) => isApplied(cards, operation),
  );
}

/** Makes a saved card the default (CARD-5). */
export const cardDefault = operation({
  ...ofCards,
  kind: 'card-default',
  notify: { topic: 'change' },
  terms: z.object({ uuid: Id, lastFour: z.optional(z.string()) }),
  send: (carrier, { terms }) => carrier.card.setDefault({ uuid: terms.uuid }),
  reconcile: seenOnCards((cards, { terms }) => cards.some(({ uuid, isAutoPay }) => uuid === terms.uuid && isAutoPay)),
});

/** Changes the expiry date of a saved card (CARD-8). */
export const cardExpiry = operation({
  ...ofCards,
  kind: 'card-expiry',
  notify: { topic: 'change' },
  terms: z.object({ uuid: Id, expiry: Expiry.check(z.meta({ examples: ['0829'] })) }),
  send: (carrier, { terms }) => carrier.card.updateExpiry(terms),
  reconcile: seenOnCards((cards, { terms }) =>
    cards.some(({ uuid, dateOfExpiry }) => uuid === terms.uuid && dateOfExpiry === terms.expiry),
  ),
});

/** Removes a saved card (CARD-6). */
export const cardRemove = operation({
  ...ofCards,
  kind: 'card-remove',
  notify: { topic: 'change' },
  terms: z.object({ uuid: Id, lastFour: z.optional(z.string()) }),
  send: (carrier, { terms }) => carrier.card.remove({ uuid: terms.uuid }),
  reconcile: seenOnCards((cards, { terms }) => cards.every(({ uuid }) => uuid !== terms.uuid)),
});

/** Has a hosted page for a new card made and keeps its URL (CARD-12); card numbers are typed there (SAFETY-14). */
export const cardPage = operation({
  ...ofCards,
  kind: 'card-page',
  terms: z.object({
    emailId: Email,
    redirectUrl: WebAddress,
    /** Path of the page that led to the cards, for the way back (CARD-13). */
    back: z.optional(z.string()),
  }),
  /** The cards that there were: another one is the new one. */
  baseline: z.object({ uuids: z.array(Id) }),
  send: (carrier, { terms: { emailId, redirectUrl } }) =>
    carrier.payment.cardPage({ text: JSON.stringify({ emailId, redirectUrl } satisfies CardPageRequest) }),
  toResult: ({ url }) => url,
  // Without a reply nobody has the page's URL, so nothing can be added there and another can be made at once.
  reconcile: async () => 'never-arrived',
});
