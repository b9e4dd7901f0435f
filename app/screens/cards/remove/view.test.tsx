import { expect, it, test } from 'vitest';
import { cardForm, cardRow } from '#app/ui/testing/sample-cards.ts';
import { no } from '#app/ui/testing/sample.ts';
import { elements, links, show, words } from '#app/ui/testing/show.tsx';
import { RemoveCardView } from './view.tsx';

test('confirms before the card is removed, and can be left (CARD-6)', () => {
  const html = show(<RemoveCardView form={cardForm()} to="/bills" />);
  expect(words(html)).toContain('Remove this card? Mastercard ending in 5454');
  expect(elements(html, 'button').map(({ type }) => type)).toEqual(['submit']);
  expect(links(html)).toEqual(['/cards?to=%2Fbills', '/cards?to=%2Fbills']);
});

it.each([
  ['the default card stays (CARD-7)', cardForm({ card: cardRow() }), 'You can’t remove your default card.'],
  ['CARD-4', cardForm({ decision: no('fraud') }), 'temporarily unavailable'],
  ['CARD-4', { refused: 'secondary' as const }, 'Only the account holder'],
])('has no form, and the reason: %s', (_, form, text) => {
  const html = show(<RemoveCardView form={form} />);
  expect(words(html)).toContain(text);
  expect(html).not.toContain('<form');
});
