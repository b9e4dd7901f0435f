import { asLinked, journeyOf } from '../journey-path.ts';
import { paths } from './paths.ts';
import type { PageContext } from './page-context.tsx';

/**
 * `full`: all areas. `pre-activation`: Home and Support. `support`: Support alone. `simple`: a journey, with its name
 * in the middle. These four have the user menu. `public`: what visitors look around in, for signed-in people as well.
 * `care`: the logo alone, for agents of the care team (CARE-10).
 */
export const headerKinds = ['full', 'pre-activation', 'support', 'simple', 'public', 'care'] as const;
export type HeaderKind = (typeof headerKinds)[number];

export const publicPaths: readonly string[] = [
  paths.preLogin,
  paths.aboutUs,
  paths.contactUs,
  paths.bestFit,
  paths.giveBack,
  paths.plans,
  paths.internationalServices,
  paths.buyAPhone,
  paths.imeiCheck,
  paths.coverageMap,
  paths.feedback,
  paths.feedbackThanks,
  paths.sitemap,
  paths.terms,
  paths.privacy,
  paths.assuranceCard,
];

/** Statuses whose Profile has the pre-activation header, for both brands (SHELL-7). */
const onTheirWay = [1, 8, 9, 10, 11];

/** Returns the kind of header for a page (SHELL-4, SHELL-5). */
export function headerKind({ brand, path, me }: Pick<PageContext, 'brand' | 'path' | 'me'>): HeaderKind {
  const page = asLinked(path);
  if (page === paths.care) return 'care';
  if (!me || publicPaths.includes(page)) return 'public';
  if (!me.accountKnown || me.status === undefined) return 'support';
  if (journeyOf(path)) return 'simple';
  if (page === paths.profile && (onTheirWay.includes(me.status) || (me.status === 0 && me.simPaid === true)))
    return 'pre-activation';
  return brand.fullNavigation.includes(me.status) ? 'full' : 'support';
}
