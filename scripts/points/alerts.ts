import { lastMinutes, period, quantileOf, queryOf } from './query.ts';
import { objectives } from './slos.ts';
import { failedCall } from './tables.ts';

/** A query that runs every minute: each row of its answer whose `value` is over the limit raises the alert. */
export interface Alert {
  /** Meaning of the alert, for the person on call. */
  says: string;
  sql: string;
  /** Rings above this, or below it. */
  above?: number;
  below?: number;
  /** Minutes for which the condition has to hold; 0 by default. */
  holds?: number;
  /** `wake` somebody at night, or `work` for the next morning. */
  urgency: 'wake' | 'work';
}

const within = (minutes: number, sql: string) => sql.replaceAll(period, lastMinutes(minutes));
const queryWithin = (minutes: number, ...query: Parameters<typeof queryOf>) => within(minutes, queryOf(...query));
const event = (minutes: number, name: string) =>
  queryWithin(minutes, 'event', { select: '{points} AS value', where: `{event} = '${name}'` });
const enough = (calls: number) => `HAVING {points} >= ${calls}`;
const minutesOfDay = 24 * 60;

/** The alerts of ops/alerts.json, by their ids. */
export const alerts = {
  'pages-fail': {
    says: 'Pages fail by the portal’s own fault, so fast that the month’s share of failures is used up in two days.',
    sql: within(60, objectives['page success'].sql),
    below: 1 - 14.4 * (1 - objectives['page success'].target),
    holds: 2,
    urgency: 'wake',
  },
  'pages-fail-slowly': {
    says: 'Pages fail by the portal’s own fault, so fast that the month’s share of failures is used up in five days.',
    sql: within(6 * 60, objectives['page success'].sql),
    below: 1 - 6 * (1 - objectives['page success'].target),
    holds: 15,
    urgency: 'work',
  },
  'sign-ins-fail': {
    says: 'People who proved who they are get no session.',
    sql: within(30, objectives['sign-in success'].sql),
    below: 1 - 14.4 * (1 - objectives['sign-in success'].target),
    holds: 5,
    urgency: 'wake',
  },
  'no-requests': {
    says: 'Nobody was answered for ten minutes: the portal is not reached, or writes no data points.',
    sql: queryWithin(10, 'page', { select: '{points} AS value' }),
    below: 1,
    holds: 5,
    urgency: 'wake',
  },
  'endpoint-down': {
    says: 'Half of the calls to an endpoint of the carrier fail.',
    sql: queryWithin(10, 'carrier call', {
      select: `{endpoint} AS endpoint, sumIf(_sample_interval, ${failedCall}) / {points} AS value`,
      rest: `GROUP BY endpoint ${enough(20)}`,
    }),
    above: 0.5,
    holds: 3,
    urgency: 'wake',
  },
  'endpoint-slow': {
    says: 'One call in a hundred to an endpoint of the carrier takes longer than pages wait (2.3 s).',
    sql: queryWithin(10, 'carrier call', {
      select: `{endpoint} AS endpoint, ${quantileOf(0.99, 'ms')} AS value`,
      rest: `GROUP BY endpoint ${enough(20)}`,
    }),
    above: 2_300,
    holds: 10,
    urgency: 'work',
  },
  'contract-drift': {
    says: 'The carrier answers with what the contract does not allow, and its answers are not taken.',
    sql: queryWithin(60, 'event', {
      select: '{what} AS endpoint, {points} AS value',
      where: "{event} = 'contract-drift rejected'",
      rest: 'GROUP BY endpoint',
    }),
    above: 0,
    urgency: 'work',
  },
  'needs-care': {
    says: 'A customer was asked to call, because the end of what they ordered could not be found out.',
    sql: queryWithin(60, 'operation', {
      select: '{kind} AS kind, {points} AS value',
      where: "{to} = 'needs-care'",
      rest: 'GROUP BY kind',
    }),
    above: 0,
    urgency: 'work',
  },
  'needs-care-many': {
    says: 'More operations need care in a day than the objective allows.',
    sql: within(minutesOfDay, objectives['needs care'].sql),
    above: objectives['needs care'].target,
    urgency: 'wake',
  },
  'settling-slow': {
    says: 'Operations come to their end later than the objective allows.',
    sql: within(minutesOfDay, objectives['time to settle'].sql),
    above: objectives['time to settle'].target,
    holds: 30,
    urgency: 'work',
  },
  'writes-lost': {
    says: 'Replies to writes are not read, so that people wait until the carrier was asked what became of them.',
    sql: event(60, 'write lost'),
    above: 10,
    urgency: 'work',
  },
  'polls-unanswered': {
    says: 'The carrier does not answer what is asked in the background about operations of a kind.',
    sql: queryWithin(15, 'poll', {
      select: "{kind} AS kind, sumIf(_sample_interval, {outcome} = 'no answer') / {points} AS value",
      rest: `GROUP BY kind ${enough(20)}`,
    }),
    above: 0.5,
    holds: 5,
    urgency: 'work',
  },
  'polls-late': {
    says: 'What is due is asked a minute late or more: alarms ring late, or not at all.',
    sql: queryWithin(15, 'poll', { select: `${quantileOf(0.99, 'lag')} AS value` }),
    above: 60_000,
    holds: 5,
    urgency: 'work',
  },
  'alarm-stopped': {
    says: 'Work of an object’s alarm threw 30 times in a row, and waits until the object is used.',
    sql: event(60, 'alarm stopped'),
    above: 0,
    urgency: 'work',
  },
  'alarms-fail': {
    says: 'Work of objects’ alarms throws again and again, in many objects: a release is broken.',
    sql: event(15, 'alarm failed'),
    above: 100,
    urgency: 'wake',
  },
  'operation-unreadable': {
    says: 'Operations are kept that this version cannot read: a release was rolled back, or a row is broken.',
    sql: event(60, 'operation unreadable'),
    above: 0,
    urgency: 'work',
  },
  'renewals-fail': {
    says: 'Tokens are not renewed: the identity provider is away, or refuses.',
    sql: queryWithin(15, 'renewal', {
      select: "1 - sumIf(_sample_interval, {outcome} = 'renewed') / {points} AS value",
      rest: enough(20),
    }),
    above: 0.2,
    holds: 5,
    urgency: 'wake',
  },
  'tokens-forged': {
    says: 'A renewal brought an ID token that the provider did not sign, or that is about somebody else.',
    sql: queryWithin(60, 'renewal', { select: '{points} AS value', where: "{outcome} = 'forged'" }),
    above: 0,
    urgency: 'wake',
  },
  'limits-reached': {
    says: 'Many requests are refused for being too many: somebody tries something, or a limit is too low.',
    sql: queryWithin(5, 'limit', { select: '{limit} AS reached, {points} AS value', rest: 'GROUP BY reached' }),
    above: 1_000,
    holds: 5,
    urgency: 'work',
  },
} as const satisfies Record<string, Alert>;
