import type { LayoutCopy } from '#app/copy/layout.ts';
import { paths } from './paths.ts';
import type { HeaderKind } from './header-kind.ts';
import type { Me, PageContext } from './page-context.tsx';

export interface HeaderLink {
  words: string;
  to: string;
  /** The link opens another site in a new tab. */
  out?: true;
}

/** A menu of the header: links under one word. */
export interface HeaderGroup {
  words: string;
  links: readonly HeaderLink[];
}

export type HeaderEntry = HeaderLink | HeaderGroup;

/** Entries of a header's menu, in order (SHELL-6, SHELL-10); full navigation has the first four in the tab bar. */
export function headerEntries(
  kind: HeaderKind,
  { brand, me, nav }: Pick<PageContext, 'brand' | 'me' | 'nav'>,
  { areas, visit }: LayoutCopy,
): HeaderEntry[] {
  const home = { to: paths.home, words: areas.home };
  const support = { to: paths.support, words: areas.support };
  switch (kind) {
    case 'full':
      return [
        ...(nav.services ? [{ to: paths.services, words: areas.services }] : []),
        { to: paths.settings, words: areas.settings },
      ];
    case 'pre-activation':
      return [home, support];
    case 'support':
    case 'simple':
      return [support];
    case 'care':
      return [];
    case 'public':
      return [
        ...(mayBuyPlan(me) ? [{ to: paths.plans, words: visit.plans }] : []),
        { to: paths.bestFit, words: visit.bestFit },
        { words: visit.services, links: [{ to: paths.internationalServices, words: visit.internationalServices }] },
        {
          words: visit.phones,
          links: [
            { to: brand.external.shop, words: visit.buyAPhone, out: true },
            { to: paths.imeiCheck, words: visit.bringYourOwn },
          ],
        },
        { to: paths.giveBack, words: visit.giveBack },
        { to: brand.external.blog, words: visit.blog, out: true },
        { to: paths.support, words: visit.help },
      ];
  }
}

/**
 * Plans are offered to visitors, and to customers who are known to have neither a shipment nor a plan yet (SHELL-11).
 */
function mayBuyPlan(me: Me | undefined): boolean {
  return !me || (me.hasShipment === false && me.hasPlan === false);
}

/** Pages of the signed-in person in the user menu. */
export type OwnPage = 'activity' | 'account' | 'settings' | 'profile';

/**
 * The pages in the user menu, in order (SHELL-9): Activity with full navigation, Account and Settings where
 * the navigation has them not, and Profile; beside the public pages that one only with a shipment and a paid SIM
 * (SHELL-12).
 */
export function ownPages(kind: HeaderKind, me: Me): readonly OwnPage[] {
  if (!me.accountKnown) return [];
  if (kind === 'full') return ['activity', 'profile'];
  if (kind === 'support' || kind === 'pre-activation') return ['account', 'settings', 'profile'];
  return kind !== 'public' || (me.hasShipment === true && me.simPaid === true) ? ['profile'] : [];
}
