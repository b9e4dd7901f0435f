import { expect, test } from 'vitest';
import { marco } from '#app/ui/testing/sample.ts';
import { elements, links, show, words } from '#app/ui/testing/show.tsx';
import { letsTalk } from '../detail/testing/page.tsx';
import { ServiceCardsView } from './view.tsx';

const cards = (overrides: Partial<Parameters<typeof ServiceCardsView>[0]['model']> = {}) =>
  show(
    <ServiceCardsView
      model={{
        cards: (['IR', 'ILD', 'DR'] as const).map((service) => ({ service, offered: service !== 'ILD' })),
        letsTalk: false,
        ...overrides,
      }}
    />,
  );

test('shows the three services with their quoted names, each with MANAGE (SERVICE-2, SERVICE-4)', () => {
  const text = words(cards());
  for (const part of [
    'Services International Roaming Stay connected while you travel abroad. MANAGE',
    'International Calling Call anywhere in the world, from the U.S. MANAGE',
    'Domestic Roaming Stay connected anywhere in the U.S. MANAGE',
  ])
    expect(text).toContain(part);
  expect(links(cards()).filter((href) => href.startsWith('/'))).toEqual([
    '/services/international-roaming',
    '/services/domestic-roaming',
  ]);
});

test.each([
  [[], 2, 'Off MANAGE'],
  [[marco], 2, 'On for 1 of 2 lines Marco Reyes MANAGE'],
  [[marco, marco], 2, 'On for both lines MANAGE'],
  [[marco, marco, marco], 3, 'On for all 3 lines MANAGE'],
  [[marco], 1, 'abroad. On MANAGE'],
])('shows the lines with it on: %j of %s (SERVICE-39)', (lines, of, text) => {
  const on = { lines: lines.map((line, index) => ({ ...line, ref: `ref-${index}` })), of };
  expect(words(cards({ cards: [{ service: 'IR', offered: true, on }] }))).toContain(text);
});

test('disables a closed service, with the number to call (SERVICE-3)', () => {
  const [closed] = elements(cards(), 'button[disabled]');
  expect(closed?.['aria-describedby']).toBe('closed-ILD');
  expect(words(cards())).toContain('You can’t change this service right now.');
});

test('shows Let’s Talk and the disabled notice above the services (SERVICE-12, SERVICE-13)', () => {
  expect(words(cards({ letsTalk: true }))).toContain(letsTalk);
  expect(words(cards({ disabled: 'account' }))).toMatch(/disabled/i);
});
