import { period, quantileOf, queryOf } from './query.ts';
import { objectives } from './slos.ts';
import { failedCall, watchedTables } from './tables.ts';
import type { PointName } from '#workers/points/point-table.ts';

/** One panel: lines over time, a table, or one figure. */
export interface Panel {
  title: string;
  type: 'timeseries' | 'table' | 'stat';
  sql: string;
  /** Grafana's name of the unit. */
  unit?: 'ms' | 's' | 'percentunit' | 'short';
}

/** The time that Grafana asks for, in the macros of the Altinity plugin. */
const asked = 'timestamp >= toDateTime($from) AND timestamp <= toDateTime($to)';
const inTime = (sql: string) => sql.replaceAll(period, asked);

/** A line for each value of a text, of some figure over time. */
function over(name: PointName, by: string, figure: string, where?: string): string {
  return inTime(
    queryOf(name, {
      select: `intDiv(toUInt32(timestamp), $interval) * $interval * 1000 AS t, {${by}} AS label, ${figure} AS value`,
      ...(where === undefined ? {} : { where }),
      rest: 'GROUP BY t, label ORDER BY t',
    }),
  );
}

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
      { title: 'Requests by status', type: 'timeseries', sql: over('page', 'status', '{points}') },
      {
        title: 'Failures by whose fault',
        type: 'timeseries',
        sql: over('page', 'cause', '{points}', "{status} >= '500'"),
      },
      {
        title: 'Time of pages, p99',
        type: 'timeseries',
        sql: over('page', 'route', quantileOf(0.99, 'ms')),
        unit: 'ms',
      },
      {
        title: 'Share of own failures by version',
        type: 'timeseries',
        sql: over('page', 'version', "sumIf(_sample_interval, {status} >= '500' AND {cause} = '') / {points}"),
        unit: 'percentunit',
      },
      table('Pages'),
      { title: 'Sign-ins', type: 'timeseries', sql: over('sign-in', 'outcome', '{points}') },
      table('Sign-ins'),
      { title: 'Renewals of tokens', type: 'timeseries', sql: over('renewal', 'outcome', '{points}') },
      { title: 'Limits reached', type: 'timeseries', sql: over('limit', 'limit', '{points}') },
    ],
  },
  carrier: {
    title: 'Lineside: the carrier',
    panels: [
      { title: 'Calls', type: 'timeseries', sql: over('carrier call', 'endpoint', '{points}') },
      { title: 'Failed calls', type: 'timeseries', sql: over('carrier call', 'endpoint', '{points}', failedCall) },
      {
        title: 'Failed calls by outcome',
        type: 'timeseries',
        sql: over('carrier call', 'outcome', '{points}', failedCall),
      },
      {
        title: 'Time of calls, p50',
        type: 'timeseries',
        sql: over('carrier call', 'endpoint', quantileOf(0.5, 'ms')),
        unit: 'ms',
      },
      {
        title: 'Time of calls, p99',
        type: 'timeseries',
        sql: over('carrier call', 'endpoint', quantileOf(0.99, 'ms')),
        unit: 'ms',
      },
      { title: 'Second tries', type: 'timeseries', sql: over('carrier call', 'endpoint', '{points}', '{try} > 1') },
      table('Carrier calls'),
      {
        title: 'Refusals that screens have words for',
        type: 'table',
        sql: inTime(
          queryOf('carrier call', {
            select: '{endpoint} AS endpoint, {detail} AS problem, {points} AS calls',
            where: "{outcome} = 'problem'",
            rest: 'GROUP BY endpoint, problem ORDER BY calls DESC LIMIT 20',
          }),
        ),
      },
      {
        title: 'Replies that differ from the contract',
        type: 'table',
        sql: inTime(
          queryOf('event', {
            select: '{what} AS endpoint, {event} AS drift, {points} AS replies',
            where: "{event} IN ('contract-drift', 'contract-drift rejected')",
            rest: 'GROUP BY endpoint, drift ORDER BY replies DESC LIMIT 20',
          }),
        ),
      },
    ],
  },
  operations: {
    title: 'Lineside: operations and polling',
    panels: [
      { title: 'Operations sent', type: 'timeseries', sql: over('operation', 'kind', '{points}', "{to} = 'sending'") },
      {
        title: 'Ends that are not done',
        type: 'timeseries',
        sql: over('operation', 'end', '{points}', "{to} IN ('refused', 'needs-care')"),
      },
      {
        title: 'Age at the end, p99',
        type: 'timeseries',
        sql: over('operation', 'kind', quantileOf(0.99, 'age'), "{to} IN ('done', 'refused', 'needs-care')"),
        unit: 's',
      },
      { title: 'Needs care', type: 'timeseries', sql: over('operation', 'kind', '{points}', "{to} = 'needs-care'") },
      table('Operations that came to a state'),
      { title: 'Polls', type: 'timeseries', sql: over('poll', 'outcome', '{points}') },
      {
        title: 'Lag of polls, p99',
        type: 'timeseries',
        sql: over('poll', 'kind', quantileOf(0.99, 'lag')),
        unit: 'ms',
      },
      {
        title: 'Oldest that is asked about',
        type: 'timeseries',
        sql: over('poll', 'kind', 'max({age})', "{outcome} <> 'settled'"),
        unit: 's',
      },
      table('Polling'),
      table('Lines of the log'),
    ],
  },
};
