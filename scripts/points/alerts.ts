import type { PointName } from '#workers/points/point-table.ts';
import { lastMinutes, period, quantileOf, queryOf } from './query.ts';
import { objectives, type Share, shareOf, shares } from './slos.ts';
import { guardedKinds } from '../ops/kinds.ts';
import { failedCall } from './tables.ts';

/** Severities with what they mean, for docs/operations/points.md; Grafana's policies send them on by these names. */
export const severities = {
  sev1: 'Customers cannot use the portal. Wake the person on call, and inform customers.',
  sev2: 'Some customers are harmed, or all soon. Wake the person on call.',
  sev3: 'Nobody is harmed yet, or the portal copes. Look at it on the next working day.',
} as const;
export type Severity = keyof typeof severities;

/** A query of one time window, and the limit of its `value`: it holds above this, or below it. */
export type Condition = { sql: string } & ({ above: number } | { below: number });

/** Rings for each row for which all conditions hold; they are asked every minute. */
export interface Alert {
  /** Meaning of the alert, for the person on call. */
  says: string;
  conditions: readonly Condition[];
  /** Minutes for which the conditions have to hold. */
  holds: number;
  severity: Severity;
  /** A page of docs/operations/runbook. */
  page: string;
}

const alert =
  (severity: Severity) =>
  (page: string, says: string, conditions: readonly Condition[], holds = 0): Alert => ({
    ...{ severity, page, says, conditions, holds },
  });
const [sev1, sev2, sev3] = [alert('sev1'), alert('sev2'), alert('sev3')];

const within = (minutes: number, sql: string) => sql.replaceAll(period, lastMinutes(minutes));
const hour = 60;
const day = 24 * hour;

interface Figure {
  /** In SQL; the number of points where it is left out. */
  value?: string;
  where?: string;
  /** One figure for each value of a column, as `{column} AS name`. */
  by?: string;
  /** Condition for a group to count, in SQL. */
  having?: string;
}

/** Returns the query of a figure of the last minutes. */
function queryFigure(minutes: number, name: PointName, { value = '{points}', where, by, having }: Figure = {}): string {
  const group = by === undefined ? [] : [`GROUP BY ${by.split(' AS ')[1]}`];
  const clauses = [...group, ...(having === undefined ? [] : [`HAVING ${having}`])].join(' ');
  const select = `${by === undefined ? '' : `${by}, `}${value} AS value`;
  return within(minutes, queryOf(name, { select, where, rest: clauses }));
}

/** Returns the condition that a figure of the last minutes is above a limit. */
const ringAbove = (limit: number, ...of: Parameters<typeof queryFigure>): Condition[] => [
  { sql: queryFigure(...of), above: limit },
];
const ringOnEvent = (limit: number, minutes: number, name: string) =>
  ringAbove(limit, minutes, 'event', { where: `{event} = '${name}'` });
const enough = '{points} >= 20';

/**
 * Returns the conditions of a share that is too large for long, and still is: the short window ends the alert within
 * minutes of the repair. Each has a least number of harmed ones, so that one person wakes nobody.
 */
function tooMuch(share: Share, limit: number, { long = hour, short = 5, least = 10 } = {}): Condition[] {
  return [
    { sql: within(long, shareOf(share, least)), above: limit },
    { sql: within(short, shareOf(share, Math.ceil(least / 4))), above: limit },
  ];
}

/** The share of failures at which the budget of an objective burns so many times too fast. */
const burning = (objective: { target: number }, times: number) => times * (1 - objective.target);
/** Returns the condition that an objective was missed in the last day. */
const ringWhenMissed = ({ sql, target }: { sql: string; target: number }): Condition[] => [
  { sql: within(day, sql), above: target },
];

/** More guarded acts in an hour than this, and more than so many times the usual hour, are a wave. */
const wave = { least: 20, times: 5 };
const lastHour = "sumIf({weight}, timestamp > now() - INTERVAL '60' MINUTE)";

/** The alerts of ops/alerts.json, by their ids. */
export const alerts = {
  'pages-fail': sev1(
    'pages-fail',
    'Customers get errors in place of pages, so many that the month’s share is used up in two days.',
    tooMuch(shares.unplannedPages, burning(objectives['page success'], 14.4)),
    2,
  ),
  'pages-fail-slowly': sev3(
    'pages-fail',
    'Customers get errors in place of pages, so many that the month’s share is used up in five days.',
    tooMuch(shares.unplannedPages, burning(objectives['page success'], 6), { long: 6 * hour, short: 30 }),
    15,
  ),
  'sign-ins-fail': sev1(
    'provider-down',
    'People who proved who they are get no session.',
    tooMuch(shares.signIns, burning(objectives['sign-in success'], 14.4)),
    2,
  ),
  'sign-ins-unfinished': sev1(
    'provider-down',
    'People begin to sign in and do not come back: the identity provider keeps or loses them.',
    tooMuch(shares.unfinishedSignIns, 0.5, { least: 20 }),
    2,
  ),
  'operations-unknown': sev2(
    'carrier-down',
    'Orders are sent and their replies lost: customers do not learn whether they have what they ordered.',
    tooMuch(shares.operations, burning(objectives['operations known'], 14.4), { least: 8 }),
    2,
  ),
  'no-requests': sev1(
    'broken-release',
    'Nobody was answered for ten minutes: the portal is not reached, or its data points are not read.',
    [{ sql: queryFigure(10, 'page'), below: 1 }],
    5,
  ),
  'endpoint-down': sev3(
    'carrier-down',
    'Half of the calls to an endpoint of the carrier fail. Other alerts ring where customers are harmed.',
    ringAbove(0.5, 10, 'carrier call', {
      value: `sumIf({weight}, ${failedCall}) / {points}`,
      by: '{endpoint} AS endpoint',
      having: enough,
    }),
    3,
  ),
  'endpoint-slow': sev3(
    'carrier-slow',
    'One call in a hundred to an endpoint of the carrier takes longer than pages wait (2.3 s).',
    ringAbove(2_300, 10, 'carrier call', {
      value: quantileOf(0.99, 'ms'),
      by: '{endpoint} AS endpoint',
      having: enough,
    }),
    10,
  ),
  'contract-drift': sev3(
    'changed-field',
    'The carrier answers with what the contract does not allow, and its answers are not taken.',
    ringAbove(0, hour, 'event', { where: "{event} = 'contract-drift rejected'", by: '{what} AS endpoint' }),
  ),
  'needs-care': sev3(
    'needs-care',
    'A customer was asked to call, because the end of what they ordered could not be found out.',
    ringAbove(0, hour, 'operation', { where: "{to} = 'needs-care'", by: '{kind} AS kind' }),
  ),
  'needs-care-many': sev2(
    'needs-care',
    'More operations need care in a day than the objective allows.',
    ringWhenMissed(objectives['needs care']),
  ),
  'settling-slow': sev3(
    'needs-care',
    'Operations come to their end later than the objective allows.',
    ringWhenMissed(objectives['time to settle']),
    30,
  ),
  'polls-unanswered': sev3(
    'carrier-down',
    'The carrier does not answer what is asked in the background about operations of a kind.',
    ringAbove(0.5, 15, 'poll', {
      value: "sumIf({weight}, {outcome} = 'no answer') / {points}",
      by: '{kind} AS kind',
      having: enough,
    }),
    5,
  ),
  'polls-late': sev3(
    'alarms-fail',
    'What is due is asked a minute late or more: alarms ring late, or not at all.',
    ringAbove(60_000, 15, 'poll', { value: quantileOf(0.99, 'lag'), having: enough }),
    5,
  ),
  'alarm-stopped': sev3(
    'alarms-fail',
    'Work of an object’s alarm threw 30 times in a row, and waits until the object is used.',
    ringOnEvent(0, hour, 'alarm stopped'),
  ),
  'alarms-fail': sev2(
    'alarms-fail',
    'Work of objects’ alarms throws again and again, in many objects: a release is broken.',
    ringOnEvent(100, 15, 'alarm failed'),
  ),
  'operation-unreadable': sev3(
    'broken-release',
    'Operations are kept that this version cannot read: a release was rolled back, or a row is broken.',
    ringOnEvent(0, hour, 'operation unreadable'),
  ),
  'renewals-fail': sev2(
    'provider-down',
    'Tokens are not renewed: the identity provider is away, or refuses.',
    tooMuch(shares.renewals, 0.2, { least: 12 }),
    2,
  ),
  'tokens-forged': sev2(
    'provider-keys',
    'A renewal brought an ID token that the provider did not sign, or that is about somebody else.',
    ringAbove(0, hour, 'renewal', { where: "{outcome} = 'forged'" }),
  ),
  'guarded-acts': sev2(
    'fraud-wave',
    'Acts that need a recent sign-in are far above the usual hour of the last week: perhaps a fraud wave.',
    ringAbove(wave.times, 7 * day, 'operation', {
      value: `${lastHour} * 168 / {points}`,
      where: `{to} = 'sending' AND {kind} IN (${guardedKinds.map((kind) => `'${kind}'`).join(', ')})`,
      by: '{kind} AS kind',
      having: `${lastHour} >= ${wave.least}`,
    }),
  ),
  'operator-refused': sev2(
    'limits-reached',
    'Operator commands come without a right secret: somebody tries secrets.',
    ringAbove(5, hour, 'page', { where: "{route} = '/operator/' AND {status} = '403'" }),
  ),
  'limits-reached': sev3(
    'limits-reached',
    'Many requests are refused for being too many: somebody tries something, or a limit is too low.',
    ringAbove(1_000, 5, 'limit', { by: '{limit} AS reached' }),
    5,
  ),
} satisfies Record<string, Alert>;
export type AlertId = keyof typeof alerts;
