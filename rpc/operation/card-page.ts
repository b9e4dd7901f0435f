import * as z from 'zod/mini';
import type { CardPageRequest } from '#contracts/payment/vocabulary.ts';
import { Email, Id, WebAddress } from '#contracts/vocabulary.ts';
import { operation } from './operation.ts';

/** Has a hosted page for a new card made and keeps its URL (CARD-12); card numbers are typed there (SAFETY-14). */
export const cardPage = operation({
  kind: 'card-page',
  scope: 'account',
  action: 'manage-cards',
  recentSignIn: true,
  terms: z.object({
    emailId: Email,
    redirectUrl: WebAddress,
    /** Path of the page that led to the cards, for the way back (CARD-13). */
    back: z.optional(z.string()),
  }),
  /** The cards that there were: another one is the new one. */
  before: z.object({ uuids: z.array(Id) }),
  told: () => ({}),
  send: (carrier, { terms: { emailId, redirectUrl } }) =>
    carrier.payment.cardPage({ text: JSON.stringify({ emailId, redirectUrl } satisfies CardPageRequest) }),
  keep: ({ url }) => url,
  // Without a reply nobody has the page's URL, so nothing can be added there and another can be made at once.
  readBack: async () => 'never-arrived',
});
