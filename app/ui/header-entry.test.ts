import { describe, expect, it } from 'vitest';
import { demo } from '#app/brand/testing/brands.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { headerEntries, ownPages } from './header-entry.ts';
import type { HeaderKind } from './header-kind.ts';
import type { Me } from './page-context.tsx';

const offered = (kind: HeaderKind, services: boolean, me?: Me) =>
  headerEntries(kind, { brand: demo, nav: { services }, me }, layoutMessages.en).map((entry) =>
    'links' in entry
      ? `${entry.words} (${entry.links.map(({ words, to }) => `${words} ${to}`).join(', ')})`
      : `${entry.words} ${entry.to}`,
  );

const visitor = [
  'BEST FIT SAVINGS /bestfit',
  'Services (International Services /international_services)',
  `Phones (Buy a phone ${demo.external.shop}, Bring your own /imei-compatibility-check)`,
  'Give Back /giveback',
  `Blog ${demo.external.blog}`,
  'Help /help',
];

it.each([
  ['full', true, ['Services /services', 'Settings /settings']],
  ['full', false, ['Settings /settings']],
  ['pre-activation', true, ['Home /home', 'Support /help']],
  ['support', true, ['Support /help']],
  ['simple', true, ['Support /help']],
  ['public', true, ['Plans /cell-phone-plans', ...visitor]],
] as const)('%s, with Services on %s (SHELL-6, SHELL-10)', (kind, services, links) => {
  expect(offered(kind, services)).toEqual(links);
});

describe('beside the public pages', () => {
  it.each([
    [false, false, true],
    [true, false, false],
    [false, true, false],
    [true, true, false],
    [undefined, undefined, false],
  ])('shipment %s, plan %s: Plans are offered %s (SHELL-11)', (hasShipment, hasPlan, plans) => {
    const me: Me = {
      accountKnown: true,
      hasShipment,
      hasPlan,
    };
    expect(offered('public', false, me)).toEqual(plans ? ['Plans /cell-phone-plans', ...visitor] : visitor);
  });

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('shipment %s, SIM paid %s: Profile is there %s (SHELL-12)', (hasShipment, simPaid, there) => {
    expect(ownPages('public', { accountKnown: true, hasShipment, simPaid })).toEqual(there ? ['profile'] : []);
  });
});

it.each(['full', 'pre-activation', 'support', 'simple'] as const)(
  '%s has Profile for everybody with an account, and for nobody else (SHELL-9)',
  (kind) => {
    expect(ownPages(kind, { accountKnown: true })).toContain('profile');
    expect(ownPages(kind, { accountKnown: false, hasShipment: true, simPaid: true })).toEqual([]);
  },
);
