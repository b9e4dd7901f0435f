import { quantileOf, queryOf } from './query.ts';

/** A table of `npm run ops -- watch`: its columns are those of its query, of some minutes back. */
export interface WatchedTable {
  title: string;
  sql: string;
  /** Minutes to look back, instead of the number in the command. */
  minutes?: number;
}

/** Outcomes of a call that are nobody's answer, in SQL. */
export const failedCall = "{outcome} IN ('timeout', 'network', 'http', 'garbage', 'refused')";
const times = (number: string) => `${quantileOf(0.5, number)} AS p50, ${quantileOf(0.99, number)} AS p99`;

const table = (title: string, ...query: Parameters<typeof queryOf>): WatchedTable => ({
  ...{ title, sql: queryOf(...query) },
});

/** Tables of `npm run ops -- watch`, in their order; times in milliseconds, ages in seconds. */
export const watchedTables: readonly WatchedTable[] = [
  table('Carrier calls', 'carrier call', {
    select:
      `{endpoint} AS endpoint, {points} AS calls, sumIf({weight}, ${failedCall}) AS failed, ` +
      `sumIf({weight}, {outcome} = 'problem') AS problems, {effect} AS effect, ${times('ms')}`,
    rest: 'GROUP BY endpoint, effect ORDER BY failed DESC, calls DESC LIMIT 20',
  }),
  table('Operations that came to a state', 'operation', {
    select:
      `{kind} AS kind, {to} AS state, {points} AS operations, ` +
      `${quantileOf(0.5, 'age')} AS p50_age, max({age}) AS most_age`,
    rest: 'GROUP BY kind, state ORDER BY kind, state LIMIT 40',
  }),
  {
    ...table('Needs care, in the last day', 'operation', {
      select: '{kind} AS kind, {end} AS how, {points} AS operations, max({age}) AS most_age',
      where: "{to} = 'needs-care'",
      rest: 'GROUP BY kind, how ORDER BY operations DESC LIMIT 20',
    }),
    minutes: 24 * 60,
  },
  table('Polling', 'poll', {
    select:
      `{kind} AS kind, {points} AS polls, sumIf({weight}, {outcome} = 'no answer') AS unanswered, ` +
      `sumIf({weight}, {outcome} IN ('nobody', 'provider unreachable')) AS no_tokens, ` +
      `${quantileOf(0.5, 'lag')} AS lag_p50, ${quantileOf(0.99, 'lag')} AS lag_p99, max({age}) AS oldest`,
    rest: 'GROUP BY kind ORDER BY polls DESC LIMIT 20',
  }),
  table('Pages', 'page', {
    select:
      '{route} AS route, {points} AS requests, ' +
      `sumIf({weight}, {harm} <> '') AS harmed, ` +
      `sumIf({weight}, {harm} <> '' AND {cause} = 'carrier') AS by_carrier, ` +
      `sumIf({weight}, {harm} <> '' AND {cause} = 'provider') AS by_provider, ` +
      `sumIf({weight}, {status} = '429') AS limited, ${times('ms')}`,
    rest: 'GROUP BY route ORDER BY harmed DESC, requests DESC LIMIT 20',
  }),
  table('Sign-ins', 'sign-in', {
    select: '{outcome} AS outcome, {reason} AS reason, {points} AS sign_ins',
    rest: 'GROUP BY outcome, reason ORDER BY sign_ins DESC LIMIT 20',
  }),
  table('Renewals of tokens', 'renewal', {
    select: `{outcome} AS outcome, {points} AS renewals, ${times('ms')}`,
    rest: 'GROUP BY outcome ORDER BY renewals DESC LIMIT 20',
  }),
  table('Limits reached', 'limit', {
    select: '{limit} AS reached, {points} AS times',
    rest: 'GROUP BY reached ORDER BY times DESC LIMIT 20',
  }),
  table('Lines of the log', 'event', {
    select: '{event} AS event, {what} AS what, {points} AS lines, max({count}) AS most_in_a_row',
    rest: 'GROUP BY event, what ORDER BY lines DESC LIMIT 20',
  }),
];
