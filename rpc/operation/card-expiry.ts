import * as z from 'zod/mini';
import { Expiry } from '#contracts/card/vocabulary.ts';
import { Id } from '#contracts/vocabulary.ts';
import { operation } from './operation.ts';
import { seenOnCards } from './seen-on-cards.ts';

/** Changes the expiry date of a saved card (CARD-8). */
export const cardExpiry = operation({
  kind: 'card-expiry',
  scope: 'account',
  action: 'manage-cards',
  recentSignIn: true,
  terms: z.object({ uuid: Id, expiry: Expiry.check(z.meta({ examples: ['0829'] })) }),
  told: () => ({}),
  send: (carrier, { terms }) => carrier.card.updateExpiry(terms),
  readBack: seenOnCards((cards, { terms }) =>
    cards.some(({ uuid, dateOfExpiry }) => uuid === terms.uuid && dateOfExpiry === terms.expiry),
  ),
});
