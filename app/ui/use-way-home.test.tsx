import { expect, it } from 'vitest';
import { NothingToActivate } from '#app/screens/activation/start/view.tsx';
import { HomeButton } from './button.tsx';
import { links, samplePage, show, visitorPage } from './testing/show.tsx';

const linksOf = (html: string) => links(html);
const tester = { ...samplePage, me: { accountKnown: true, isPrimary: true, isTest: true } };

it.each([
  ['a customer', samplePage, '/home'],
  ['category TEST', tester, '/profile'],
  ['a visitor', visitorPage, '/mobile-login'],
])('the way Home of %s (SIGNIN-8)', (_, facts, to) => {
  expect(linksOf(show(<HomeButton />, facts))).toEqual([to]);
});

it('links category TEST to the profile when no line can be activated (SIGNIN-8)', () => {
  expect(linksOf(show(<NothingToActivate />, tester))).toEqual(['/profile', 'tel:+18004278686']);
});
