import type { PageFacts } from './page-facts.tsx';

/** `full`: all areas. `support`: Support and the user menu alone. `public`: for visitors. */
export type HeaderKind = 'full' | 'support' | 'public';

/** Profile of somebody whose line is still on its way stays with the small header, whatever the brand (decision 3). */
const preActivation = [1, 8, 9, 10, 11];

/** Which header a page gets (decision 3). */
export function headerKind({ brand, path, me }: Pick<PageFacts, 'brand' | 'path' | 'me'>): HeaderKind {
  if (!me) return 'public';
  if (!me.accountKnown || me.status === undefined) return 'support';
  if (path === '/profile' && (preActivation.includes(me.status) || (me.status === 0 && me.simPaid === true))) return 'support';
  return brand.fullNavigation.includes(me.status) ? 'full' : 'support';
}
