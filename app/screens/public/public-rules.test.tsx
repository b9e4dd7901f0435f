import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { Handle } from '#app/handle.ts';
import routes from '#app/routes.ts';
import { elements, heading, links, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import type { PlanOnSale } from '#rpc/public/plan.ts';
import { PreLoginView } from '../session/pre-login/view.tsx';
import { BestFitPage, CoverageMapPage, StaticPage } from './testing/text-pages.tsx';

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

test('the page before sign-in shows the brand’s claim and picture, and the team has initials (PUBLIC-32)', () => {
  const html = page(<PreLoginView />);
  expect(heading(html)).toBe(visitorPage.brand.claim.en);
  expect(elements(html, '.hero svg')).toMatchObject([{ 'aria-hidden': 'true', viewBox: '0 0 360 150' }]);
  expect(elements(show(<PreLoginView />, { ...visitorPage, lite: true }), '.hero svg')).toEqual([]);
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

describe('Best Fit plans, smallest first (PUBLIC-39)', () => {
  const plan = (gigabytes: number, firstLine: number): PlanOnSale => ({
    ...{ id: `plan ${gigabytes}`, name: `Best Fit ${gigabytes}GB`, gigabytes, firstLine, eachMoreLine: firstLine },
    ...{ moreLines: [], unlimited: false, video: 'SD', esimOnly: false },
  });
  const plans = [plan(2, 2000), plan(5, 2550), plan(10, 3500), plan(15, 4500)];
  const list = { plans, extraData: undefined, simKit: undefined };

  test.each([
    ['before sign-in, without cents that are none', <PreLoginView list={list} />, ['$20', '$25.50', '$35', '$45']],
    ['with two decimals', <BestFitPage list={list} />, ['$20.00', '$25.50', '$35.00', '$45.00']],
  ])('have price and link %s', (_, view, prices) => {
    const html = page(view);
    expect(links(html).filter((to) => to.startsWith('/cell-phone-plans#'))).toEqual(
      [2, 5, 10, 15].map((size) => `/cell-phone-plans#plan%20${size}`),
    );
    const shown = [...html.matchAll(/class="price">(?:<span class="keep">)?([$\d.]+)</g)].map(([, price]) => price);
    expect(shown).toEqual(prices);
  });

  test.each([<PreLoginView />, <BestFitPage />])(
    'are listed without prices when the carrier returns no list',
    (view) => {
      const html = page(view);
      expect(elements(html, '.size-card').map(({ href }) => href)).toEqual(Array(4).fill('/cell-phone-plans'));
      expect(elements(html, '.price')).toEqual([]);
    },
  );
});
