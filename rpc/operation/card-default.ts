import * as z from 'zod/mini';
import { Id } from '#contracts/vocabulary.ts';
import { operation } from './operation.ts';
import { seenOnCards } from './seen-on-cards.ts';

/** Makes a saved card the default (CARD-5). */
export const cardDefault = operation({
  kind: 'card-default',
  scope: 'account',
  action: 'manage-cards',
  recentSignIn: true,
  terms: z.object({ uuid: Id, lastFour: z.optional(z.string()) }),
  told: () => ({}),
  send: (carrier, { terms }) => carrier.card.setDefault({ uuid: terms.uuid }),
  readBack: seenOnCards((cards, { terms }) => cards.some(({ uuid, isAutoPay }) => uuid === terms.uuid && isAutoPay)),
});
