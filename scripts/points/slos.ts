import { quantileOf, queryOf } from './query.ts';

/** Requests that failed, and not because the carrier or the identity provider did. */
const ownFailure = "{status} >= '500' AND {cause} = ''";
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

export const objectives = {
  'page success': {
    title: 'Page success',
    says:
      'requests that were answered without a failure of the portal’s own; ' +
      'those that the carrier or the identity provider failed count as answered',
    sql: queryOf('page', { select: `1 - sumIf(_sample_interval, ${ownFailure}) / {points} AS value` }),
    target: 0.999,
    better: 'more',
    unit: 'share',
    days: 28,
  },
  'sign-in success': {
    title: 'Sign-in success',
    says:
      'sign-ins that came back from the identity provider and opened a session; ' +
      'without answers to a sign-in that this browser never began, and without those that people broke off',
    sql: queryOf('sign-in', {
      select: "sumIf(_sample_interval, {outcome} = 'signed in') / {points} AS value",
      where: `{outcome} <> 'begun' AND NOT (${nobodysFailure})`,
    }),
    target: 0.995,
    better: 'more',
    unit: 'share',
    days: 28,
  },
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
