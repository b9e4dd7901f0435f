import { cardsMessages } from '#app/copy/cards.ts';
import { Summary } from '#app/ui/summary.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { CardRow } from './intent.ts';
import { brandName } from '#app/ui/brand-name.ts';

/** Returns the name of a card in a heading or a sentence. */
export function useCardName(): (card: Pick<CardRow, 'brand' | 'lastFour'>) => string {
  const { named } = useCopy(cardsMessages);
  return ({ brand, lastFour }) => named(brandName(brand), lastFour);
}

/** MMYY as it is printed on a card: 08/29. */
export const expiryText = (expiry: string) => `${expiry.slice(0, 2)}/${expiry.slice(2)}`;

/** Masked number, name and expiry of a saved card (CARD-2). */
export function CardFacts({ card: { mask, nameOnCard, expiry } }: { card: CardRow }) {
  const copy = useCopy(cardsMessages);
  return (
    <Summary
      rows={[
        { term: copy.number, value: <span className="keep">{mask}</span> },
        { term: copy.name, value: nameOnCard },
        { term: copy.expires, value: expiryText(expiry) },
      ]}
    />
  );
}
