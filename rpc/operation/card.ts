import * as z from 'zod/mini';
import { Expiry, type SavedCard } from '#contracts/card/vocabulary.ts';
import type { CardPageRequest } from '#contracts/payment/vocabulary.ts';
import { Email, Id, WebAddress } from '#contracts/vocabulary.ts';
import { operation, type Reconcile } from './operation.ts';
import { reconcileByRead } from './reconcile.ts';

/** Common fields: all card operations have the same guards, and no data in activity pages. */
const ofCards = { scope: 'account', action: 'manage-cards', recentSignIn: true, summary: () => ({}) } as const;

/** Reconciles by the list of the customer's cards. */
function reconcileByCards<O extends { subjectId: string; sentAt?: number }>(
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
  reconcile: reconcileByCards((cards, { terms }) =>
    cards.some(({ uuid, isAutoPay }) => uuid === terms.uuid && isAutoPay),
  ),
});

/** Changes the expiry date of a saved card (CARD-8). */
export const cardExpiry = operation({
  ...ofCards,
  kind: 'card-expiry',
  notify: { topic: 'change' },
  terms: z.object({ uuid: Id, expiry: Expiry.check(z.meta({ examples: ['0829'] })) }),
  send: (carrier, { terms }) => carrier.card.updateExpiry(terms),
  reconcile: reconcileByCards((cards, { terms }) =>
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
  reconcile: reconcileByCards((cards, { terms }) => cards.every(({ uuid }) => uuid !== terms.uuid)),
});

/** Requests a hosted page for a new card and stores its URL (CARD-12). Card numbers are typed there (SAFETY-14). */
export const cardPage = operation({
  ...ofCards,
  kind: 'card-page',
  effect: 'page',
  terms: z.object({
    emailId: Email,
    redirectUrl: WebAddress,
    /** Path of the page with the link to the cards, for the way back (CARD-13). */
    back: z.optional(z.string()),
  }),
  /** Ids of the cards before: any other card is the new one. */
  baseline: z.object({ uuids: z.array(Id) }),
  send: (carrier, { terms: { emailId, redirectUrl } }) =>
    carrier.payment.cardPage({ text: JSON.stringify({ emailId, redirectUrl } satisfies CardPageRequest) }),
  toResult: ({ url }) => url,
  // Without a reply nobody has the page's URL. No card can be added there, and another page can be requested at once.
  reconcile: async () => 'absent',
});
