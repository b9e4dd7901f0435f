import * as z from 'zod/mini';
import type { SavedCard } from '#contracts/card/vocabulary.ts';
import { lastFourOf } from './card.ts';

/** Brand of a card in the carrier's spelling, such as `VISA`, and its last four digits. */
export const ChargedCard = z.object({
  brand: z.string().check(z.meta({ examples: ['VISA'] })),
  lastFour: z.string().check(z.meta({ examples: ['4242'] })),
});
export type ChargedCard = z.output<typeof ChargedCard>;

/** Returns the card that charges go to, or undefined without a default card or with an unreadable number. */
export function defaultCardOf(cards: readonly SavedCard[]): ChargedCard | undefined {
  const card = cards.find(({ isAutoPay }) => isAutoPay);
  const lastFour = lastFourOf(card?.ccNumberMask);
  return card && lastFour !== undefined ? { brand: card.type, lastFour } : undefined;
}
