import { operations } from '#rpc/operation/operations.ts';
import { lastMinutes, period, quantileOf, queryOf } from './query.ts';
import { objectives, type Share, shareOf, shares } from './slos.ts';
import { failedCall } from './tables.ts';

/** Severities with what they mean, for docs/operations/points.md; Grafana's policies send them on by these names. */
export const severities = {
  sev1: 'Customers cannot use the portal. Wake the person on call, and inform customers.',
  sev2: 'Some customers are harmed, or all soon. Wake the person on call.',
  sev3: 'Nobody is harmed yet, or the portal copes. Look at it on the next working day.',
} as const;
export type Severity = keyof typeof severities;

/** A page of docs/operations/runbook. */
type RunbookPage =
  | 'alarms-fail'
  | 'broken-release'
  | 'carrier-down'
  | 'carrier-slow'
  | 'changed-field'
  | 'fraud-wave'
  | 'limits-reached'
  | 'needs-care'
  | 'pages-fail'
  | 'provider-down'
  | 'provider-keys';

/** A query of one time window, and the limit of its `value`: it holds above this, or below it. */
export type Condition = { sql: string } & ({ above: number } | { below: number });

/** Rings for each row for which all conditions hold; they are asked every minute. */
export interface Alert {
  /** Meaning of the alert, for the person on call. */
  says: string;
  conditions: readonly Condition[];
  /** Minutes for which the conditions have to hold; 0 by default. */
  holds?: number;
  severity: Severity;
  page: RunbookPage;
}

const within = (minutes: number, sql: string) => sql.replaceAll(period, lastMinutes(minutes));
const queryWithin = (minutes: number, ...query: Parameters<typeof queryOf>) => within(minutes, queryOf(...query));
const event = (minutes: number, name: string) =>
  queryWithin(minutes, 'event', { select: '{points} AS value', where: `{event} = '${name}'` });
const enough = (calls: number) => `HAVING {points} >= ${calls}`;
const hour = 60;
const day = 24 * hour;

/**
 * Returns the conditions of a share that is too large for long, and still is: the short window ends the alert within
 * minutes of the repair. Each has a least number of harmed ones, so that one person wakes nobody.
 */
function tooMuch(
  share: Share,
  above: number,
  { long, short, least }: { long: number; short: number; least: number } = { long: hour, short: 5, least: 10 },
): Condition[] {
  return [
    { sql: within(long, shareOf(share, least)), above },
    { sql: within(short, shareOf(share, Math.ceil(least / 4))), above },
  ];
}

/** The share of failures at which the budget of an objective burns so many times too fast. */
const burning = (objective: { target: number }, times: number) => times * (1 - objective.target);

const guardedKinds = operations.flatMap((one) => ('recentSignIn' in one && one.recentSignIn ? [`'${one.kind}'`] : []));
/** More guarded acts in an hour than this, and more than so many times the usual hour, are a wave. */
const wave = { least: 20, times: 5 };
const lastHour = "sumIf({weight}, timestamp > now() - INTERVAL '60' MINUTE)";

/** The alerts of ops/alerts.json, by their ids. */
export const alerts = {
  'pages-fail': {
    says: 'Customers get errors in place of pages, so many that the month’s share is used up in two days.',
    conditions: tooMuch(shares.unplannedPages, burning(objectives['page success'], 14.4)),
    holds: 2,
    severity: 'sev1',
    page: 'pages-fail',
  },
  'pages-fail-slowly': {
    says: 'Customers get errors in place of pages, so many that the month’s share is used up in five days.',
    conditions: tooMuch(shares.unplannedPages, burning(objectives['page success'], 6), {
      long: 6 * hour,
      short: 30,
      least: 10,
    }),
    holds: 15,
    severity: 'sev3',
    page: 'pages-fail',
  },
  'sign-ins-fail': {
    says: 'People who proved who they are get no session.',
    conditions: tooMuch(shares.signIns, burning(objectives['sign-in success'], 14.4)),
    holds: 2,
    severity: 'sev1',
    page: 'provider-down',
  },
  'sign-ins-unfinished': {
    says: 'People begin to sign in and do not come back: the identity provider keeps or loses them.',
    conditions: tooMuch(shares.unfinishedSignIns, 0.5, { long: hour, short: 5, least: 20 }),
    holds: 2,
    severity: 'sev1',
    page: 'provider-down',
  },
  'operations-unknown': {
    says: 'Orders are sent and their replies lost: customers do not learn whether they have what they ordered.',
    conditions: tooMuch(shares.operations, burning(objectives['operations known'], 14.4), {
      long: hour,
      short: 5,
      least: 8,
    }),
    holds: 2,
    severity: 'sev2',
    page: 'carrier-down',
  },
  'no-requests': {
    says: 'Nobody was answered for ten minutes: the portal is not reached, or its data points are not read.',
    conditions: [{ sql: queryWithin(10, 'page', { select: '{points} AS value' }), below: 1 }],
    holds: 5,
    severity: 'sev1',
    page: 'broken-release',
  },
  'endpoint-down': {
    says: 'Half of the calls to an endpoint of the carrier fail. Other alerts ring where customers are harmed.',
    conditions: [
      {
        sql: queryWithin(10, 'carrier call', {
          select: `{endpoint} AS endpoint, sumIf({weight}, ${failedCall}) / {points} AS value`,
          rest: `GROUP BY endpoint ${enough(20)}`,
        }),
        above: 0.5,
      },
    ],
    holds: 3,
    severity: 'sev3',
    page: 'carrier-down',
  },
  'endpoint-slow': {
    says: 'One call in a hundred to an endpoint of the carrier takes longer than pages wait (2.3 s).',
    conditions: [
      {
        sql: queryWithin(10, 'carrier call', {
          select: `{endpoint} AS endpoint, ${quantileOf(0.99, 'ms')} AS value`,
          rest: `GROUP BY endpoint ${enough(20)}`,
        }),
        above: 2_300,
      },
    ],
    holds: 10,
    severity: 'sev3',
    page: 'carrier-slow',
  },
  'contract-drift': {
    says: 'The carrier answers with what the contract does not allow, and its answers are not taken.',
    conditions: [
      {
        sql: queryWithin(hour, 'event', {
          select: '{what} AS endpoint, {points} AS value',
          where: "{event} = 'contract-drift rejected'",
          rest: 'GROUP BY endpoint',
        }),
        above: 0,
      },
    ],
    severity: 'sev3',
    page: 'changed-field',
  },
  'needs-care': {
    says: 'A customer was asked to call, because the end of what they ordered could not be found out.',
    conditions: [
      {
        sql: queryWithin(hour, 'operation', {
          select: '{kind} AS kind, {points} AS value',
          where: "{to} = 'needs-care'",
          rest: 'GROUP BY kind',
        }),
        above: 0,
      },
    ],
    severity: 'sev3',
    page: 'needs-care',
  },
  'needs-care-many': {
    says: 'More operations need care in a day than the objective allows.',
    conditions: [{ sql: within(day, objectives['needs care'].sql), above: objectives['needs care'].target }],
    severity: 'sev2',
    page: 'needs-care',
  },
  'settling-slow': {
    says: 'Operations come to their end later than the objective allows.',
    conditions: [{ sql: within(day, objectives['time to settle'].sql), above: objectives['time to settle'].target }],
    holds: 30,
    severity: 'sev3',
    page: 'needs-care',
  },
  'polls-unanswered': {
    says: 'The carrier does not answer what is asked in the background about operations of a kind.',
    conditions: [
      {
        sql: queryWithin(15, 'poll', {
          select: "{kind} AS kind, sumIf({weight}, {outcome} = 'no answer') / {points} AS value",
          rest: `GROUP BY kind ${enough(20)}`,
        }),
        above: 0.5,
      },
    ],
    holds: 5,
    severity: 'sev3',
    page: 'carrier-down',
  },
  'polls-late': {
    says: 'What is due is asked a minute late or more: alarms ring late, or not at all.',
    conditions: [
      {
        sql: queryWithin(15, 'poll', { select: `${quantileOf(0.99, 'lag')} AS value`, rest: enough(20) }),
        above: 60_000,
      },
    ],
    holds: 5,
    severity: 'sev3',
    page: 'alarms-fail',
  },
  'alarm-stopped': {
    says: 'Work of an object’s alarm threw 30 times in a row, and waits until the object is used.',
    conditions: [{ sql: event(hour, 'alarm stopped'), above: 0 }],
    severity: 'sev3',
    page: 'alarms-fail',
  },
  'alarms-fail': {
    says: 'Work of objects’ alarms throws again and again, in many objects: a release is broken.',
    conditions: [{ sql: event(15, 'alarm failed'), above: 100 }],
    severity: 'sev2',
    page: 'alarms-fail',
  },
  'operation-unreadable': {
    says: 'Operations are kept that this version cannot read: a release was rolled back, or a row is broken.',
    conditions: [{ sql: event(hour, 'operation unreadable'), above: 0 }],
    severity: 'sev3',
    page: 'broken-release',
  },
  'renewals-fail': {
    says: 'Tokens are not renewed: the identity provider is away, or refuses.',
    conditions: tooMuch(shares.renewals, 0.2, { long: hour, short: 5, least: 12 }),
    holds: 2,
    severity: 'sev2',
    page: 'provider-down',
  },
  'tokens-forged': {
    says: 'A renewal brought an ID token that the provider did not sign, or that is about somebody else.',
    conditions: [
      {
        sql: queryWithin(hour, 'renewal', { select: '{points} AS value', where: "{outcome} = 'forged'" }),
        above: 0,
      },
    ],
    severity: 'sev2',
    page: 'provider-keys',
  },
  'guarded-acts': {
    says: 'Acts that need a recent sign-in are far above the usual hour of the last week: perhaps a fraud wave.',
    conditions: [
      {
        sql: queryWithin(7 * day, 'operation', {
          select: `{kind} AS kind, ${lastHour} * 168 / {points} AS value`,
          where: `{to} = 'sending' AND {kind} IN (${guardedKinds.join(', ')})`,
          rest: `GROUP BY kind HAVING ${lastHour} >= ${wave.least}`,
        }),
        above: wave.times,
      },
    ],
    severity: 'sev2',
    page: 'fraud-wave',
  },
  'operator-refused': {
    says: 'Operator commands come without a right secret: somebody tries secrets.',
    conditions: [
      {
        sql: queryWithin(hour, 'page', {
          select: '{points} AS value',
          where: "{route} = '/operator/' AND {status} = '403'",
        }),
        above: 5,
      },
    ],
    severity: 'sev2',
    page: 'limits-reached',
  },
  'limits-reached': {
    says: 'Many requests are refused for being too many: somebody tries something, or a limit is too low.',
    conditions: [
      {
        sql: queryWithin(5, 'limit', { select: '{limit} AS reached, {points} AS value', rest: 'GROUP BY reached' }),
        above: 1_000,
      },
    ],
    holds: 5,
    severity: 'sev3',
    page: 'limits-reached',
  },
} as const satisfies Record<string, Alert>;
export type AlertId = keyof typeof alerts;
