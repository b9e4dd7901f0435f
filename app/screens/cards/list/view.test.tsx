import { describe, expect, it, test } from 'vitest';
import { cardRow, cardsModel, otherCardRow } from '#app/ui/testing/sample-cards.ts';
import { entryOf } from '#app/ui/testing/sample-bills.ts';
import { no } from '#app/ui/testing/sample.ts';
import { elements, links, sampleNow, show, words } from '#app/ui/testing/show.tsx';
import type { FirstMonth } from '#rpc/domain/facts/first-month.ts';
import type { CardsModel } from '../intent.ts';
import { brandName } from '#app/ui/brand-name.ts';
import { defaultForm } from './form.ts';
import { CardsView } from './view.tsx';

const page = (overrides: Partial<CardsModel> = {}, more: { moved?: boolean; to?: string } = {}) =>
  show(<CardsView cards={cardsModel(overrides)} {...more} />);

test('shows each card with its buttons (CARD-1, CARD-2, CARD-11)', () => {
  const html = page();
  expect(words(html)).toContain('Visa ending in 4242 Default Dana Reyes · Expires 08/29');
  expect(words(html)).toContain('Mastercard ending in 5454 Expired');
  expect(words(html)).toContain('Set as default – Mastercard ending in 5454');
  expect(links(html)).toEqual([
    '/bills',
    '/cards/ref-card-1',
    '/cards/ref-card-2',
    '/cards/ref-card-2/remove',
    '/cards/add',
  ]);
  expect(elements(html, 'input').map(({ name, value }) => [name, value])).toContainEqual(['card', 'ref-card-2']);
});

test('disables the button of the default card, with the reason (CARD-7)', () => {
  const [remove] = elements(page(), 'button[disabled]');
  expect(remove?.['aria-describedby']).toBe('card-1-why');
  expect(words(page())).toContain('You can’t remove your default card. Choose another default card first.');
});

describe.each([
  ['CARD-5', 'card-default', 'Card ending in 5454 is your default card!'],
  ['CARD-6', 'card-remove', 'Card ending in 5454 deleted successfully!'],
  ['CARD-8', 'card-expiry', 'Card expiry updated.'],
] as const)('%s: %s', (_, kind, success) => {
  const news = (overrides: Parameters<typeof entryOf>[1]) => ({
    after: { entry: entryOf({ kind }, overrides), lastFour: '5454' },
  });

  it('shows its success to the letter', () => {
    expect(words(page(news({})))).toContain(success);
  });

  it('shows the carrier’s refusal (CARD-15)', () => {
    const refusal = { state: 'refused', refusal: 'refused', refusalMessage: 'This card is locked.' } as const;
    expect(words(page(news(refusal)))).toContain('This card is locked.');
    expect(words(page(news({ state: 'refused', refusal: 'refused' })))).toContain('Nothing changed');
  });

  it('disables all forms while a change is in progress (CARD-16)', () => {
    const html = page(news({ state: 'unknown' }));
    expect(html).not.toContain('<form');
    expect(links(html)).not.toContain('/cards/ref-card-2/remove');
  });
});

test('shows the reason once, and every button points to it (CARD-4)', () => {
  const html = page({ change: no('fraud'), add: no('fraud') });
  const closed = elements(html, 'button[disabled]');
  expect(closed).toHaveLength(6);
  expect(new Set(closed.map((button) => button['aria-describedby']))).toEqual(new Set(['cards-why']));
  expect(elements(html, '#cards-why')).toHaveLength(1);
  expect(words(show(<CardsView cards={{ refused: 'secondary' }} />))).toContain('Only the account holder');
});

test('disables adding with four cards, with the reason (CARD-12)', () => {
  const html = page({ add: no('cards-full') });
  expect(words(html)).toContain('You can save up to four cards');
  expect(links(html)).not.toContain('/cards/add');
});

test('shows the added card or none, and keeps the way back (CARD-13)', () => {
  expect(words(page({ added: { card: cardRow({ brand: 'DISCOVER', lastFour: '4444' }) } }))).toContain(
    'Discover ending in 4444 was added.',
  );
  expect(words(page({ added: {} }))).toContain('No card was added');
  const html = page({}, { to: '/activation/ref-1' });
  expect(words(html)).toMatch(/^Back to activation/);
  expect(links(html).slice(0, 2)).toEqual(['/activation/ref-1', '/cards/ref-card-1?to=%2Factivation%2Fref-1']);
  expect(words(page({}, { to: '/billing' }))).toMatch(/^Back Saved/);
});

test('shows a notice when the cards have changed, also when none is left (CARD-14)', () => {
  expect(words(page({}, { moved: true }))).toContain('We didn’t change anything.');
  expect(words(page({ cards: [] }))).toContain('You have no saved cards yet.');
});

test.each([
  ['VISA', 'Visa'],
  ['MASTERCARD', 'Mastercard'],
  ['AMERICAN EXPRESS', 'American Express'],
  ['Diners Club', 'Diners Club'],
  ['DISCOVER', 'Discover'],
  ['JCB', 'JCB'],
])('names %s as %s (CARD-3)', (wire, name) => {
  expect(brandName(wire)).toBe(name);
});

it('reads the button of a card', () => {
  expect(defaultForm.parse({ card: 'c', operation: 'o' })).toEqual({ card: 'c', operation: 'o' });
  expect(defaultForm.safeParse({ card: 'c', operation: 'o', uuid: 'x' }).success).toBe(false);
});

test('names the hold for an activation, and offers a new card as the default (CARD-18)', () => {
  const to = '/activation/ref-1/confirm';
  const added = { added: { card: otherCardRow } };
  expect(words(page({}, { to }))).toContain('places a temporary hold on your default card');
  const html = page(added, { to });
  expect(words(html)).toContain(
    'Mastercard ending in 5454 was added. The hold still goes on your default card, Visa ending in 4242. To use the ' +
      'new one, make it the default. Make the new card the default',
  );
  expect(elements(html, '[role=status] form input[name=card]')).toMatchObject([{ value: otherCardRow.ref }]);
  const since = sampleNow;
  const told = (firstMonth: FirstMonth) => words(page({ ...added, firstMonth }, { to }));
  const stays = told({ kind: 'held', hold: { amount: 2500, since } });
  expect(stays).toContain('A temporary hold of $25.00 has been on one of your cards since');
  expect(stays).toContain('Another default card doesn’t move the hold.');
  for (const text of [stays, told({ kind: 'paid' })]) expect(text).not.toMatch(/Make the new card|places a temporary/);
  // One that came as the default, and a list that nobody activates from, have nothing to choose.
  expect(elements(page({ added: { card: cardRow() } }, { to }), '[role=status] form')).toEqual([]);
  for (const elsewhere of [undefined, '/bills'])
    expect(words(page(added, { ...(elsewhere && { to: elsewhere }) }))).not.toContain('hold');
});
