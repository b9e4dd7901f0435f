import type { PointFacts, PointName } from '#workers/points/point-table.ts';
import type { AlertId } from './alerts.ts';

/** A number of equal points of one kind. */
export type Wave = {
  [N in PointName]: { name: N; facts: PointFacts<N>; times: number; minutesAgo: number };
}[PointName];

/** Data points of an incident, with the only alerts that must fire. */
export interface Scenario {
  points: readonly Wave[];
  rings: readonly AlertId[];
}

function wave<N extends PointName>(name: N, facts: PointFacts<N>, times: number, minutesAgo = 2): Wave {
  return { name, facts, times, minutesAgo } as unknown as Wave;
}

const shownPage = { route: '/home', method: 'GET', status: '200', cause: '', harm: '', ms: 120 };
const failedPage = { ...shownPage, status: '503', harm: 'no page' };
const call = { endpoint: 'customer.group', effect: 'read', outcome: 'reply', detail: '', ms: 90, try: 1 };
const lostCall = { ...call, outcome: 'http', detail: '503' };
const topUp = { kind: 'top-up', from: 'sending', to: 'done', end: '', harm: '', age: 2 };
const sentTopUp = { ...topUp, from: 'none', to: 'sending', age: 0 };
const lostTopUp = { ...topUp, to: 'unknown', harm: 'no result', age: 30 };
const begun = { outcome: 'begun', reason: '' };
const finished = { outcome: 'signed in', reason: '' };
const pages = (count: number, minutesAgo?: number) => wave('page', shownPage, count, minutesAgo);

/** A table in docs/operations/points.md: what happens, and who is called. */
export const scenarios = {
  'A quiet half hour with one nonsense request at sign-in': {
    points: [pages(6), wave('sign-in', { outcome: 'failed', reason: 'no_cookie' }, 1)],
    rings: [],
  },
  'One person loads a broken page seven times': {
    points: [pages(30), wave('page', failedPage, 7)],
    rings: [],
  },
  'The marketing beacon is 503, and all pages are shown': {
    points: [pages(40), wave('carrier call', { ...lostCall, endpoint: 'marketing.visit' }, 40)],
    rings: ['endpoint-down'],
  },
  'The carrier fails for 12 of 40 people on Home': {
    points: [
      pages(28),
      wave('page', { ...failedPage, cause: 'carrier' }, 12),
      wave('carrier call', call, 28),
      wave('carrier call', lostCall, 24),
    ],
    rings: ['pages-fail', 'pages-fail-slowly'],
  },
  'The carrier refuses the portal’s signature': {
    points: [
      wave('page', { ...failedPage, cause: 'carrier' }, 40),
      wave('carrier call', { ...lostCall, outcome: 'refused', detail: '400' }, 40),
    ],
    rings: ['pages-fail', 'pages-fail-slowly', 'endpoint-down'],
  },
  'A release fails at 30 of 2,000 pages': {
    points: [pages(1_970), wave('page', { ...failedPage, status: '500' }, 30)],
    rings: ['pages-fail', 'pages-fail-slowly'],
  },
  'The same, repaired ten minutes ago': {
    points: [pages(1_970, 20), wave('page', { ...failedPage, status: '500' }, 30, 20), pages(40)],
    rings: ['pages-fail-slowly'],
  },
  'Maintenance, by `npm run ops -- switch`': {
    points: [wave('page', { ...failedPage, cause: 'maintenance' }, 300)],
    rings: [],
  },
  'The carrier hangs at 22 orders of data': {
    points: [
      pages(60),
      wave('operation', sentTopUp, 22),
      wave('operation', lostTopUp, 22),
      wave('carrier call', { ...call, endpoint: 'topup.create', effect: 'write', outcome: 'timeout', ms: 30_000 }, 22),
    ],
    rings: ['operations-unknown', 'endpoint-down', 'endpoint-slow'],
  },
  'The carrier answers 14 sign-ins with garbage': {
    points: [
      wave('sign-in', begun, 14),
      wave('sign-in', finished, 14),
      pages(12),
      wave('page', { ...failedPage, cause: 'carrier' }, 28),
      wave('carrier call', { ...lostCall, outcome: 'garbage', detail: '200' }, 56),
      wave('event', { event: 'contract-drift rejected', what: 'customer.group', count: 1 }, 3),
    ],
    rings: ['pages-fail', 'pages-fail-slowly', 'endpoint-down', 'contract-drift'],
  },
  'The identity provider is down: 40 sign-ins begun, none finished': {
    points: [pages(80), wave('sign-in', begun, 40)],
    rings: ['sign-ins-unfinished'],
  },
  'The provider is down, and 22 sessions renew their tokens': {
    points: [
      pages(80),
      wave('renewal', { outcome: 'unreachable', ms: 8_000 }, 22),
      wave('page', { ...failedPage, cause: 'provider' }, 22),
    ],
    rings: ['pages-fail', 'pages-fail-slowly', 'renewals-fail'],
  },
  'A fifth of the people turn around at the provider': {
    points: [pages(300), wave('sign-in', begun, 100), wave('sign-in', finished, 80)],
    rings: [],
  },
  'SIM cards are ordered 30 times in an hour, and three times a day before': {
    points: [
      pages(60),
      wave('operation', { ...sentTopUp, kind: 'reorder-sim' }, 18, 3 * 24 * 60),
      wave('operation', { ...sentTopUp, kind: 'reorder-sim' }, 30),
    ],
    rings: ['guarded-acts'],
  },
  'Six operator commands without a right secret': {
    points: [pages(60), wave('page', { ...shownPage, route: '/operator/', method: 'POST', status: '403' }, 6)],
    rings: ['operator-refused'],
  },
  'Nobody is answered': { points: [], rings: ['no-requests'] },
} as const satisfies Record<string, Scenario>;
