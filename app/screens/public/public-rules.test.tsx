import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { Handle } from '#app/handle.ts';
import routes from '#app/routes.ts';
import { elements, links, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import { PreLoginView } from '../session/pre-login/view.tsx';
import { CoverageMapPage, StaticPage } from './testing/text-pages.tsx';

const page = (view: ReactElement) => show(view, visitorPage);
const { external } = visitorPage.brand;

test('opens these pages without signing in (PUBLIC-1)', async () => {
  const open = [
    'about-us',
    'accessibility',
    'contact-us',
    'bestfit',
    'giveback',
    'cell-phone-plans',
    'international_services',
    'buy_a_phone',
    'imei-compatibility-check',
    'coverage-map',
    'feedback',
    'help',
    'leaving',
    'lost-phone',
    'mobile-login',
    'terms',
    'privacy',
  ];
  const handles = open.map(async (path) => {
    const file = routes.find((route) => route.path === path)?.file ?? '';
    const { handle } = (await import(/* @vite-ignore */ `../../${file}`)) as { handle?: Handle };
    return handle?.public === true ? [] : [path];
  });
  expect((await Promise.all(handles)).flat()).toEqual([]);
});

test('Support: the help center in a new tab, the support number with its hours and no days (PUBLIC-6)', () => {
  const html = page(<StaticPage path="help" />);
  expect(elements(html, 'a').find(({ href }) => href === external.helpCenter)).toMatchObject({ target: '_blank' });
  expect(links(html)).toContain('tel:+18004278686');
  expect(words(html)).toContain('9AM to 9PM');
  expect(words(html)).toContain('24/7');
  expect(words(html)).not.toMatch(/every day|monday|office/i);
});

test('pre-login has Login and Learn More, and its claim as it is printed (PUBLIC-2, PUBLIC-7)', () => {
  const html = page(<PreLoginView />);
  expect(words(html)).toContain('135+');
  expect(words(html)).toContain('Login Learn More');
  expect(links(html).slice(0, 2)).toEqual(['/login', external.learnMore]);
});

test('always shows a map of its own, with its meaning, on the coverage page (PUBLIC-30)', () => {
  for (const live of [false, true]) {
    const html = page(<CoverageMapPage live={live} />);
    expect(elements(html, 'svg[role=img]')).toMatchObject([{ 'aria-label': expect.stringContaining('50 states') }]);
    expect(words(html)).toContain('Our 5G network is national: all 50 states.');
  }
});

test('the page before sign-in shows a card of Home, and the team has initials (PUBLIC-32)', () => {
  const [card] = elements(page(<PreLoginView />), '.hero svg');
  expect(card).toMatchObject({ role: 'img', 'aria-label': expect.stringContaining('the data that is left') });
  expect(words(page(<StaticPage path="about-us" />))).toContain('MT Mei-Lin Torres');
});

test('International Services has its two headings and its claim to the letter (PUBLIC-2, PUBLIC-18)', () => {
  const text = words(page(<StaticPage path="international_services" />));
  expect(text).toContain('135+');
  expect(text).toContain('Roaming Perks Without the Daily Fees!');
  expect(text).toContain('Call the World from the U.S. & Pay-As-You-Go');
});

test('leads to the external shop for a phone, and to the IMEI check for one’s own device (PUBLIC-19)', () => {
  expect(links(page(<StaticPage path="buy_a_phone" />))).toEqual(
    expect.arrayContaining([external.shop, '/imei-compatibility-check']),
  );
});
