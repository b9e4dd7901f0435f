import { expect, it, test } from 'vitest';
import { entryOf } from '#app/ui/testing/sample-bills.ts';
import { newCardForm } from '#app/ui/testing/sample-cards.ts';
import { no } from '#app/ui/testing/sample.ts';
import { elements, links, show, words } from '#app/ui/testing/show.tsx';
import { AddCardView } from './view.tsx';

const news = (overrides: Parameters<typeof entryOf>[1], page?: string) =>
  newCardForm({ after: { entry: entryOf({ kind: 'card-page' }, overrides), page } });

test('shows the next step, and has one button (CARD-12)', () => {
  const html = show(<AddCardView form={newCardForm()} />);
  expect(words(html)).toContain('We never see its number.');
  expect(elements(html, 'button').map(({ type }) => type)).toEqual(['submit']);
});

it('links to a payment page that the carrier returned late', () => {
  const html = show(<AddCardView form={news({}, 'https://pay.example.test/1')} />);
  expect(links(html)).toContain('https://pay.example.test/1');
  expect(html).not.toContain('<form');
});

it('offers to request a page again when none was made, and waits while one is being made', () => {
  const refused = show(<AddCardView form={news({ state: 'refused', refusal: 'absent' })} />);
  expect(words(refused)).toContain('it’s safe to try again');
  expect(refused).toContain('<form');
  expect(show(<AddCardView form={news({ state: 'sending' })} />)).not.toContain('<form');
});

it.each([no('cards-full'), no('fraud')])('has no form, and the reason: %j', (decision) => {
  expect(show(<AddCardView form={newCardForm({ decision })} />)).not.toContain('<form');
});
