import * as z from 'zod/mini';
import { Id } from '#contracts/vocabulary.ts';
import { operation } from './operation.ts';
import { seenOnCards } from './seen-on-cards.ts';

/** Removes a saved card (CARD-6). */
export const cardRemove = operation({
  kind: 'card-remove',
  scope: 'account',
  action: 'manage-cards',
  recentSignIn: true,
  terms: z.object({ uuid: Id, lastFour: z.optional(z.string()) }),
  told: () => ({}),
  send: (carrier, { terms }) => carrier.card.remove({ uuid: terms.uuid }),
  readBack: seenOnCards((cards, { terms }) => cards.every(({ uuid }) => uuid !== terms.uuid)),
});
