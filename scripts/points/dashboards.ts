import { period, quantileOf, queryOf } from './query.ts';
import { objectives } from './slos.ts';
import { failedCall, watchedTables } from './tables.ts';
import type { PointName } from '#workers/points/point-table.ts';

/** One panel of a dashboard: lines over time, a table, or one figure. */
export interface Panel {
  title: string;
  type: 'timeseries' | 'table' | 'stat';
  sql: string;
  /** Grafana's name of the unit. */
  unit?: 'ms' | 's' | 'percentunit' | 'short';
}

/** Grafana's time range, in the macros of the Altinity plugin. */
const timeRange = 'timestamp >= toDateTime($from) AND timestamp <= toDateTime($to)';
const inTime = (sql: string) => sql.replaceAll(period, timeRange);

/** A line for each value of a text, of some figure over time. */
function over(
  title: string,
  name: PointName,
  by: string,
  figure: string,
  { where, unit }: { where?: string; unit?: Panel['unit'] } = {},
): Panel {
  const select = `intDiv(toUInt32(timestamp), $interval) * $interval * 1000 AS t, {${by}} AS label, ${figure} AS value`;
  const query = queryOf(name, { select, where, rest: 'GROUP BY t, label ORDER BY t' });
  return { title, type: 'timeseries', sql: inTime(query), unit };
}

const list = (title: string, ...query: Parameters<typeof queryOf>): Panel => ({
  ...{ title, type: 'table', sql: inTime(queryOf(...query)) },
});

const tables = Object.fromEntries(watchedTables.map(({ title, sql }) => [title, inTime(sql)]));
const table = (title: string): Panel => ({ title, type: 'table', sql: tables[title] ?? '' });
const stat = ({ title, sql, unit }: (typeof objectives)[keyof typeof objectives]): Panel => ({
  title,
  type: 'stat',
  sql: inTime(sql),
  unit: unit === 'share' ? 'percentunit' : unit === 'seconds' ? 's' : 'short',
});

/** The dashboards of ops/dashboards, by the names of their files. */
export const dashboards: Readonly<Record<string, { title: string; panels: readonly Panel[] }>> = {
  portal: {
    title: 'Lineside: the portal',
    panels: [
      ...Object.values(objectives).map(stat),
      over('Requests by status', 'page', 'status', '{points}'),
      over('Harmed requests by cause', 'page', 'cause', '{points}', { where: "{harm} <> ''" }),
      over('Time of pages, p99', 'page', 'route', quantileOf(0.99, 'ms'), { unit: 'ms' }),
      over('Share of harmed requests by version', 'page', 'version', "sumIf({weight}, {harm} <> '') / {points}", {
        unit: 'percentunit',
      }),
      table('Pages'),
      over('Sign-ins', 'sign-in', 'outcome', '{points}'),
      table('Sign-ins'),
      over('Renewals of tokens', 'renewal', 'outcome', '{points}'),
      over('Limits reached', 'limit', 'limit', '{points}'),
    ],
  },
  carrier: {
    title: 'Lineside: the carrier',
    panels: [
      over('Calls', 'carrier call', 'endpoint', '{points}'),
      over('Failed calls', 'carrier call', 'endpoint', '{points}', { where: failedCall }),
      over('Failed calls by outcome', 'carrier call', 'outcome', '{points}', { where: failedCall }),
      over('Time of calls, p50', 'carrier call', 'endpoint', quantileOf(0.5, 'ms'), { unit: 'ms' }),
      over('Time of calls, p99', 'carrier call', 'endpoint', quantileOf(0.99, 'ms'), { unit: 'ms' }),
      over('Second tries', 'carrier call', 'endpoint', '{points}', { where: '{try} > 1' }),
      table('Carrier calls'),
      list('Refusals that screens have words for', 'carrier call', {
        select: '{endpoint} AS endpoint, {detail} AS problem, {points} AS calls',
        where: "{outcome} = 'problem'",
        rest: 'GROUP BY endpoint, problem ORDER BY calls DESC LIMIT 20',
      }),
      list('Replies that differ from the contract', 'event', {
        select: '{what} AS endpoint, {event} AS drift, {points} AS replies',
        where: "{event} IN ('contract-drift', 'contract-drift rejected')",
        rest: 'GROUP BY endpoint, drift ORDER BY replies DESC LIMIT 20',
      }),
    ],
  },
  operations: {
    title: 'Lineside: operations and polling',
    panels: [
      over('Operations sent', 'operation', 'kind', '{points}', { where: "{to} = 'sending'" }),
      over('Ends that are not done', 'operation', 'end', '{points}', { where: "{to} IN ('refused', 'needs-care')" }),
      over('Age at the end, p99', 'operation', 'kind', quantileOf(0.99, 'age'), {
        where: "{to} IN ('done', 'refused', 'needs-care')",
        unit: 's',
      }),
      over('Needs care', 'operation', 'kind', '{points}', { where: "{to} = 'needs-care'" }),
      table('Operations that came to a state'),
      over('Polls', 'poll', 'outcome', '{points}'),
      over('Lag of polls, p99', 'poll', 'kind', quantileOf(0.99, 'lag'), { unit: 'ms' }),
      over('Oldest that is asked about', 'poll', 'kind', 'max({age})', { where: "{outcome} <> 'settled'", unit: 's' }),
      table('Polling'),
      table('Lines of the log'),
    ],
  },
};
