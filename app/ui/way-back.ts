import { layoutMessages } from '#app/copy/layout.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { useCopy, usePage } from './page-context.tsx';
import { paths } from './paths.ts';
import { useWayHome } from './use-way-home.ts';

/** Pages that lead to a page with several doors, by their name in `?from=`; Home needs none (SHELL-53). */
const doors = {
  account: /^\/account$/,
  usage: /^\/account\/[^/]+\/usage$/,
  bills: /^\/bills$/,
  settings: /^\/settings$/,
  support: /^\/help$/,
} as const;
export type Door = keyof typeof doors;

const doorNames = Object.keys(doors) as Door[];

/** Returns the door that a query names; undefined for none, and for any other text (SHELL-53). */
export function doorIn(query: string): Door | undefined {
  const from = new URLSearchParams(query).get('from');
  return doorNames.find((name) => name === from);
}

/** Returns an address with the page of a path as its way back. */
export function withDoor(to: string, path: string): string {
  const from = doorNames.find((name) => doors[name].test(path));
  if (from === undefined) return to;
  const [page = '', hash] = to.split('#', 2);
  return `${page}${page.includes('?') ? '&' : '?'}from=${from}${hash === undefined ? '' : `#${hash}`}`;
}

/** Returns a function that adds the present page to an address, as its way back (SHELL-53). */
export function useDoor(): (to: string) => string {
  const { path } = usePage();
  return (to) => withDoor(to, path);
}

interface WayBack {
  to: string;
  words: string;
}

/**
 * Returns the way back to the page that led here, else Home (SHELL-53).
 * @param lineRef of the page's line
 * @param otherwise the way without a door, in place of the one Home
 */
export function useWayBack(lineRef?: string, otherwise?: WayBack): WayBack {
  const wayHome = useWayHome();
  const home = otherwise ?? wayHome;
  const { query } = usePage();
  const { areas, bills, backTo } = useCopy(layoutMessages);
  const { usage } = useCopy(lineCardMessages);
  const door = doorIn(query);
  if (door === undefined || (door === 'usage' && lineRef === undefined)) return home;
  const ways: Record<Door, WayBack> = {
    account: { to: paths.account, words: backTo(areas.account) },
    usage: { to: paths.usage(lineRef ?? ''), words: backTo(usage) },
    bills: { to: paths.bills, words: backTo(bills) },
    settings: { to: paths.settings, words: backTo(areas.settings) },
    support: { to: paths.support, words: backTo(areas.support) },
  };
  return ways[door];
}

/** Returns the way back to the page that led here, else to Home as it is after an activation (SHELL-53). */
export function useWayBackToStart(): WayBack {
  const { backHome } = useCopy(layoutMessages);
  return useWayBack(undefined, { to: paths.postActivationHome, words: backHome });
}
