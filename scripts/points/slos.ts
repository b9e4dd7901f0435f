import { quantileOf, queryOf } from './query.ts';

/** Failures that people, robots and old links cause at sign-in. They do not mean that sign-in is broken. */
const nobodysFailure =
  "{reason} IN ('no_attempt', 'no_cookie', 'error in the query', 'id_token in the query', 'access_token in the query')";

/** A service level objective of the portal. Its query returns one row with `value`. */
export interface Objective {
  title: string;
  /** Its meaning, for docs/operations/points.md. */
  says: string;
  sql: string;
  /** The value may not be worse than this. */
  target: number;
  /** Direction of an improvement. */
  better: 'more' | 'less';
  unit: 'share' | 'seconds' | 'operations a day';
  /** Days over which it is measured. */
  days: number;
}

/** A share of what customers began: how much of it was harmed, and the number of harmed ones, in SQL. */
export interface Share {
  point: 'page' | 'sign-in' | 'operation' | 'renewal';
  /** Number of the harmed ones. */
  harmed: string;
  all: string;
  where?: string;
}

const count = (condition: string) => `sumIf({weight}, ${condition})`;

/** Harm that customers got, whoever caused it (SAFETY-75). */
export const shares = {
  pages: { point: 'page', harmed: count("{harm} <> ''"), all: '{points}' },
  /** Pages that nobody closed on purpose. */
  unplannedPages: { point: 'page', harmed: count("{harm} <> '' AND {cause} <> 'maintenance'"), all: '{points}' },
  signIns: {
    point: 'sign-in',
    harmed: count("{outcome} = 'failed'"),
    all: '{points}',
    where: `{outcome} <> 'begun' AND NOT (${nobodysFailure})`,
  },
  unfinishedSignIns: {
    point: 'sign-in',
    harmed: `(${count("{outcome} = 'begun'")} - ${count("{outcome} = 'signed in'")})`,
    all: count("{outcome} = 'begun'"),
  },
  operations: { point: 'operation', harmed: count("{harm} <> ''"), all: count("{to} = 'sending'") },
  renewals: { point: 'renewal', harmed: count("{outcome} <> 'renewed'"), all: '{points}' },
} as const satisfies Record<string, Share>;

/** Returns the query of a share: harmed ones of all, for at least so many harmed ones. */
export function shareOf({ point, harmed, all, where }: Share, least = 0): string {
  const rest = least > 0 ? `HAVING ${harmed} >= ${least}` : '';
  return queryOf(point, { select: `${harmed} / ${all} AS value`, where, rest });
}

/** Returns the objective that at most so large a share is harmed in four weeks. */
const unharmed = (title: string, { point, harmed, all, where }: Share, target: number, says: string): Objective => ({
  ...{ title, says, target, better: 'more', unit: 'share', days: 28 },
  sql: queryOf(point, { select: `1 - ${harmed} / ${all} AS value`, where }),
});

export const objectives = {
  'page success': unharmed(
    'Page success',
    shares.pages,
    0.999,
    'requests of customers that got no 5xx, whoever caused it: the portal, the carrier, the provider or maintenance',
  ),
  'sign-in success': unharmed(
    'Sign-in success',
    shares.signIns,
    0.995,
    'sign-ins that came back from the identity provider and opened a session; ' +
      'without answers to a sign-in that this browser never began, and without those that people broke off',
  ),
  'sign-ins finished': unharmed(
    'Sign-ins finished',
    shares.unfinishedSignIns,
    0.7,
    'sign-ins that were begun and opened a session; who turns around at the provider counts, too',
  ),
  'operations known': unharmed(
    'Operations with a result',
    shares.operations,
    0.995,
    'operations that were sent and whose reply came: of the others the customer learns no result at first',
  ),
  'time to settle': {
    title: 'Time to settle, p99',
    says: 'how long after it was sent an operation came to its end, whichever that was',
    sql: queryOf('operation', {
      select: `${quantileOf(0.99, 'age')} AS value`,
      where: "{to} IN ('done', 'refused', 'needs-care')",
    }),
    target: 24 * 3_600,
    better: 'less',
    unit: 'seconds',
    days: 7,
  },
  'needs care': {
    title: 'Needs care',
    says: 'operations whose end could not be found out, so that a customer was asked to call',
    sql: queryOf('operation', { select: '{points} AS value', where: "{to} = 'needs-care'" }),
    target: 10,
    better: 'less',
    unit: 'operations a day',
    days: 1,
  },
} as const satisfies Record<string, Objective>;
