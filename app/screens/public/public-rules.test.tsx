import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { Handle } from '#app/handle.ts';
import routes from '#app/routes.ts';
import { elements, links, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import type { DeviceCheck } from '#rpc/public/device.ts';
import { welcomeKitPrice } from '#rpc/domain/welcome-kit.ts';
import { PreLoginView } from '../session/pre-login/view.tsx';
import { deviceCheckMessages } from './device-check/copy.ts';
import { deviceForm } from './device-check/form.ts';
import { DeviceCheckView } from './device-check/view.tsx';
import { CoverageMapPage, FeedbackPage, StaticPage } from './testing/text-pages.tsx';

const page = (view: ReactElement) => show(view, visitorPage);
const checked = (check: DeviceCheck) => page(<DeviceCheckView checked={{ imei: '356938035643809', check }} />);
const { external } = visitorPage.brand;

type Row = [id: string, rule: string, check: () => unknown];

const rows: Row[] = [
  [
    'PUBLIC-1',
    'pages that open without signing in',
    async () => {
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
        const file = routes.find((one) => one.path === path)?.file ?? '';
        const { handle } = (await import(/* @vite-ignore */ `../../${file}`)) as { handle?: Handle };
        return handle?.public === true ? [] : [path];
      });
      expect((await Promise.all(handles)).flat()).toEqual([]);
    },
  ],
  [
    'PUBLIC-2',
    'the claims, as they are printed',
    () => {
      const said = words(page(<PreLoginView />));
      for (const claim of ['$20', '$300', '135+']) expect(said).toContain(claim);
      for (const claim of ['15GB', '10GB', '5GB', '2GB'])
        expect(words(page(<StaticPage path="bestfit" />))).toContain(claim);
      expect(words(page(<StaticPage path="giveback" />))).toContain('10%');
      expect(words(page(<StaticPage path="international_services" />))).toContain('135+');
    },
  ],
  [
    'PUBLIC-3',
    'About Us has ten values on two slides, and what the company says of itself',
    () => {
      const html = page(<StaticPage path="about-us" />);
      expect(elements(html, '.slides > li')).toHaveLength(2);
      expect(elements(html, '.slides h3')).toHaveLength(10);
      expect(words(html)).toContain('Our mission');
    },
  ],
  [
    'PUBLIC-5',
    'Contact Us: the office number with its hours, chat, help center, three mailboxes and a postal address',
    () => {
      const html = page(<StaticPage path="contact-us" />);
      expect(words(html)).toContain('1.617.555.0148');
      expect(words(html)).toMatch(/9:00 AM to 5:00 PM.*Monday to Friday/);
      expect(links(html)).toEqual(expect.arrayContaining([external.helpCenter, external.chat]));
      expect(links(html).filter((href) => href.startsWith('mailto:'))).toHaveLength(3);
      expect(elements(html, 'address')).toHaveLength(1);
    },
  ],
  [
    'PUBLIC-6',
    'Support: the help center in a new tab, the support number with its hours and no days',
    () => {
      const html = page(<StaticPage path="help" />);
      expect(elements(html, 'a').find(({ href }) => href === external.helpCenter)).toMatchObject({ target: '_blank' });
      expect(links(html)).toContain('tel:+18004278686');
      expect(words(html)).toContain('9AM to 9PM');
      expect(words(html)).toContain('24/7');
      expect(words(html)).not.toMatch(/every day|monday|office/i);
    },
  ],
  [
    'PUBLIC-7',
    'pre-login has Login and Learn More',
    () => {
      const html = page(<PreLoginView />);
      expect(words(html)).toContain('Login Learn More');
      expect(links(html).slice(0, 2)).toEqual(['/login', external.learnMore]);
    },
  ],
  [
    'PUBLIC-9',
    'the SIM kit costs its cost less the discount percentage, in whole cents',
    () => expect(welcomeKitPrice({ cost: 999, discountPctg: 15 })).toBe(849),
  ],
  [
    'PUBLIC-10',
    'the IMEI is required, has digits only and exactly 15 of them, to the letter',
    () => {
      const messages = (imei?: string) =>
        deviceForm(deviceCheckMessages.en)
          .safeParse({ intent: 'check', imei })
          .error?.issues.map(({ message }) => message);
      expect(messages()).toEqual(['Enter Your Device IMEI or MEID Number']);
      expect(messages('')).toEqual(['Enter Your Device IMEI or MEID Number']);
      expect(messages('35693803564380A')).toEqual(['Please enter only digits']);
      expect(messages('35693803564380')).toEqual(['Enter valid IMEI Number']);
      expect(messages('3569380356438091')).toEqual(['Enter valid IMEI Number']);
      expect(messages('356938035643809')).toBeUndefined();
    },
  ],
  [
    'PUBLIC-11',
    'separators in a typed or pasted number are dropped before it is checked',
    () => {
      for (const imei of ['35-693803-564380-9', ' 356938 035643 809 ', '356938–035643‑809\u200b'])
        expect(deviceForm(deviceCheckMessages.en).safeParse({ intent: 'check', imei }).data, imei).toMatchObject({
          imei: '356938035643809',
        });
    },
  ],
  [
    'PUBLIC-12',
    'the device must be unlocked and paid off; how to find the IMEI; CHECK',
    () => {
      const text = words(page(<DeviceCheckView />));
      expect(text).toContain('Your device must be unlocked and paid off.');
      expect(text).toMatch(/dial \*#06#.*iPhone.*Android/);
      expect(text).toContain('CHECK');
    },
  ],
  [
    'PUBLIC-13',
    'a compatible device: make and model, IMEI, SIM type, and another can be checked',
    () => {
      const esim = checked({ outcome: 'esim', device: 'Google Pixel 8' });
      expect(words(esim)).toContain('Google Pixel 8 IMEI 3569 3803 5643 809 SIM type eSIM');
      expect(words(esim)).toContain('Check another device');
      expect(words(checked({ outcome: 'sim', device: 'Acme One' }))).not.toContain('SIM type eSIM');
    },
  ],
  [
    'PUBLIC-14',
    'an IMEI is posted and in no URL',
    () => {
      expect(elements(page(<DeviceCheckView />), 'form')).toMatchObject([{ method: 'post' }]);
      expect(links(checked({ outcome: 'esim', device: 'Acme One' })).join(' ')).not.toContain('356938035643809');
    },
  ],
  [
    'PUBLIC-16',
    'feedback takes a score of 1 to 5, and an address that nobody has to give',
    () => {
      const inputs = elements(page(<FeedbackPage />), 'input');
      expect(inputs.filter(({ name }) => name === 'score').map(({ value }) => value)).toEqual([
        '5',
        '4',
        '3',
        '2',
        '1',
      ]);
      expect(inputs.find(({ name }) => name === 'email')).not.toHaveProperty('required');
    },
  ],
  [
    'PUBLIC-17',
    'the coverage map is a sandboxed frame once it was asked for, with a plain link beside it',
    () => {
      expect(elements(page(<CoverageMapPage />), 'iframe')).toEqual([]);
      const html = page(<CoverageMapPage live />);
      expect(elements(html, 'iframe')).toMatchObject([{ src: external.coverageMap, sandbox: expect.any(String) }]);
      expect(links(html)).toContain(external.coverageMap);
    },
  ],
  [
    'PUBLIC-30',
    'the coverage page always shows a map of its own, and says what it means',
    () => {
      for (const live of [false, true]) {
        const html = page(<CoverageMapPage live={live} />);
        expect(elements(html, 'svg[role=img]')).toMatchObject([{ 'aria-label': expect.stringContaining('50 states') }]);
        expect(words(html)).toContain('Our 5G network is national: all 50 states.');
      }
    },
  ],
  [
    'PUBLIC-32',
    'the page before sign-in shows a card of Home, and the team has initials',
    () => {
      const [card] = elements(page(<PreLoginView />), '.hero svg');
      expect(card).toMatchObject({ role: 'img', 'aria-label': expect.stringContaining('the data that is left') });
      expect(words(page(<StaticPage path="about-us" />))).toContain('MT Mei-Lin Torres');
    },
  ],
  [
    'PUBLIC-18',
    'International Services has its two headings to the letter',
    () => {
      const text = words(page(<StaticPage path="international_services" />));
      expect(text).toContain('Roaming Perks Without the Daily Fees!');
      expect(text).toContain('Call the World from the U.S. & Pay-As-You-Go');
    },
  ],
  [
    'PUBLIC-19',
    'buying a phone leads to the external shop, one’s own device to the IMEI check',
    () =>
      expect(links(page(<StaticPage path="buy_a_phone" />))).toEqual(
        expect.arrayContaining([external.shop, '/imei-compatibility-check']),
      ),
  ],
  [
    'PUBLIC-25',
    'terms of calling abroad beside the service',
    () => {
      const text = words(page(<StaticPage path="international_services" />));
      for (const said of [
        'billed in one-minute increments',
        'expires 180 days after you last used it',
        'expires 30 days after the suspension',
        'up to 15 unique destination numbers in each cycle',
        'expires 30 days after it was funded or renewed',
      ])
        expect(text).toContain(said);
    },
  ],
  [
    'PUBLIC-29',
    'the sitemap lists the public pages',
    () =>
      expect(links(page(<StaticPage path="sitemap" />))).toEqual(
        expect.arrayContaining(['/about-us', '/cell-phone-plans', '/terms', '/privacy', '/help', '/feedback']),
      ),
  ],
];

describe('rules of the public pages', () => {
  test.each(rows)('%s: %s', async (_, __, check) => {
    await check();
  });
});
