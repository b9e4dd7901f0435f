import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PointFacts, PointName } from '#workers/points/point-table.ts';
import { writePoint } from '#workers/points/write-point.ts';
import { errorRateOf } from '../deploy/error-rate.ts';
import { type AlertId, alerts } from './alerts.ts';
import { functions } from './as-sqlite.ts';
import { ringingRows } from '../testing/ringing-rows.ts';
import { alertFile, dashboardFiles } from './grafana.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import type { DataPoint } from './local-binding.ts';
import { openPoints, type PointsFile, type Row } from './points-file.ts';

// Each query of ops/ is run, as it stands there, against points that the Worker's own function wrote.

const folder = mkdtempSync(join(tmpdir(), 'lineside-points-'));
const [file, quiet] = [join(folder, 'points.sqlite'), join(folder, 'quiet.sqlite')];
let points: PointsFile;
beforeAll(() => {
  points = openPoints(quiet);
  writeQuiet();
  points.close();
});
beforeEach(() => {
  points = openPoints(file, { fresh: true });
});
afterEach(() => points.close());
afterAll(() => rmSync(folder, { recursive: true }));

/** Begins with a quiet hour, whose thousands of points are written once. */
function beginQuiet(): void {
  points.close();
  copyFileSync(quiet, file);
  points = openPoints(file);
}

/** Writes points, some minutes ago. */
function write<N extends PointName>(
  name: N,
  facts: PointFacts<N>,
  { times = 1, minutesAgo = 1, standsFor = 1, sampling = '1' } = {},
): void {
  const POINTS = {
    writeDataPoint: (point?: object) =>
      points.add(
        // What the portal on this machine hands over has gone through JSON.
        JSON.parse(JSON.stringify(point)) as DataPoint,
        Date.now() - minutesAgo * 60_000,
        standsFor,
      ),
  };
  for (let time = 0; time < times; time += 1)
    writePoint({ POINTS, POINT_SAMPLING: sampling, VERSION: { id: 'v7', tag: '', timestamp: '' } }, name, facts);
}

const rules = alertFile().groups.flatMap((group) => group.rules);
const askPoints = (sql: string) => points.ask(sql.replace('FROM lineside_production', 'FROM points'));

/** The rows for which an alert rings, as it is in the file. */
function ringing(id: AlertId): Row[] {
  const rule = rules.find(({ uid }) => uid === id);
  return rule ? ringingRows(rule, askPoints) : [];
}
const allRinging = () => (Object.keys(alerts) as AlertId[]).filter((id) => ringing(id).length > 0);

const page = { route: '/home', method: 'GET', status: '200', cause: '', harm: '', ms: 120 };
const failedPage = { ...page, status: '500', harm: 'no page' };
const call = { endpoint: 'topup.create', effect: 'write', outcome: 'reply', detail: '', ms: 90, try: 1 };
const operation = { kind: 'top-up', from: 'pending', to: 'done', end: '', harm: '', age: 40 };
const poll = { kind: 'top-up', outcome: 'open', lag: 200, age: 60, failures: 0 };
const renewal = { outcome: 'renewed', ms: 100 };
const event = { event: 'alarm failed', what: 'sweep', count: 1 };

/** A quiet hour: enough of everything, and all of it well. */
function writeQuiet(): void {
  write('page', page, { times: 2_000 });
  write('carrier call', call, { times: 60 });
  write('carrier call', { ...call, outcome: 'problem', detail: 'insufficientFunds' }, { times: 3 });
  write('operation', { ...operation, from: 'none', to: 'sending', age: 0 }, { times: 20 });
  write('operation', operation, { times: 20 });
  write('poll', poll, { times: 30 });
  write('sign-in', { outcome: 'begun', reason: '' }, { times: 60 });
  write('sign-in', { outcome: 'signed in', reason: '' }, { times: 50 });
  write('sign-in', { outcome: 'failed', reason: 'no_attempt' }, { times: 50 });
  write('renewal', renewal, { times: 40 });
  write('limit', { limit: 'RATE_SIGN_IN' }, { times: 5 });
  write('event', { event: 'signed in', what: 'demo', count: 1 }, { times: 50 });
}

/** What makes each alert ring, beside a quiet hour, and the rows that ring. */
const loud: { readonly [id in AlertId]?: readonly [makes: () => void, rows: object[]] } = {
  'pages-fail': [() => write('page', failedPage, { times: 60 }), [{ value: expect.closeTo(60 / 2_060, 6) as unknown }]],
  'pages-fail-slowly': [
    () => write('page', failedPage, { times: 20, minutesAgo: 20 }),
    [{ value: expect.closeTo(20 / 2_020, 6) as unknown }],
  ],
  'sign-ins-fail': [
    () => write('sign-in', { outcome: 'failed', reason: 'OAUTH_TIMEOUT' }, { times: 50 }),
    [{ value: 0.5 }],
  ],
  'sign-ins-unfinished': [
    () => write('sign-in', { outcome: 'begun', reason: '' }, { times: 60 }),
    [{ value: expect.closeTo(70 / 120, 6) as unknown }],
  ],
  'operations-unknown': [
    () => write('operation', { ...operation, to: 'unknown', harm: 'no result' }, { times: 8 }),
    [{ value: 0.4 }],
  ],
  'endpoint-down': [
    () => write('carrier call', { ...call, endpoint: 'usage.overall', outcome: 'timeout' }, { times: 25 }),
    [{ endpoint: 'usage.overall', value: 1 }],
  ],
  'endpoint-slow': [
    () => write('carrier call', { ...call, endpoint: 'usage.overall', ms: 8_000 }, { times: 25 }),
    [{ endpoint: 'usage.overall', value: 8_000 }],
  ],
  'contract-drift': [
    () => write('event', { event: 'contract-drift rejected', what: 'topup.pulse', count: 1 }, { times: 2 }),
    [{ endpoint: 'topup.pulse', value: 2 }],
  ],
  'needs-care': [
    () => write('operation', { ...operation, kind: 'add-line', to: 'needs-care', end: 'stopped half-way' }),
    [{ kind: 'add-line', value: 1 }],
  ],
  'needs-care-many': [
    () => write('operation', { ...operation, to: 'needs-care', end: 'given up' }, { times: 11, minutesAgo: 600 }),
    [{ value: 11 }],
  ],
  'settling-slow': [() => write('operation', { ...operation, age: 100_000 }, { times: 5 }), [{ value: 100_000 }]],
  'polls-unanswered': [
    () => write('poll', { ...poll, kind: 'activate', outcome: 'no answer' }, { times: 20 }),
    [{ kind: 'activate', value: 1 }],
  ],
  'polls-late': [() => write('poll', { ...poll, lag: 90_000 }, { times: 20 }), [{ value: 90_000 }]],
  'alarm-stopped': [() => write('event', { ...event, event: 'alarm stopped', count: 30 }), [{ value: 1 }]],
  'alarms-fail': [() => write('event', event, { times: 101 }), [{ value: 101 }]],
  'operation-unreadable': [() => write('event', { ...event, event: 'operation unreadable' }), [{ value: 1 }]],
  'renewals-fail': [() => write('renewal', { ...renewal, outcome: 'unreachable' }, { times: 40 }), [{ value: 0.5 }]],
  'tokens-forged': [() => write('renewal', { ...renewal, outcome: 'forged' }), [{ value: 1 }]],
  'guarded-acts': [
    () => {
      write('operation', { ...operation, kind: 'reorder-sim', to: 'sending' }, { times: 18, minutesAgo: 4_320 });
      write('operation', { ...operation, kind: 'reorder-sim', to: 'sending' }, { times: 30 });
    },
    [{ kind: 'reorder-sim', value: 105 }],
  ],
  'operator-refused': [
    () => write('page', { ...page, route: '/operator/', status: '403' }, { times: 6 }),
    [{ value: 6 }],
  ],
  'limits-reached': [
    () => write('limit', { limit: 'RATE_VISITS' }, { times: 1_001 }),
    [{ reached: 'RATE_VISITS', value: 1_001 }],
  ],
};

describe('alerts (SAFETY-60)', () => {
  it('are quiet in a quiet hour', () => {
    beginQuiet();
    expect(allRinging()).toEqual([]);
  });

  it.each(Object.entries<Scenario>(scenarios))('%s (SAFETY-75)', (_, scenario) => {
    for (const { name, facts, times, minutesAgo } of scenario.points)
      write(name, facts as PointFacts<typeof name>, { times, minutesAgo });
    expect(allRinging().toSorted()).toEqual([...scenario.rings].toSorted());
  });

  it.each(Object.entries(loud))('%s rings', (id, [makes, rows]) => {
    beginQuiet();
    makes();
    expect(ringing(id as AlertId)).toEqual(rows);
  });

  it('no-requests rings when nobody was answered', () => {
    write('page', page, { minutesAgo: 11 });
    expect(ringing('no-requests')).toEqual([{ value: null }]);
    write('page', page);
    expect(ringing('no-requests')).toEqual([]);
  });

  it('each have a case here', () => {
    expect([...Object.keys(loud), 'no-requests'].toSorted()).toEqual(Object.keys(alerts).toSorted());
    expect(rules.map(({ uid }) => uid)).toEqual(Object.keys(alerts));
  });
});

interface DashboardFile {
  panels: { title: string; type: string; targets: [{ query: string }] }[];
}

/** The query of a panel's file, with what Grafana puts in the place of its macros: an hour, in steps of an hour. */
function filled(query: string): string {
  const now = Math.floor(Date.now() / 1_000);
  return query
    .replaceAll('$dataset', 'points')
    .replaceAll('$from', String(now - 3_600))
    .replaceAll('$to', String(now))
    .replaceAll('$interval', '3600');
}

const panels = Object.entries(dashboardFiles()).flatMap(([name, file]) =>
  (file as DashboardFile).panels.map(({ title, type, targets: [target] }) => ({ name, title, type, ...target })),
);

/** What the panel of a title shows. */
const rowsIn = (title: string) => points.ask(filled(panels.find((one) => one.title === title)?.query ?? ''));

/** The last values of lines over time, by their labels. */
const lines = (values: Record<string, unknown>) => Object.entries(values).map(([label, value]) => ({ label, value }));

/** What each panel shows of a quiet hour and a few failures: its rows without their times. */
const shown: Record<string, object[]> = {
  'portal: Page success': [{ value: expect.closeTo(2_000 / 2_005, 6) as unknown }],
  'portal: Sign-in success': [{ value: 1 }],
  'portal: Sign-ins finished': [{ value: expect.closeTo(50 / 60, 6) as unknown }],
  'portal: Operations with a result': [{ value: 0.95 }],
  'portal: Time to settle, p99': [{ value: 260_000 }],
  'portal: Needs care': [{ value: 1 }],
  'portal: Requests by status': lines({ '200': 2_000, '500': 4, '503': 1 }),
  'portal: Harmed requests by cause': lines({ '': 4, carrier: 1 }),
  'portal: Time of pages, p99': lines({ '/bills': 900, '/home': 120 }),
  'portal: Share of harmed requests by version': lines({ v7: expect.closeTo(5 / 2_005, 6) as unknown }),
  'portal: Pages': [
    { route: '/bills', requests: 5, harmed: 5, by_carrier: 1, by_provider: 0, limited: 0, p50: 900, p99: 900 },
    { route: '/home', requests: 2_000, harmed: 0, by_carrier: 0, by_provider: 0, limited: 0, p50: 120, p99: 120 },
  ],
  'portal: Sign-ins': lines({ begun: 60, failed: 50, 'signed in': 50 }),
  'portal: Sign-ins (table)': [
    { outcome: 'begun', reason: '', sign_ins: 60 },
    { outcome: 'failed', reason: 'no_attempt', sign_ins: 50 },
    { outcome: 'signed in', reason: '', sign_ins: 50 },
  ],
  'portal: Renewals of tokens': lines({ renewed: 40 }),
  'portal: Limits reached': lines({ RATE_SIGN_IN: 5 }),
  'carrier: Calls': lines({ 'topup.create': 63, 'usage.overall': 2 }),
  'carrier: Failed calls': lines({ 'usage.overall': 2 }),
  'carrier: Failed calls by outcome': lines({ timeout: 2 }),
  'carrier: Time of calls, p50': lines({ 'topup.create': 90, 'usage.overall': 30_000 }),
  'carrier: Time of calls, p99': lines({ 'topup.create': 90, 'usage.overall': 30_000 }),
  'carrier: Second tries': lines({ 'usage.overall': 2 }),
  'carrier: Carrier calls (table)': [
    { endpoint: 'usage.overall', calls: 2, failed: 2, problems: 0, effect: 'write', p50: 30_000, p99: 30_000 },
    { endpoint: 'topup.create', calls: 63, failed: 0, problems: 3, effect: 'write', p50: 90, p99: 90 },
  ],
  'carrier: Refusals that screens have words for': [
    { endpoint: 'topup.create', problem: 'insufficientFunds', calls: 3 },
  ],
  'carrier: Replies that differ from the contract': [{ endpoint: 'topup.pulse', drift: 'contract-drift', replies: 1 }],
  'operations: Operations sent': lines({ 'top-up': 20 }),
  'operations: Ends that are not done': lines({ 'given up': 1 }),
  'operations: Age at the end, p99': lines({ activate: 260_000, 'top-up': 40 }),
  'operations: Needs care': lines({ activate: 1 }),
  'operations: Operations that came to a state (table)': [
    { kind: 'activate', state: 'needs-care', operations: 1, p50_age: 260_000, most_age: 260_000 },
    { kind: 'top-up', state: 'done', operations: 20, p50_age: 40, most_age: 40 },
    { kind: 'top-up', state: 'sending', operations: 20, p50_age: 0, most_age: 0 },
  ],
  'operations: Polls': lines({ 'no answer': 1, open: 30 }),
  'operations: Lag of polls, p99': lines({ activate: 5_000, 'top-up': 200 }),
  'operations: Oldest that is asked about': lines({ activate: 259_000, 'top-up': 60 }),
  'operations: Polling (table)': [
    { kind: 'top-up', polls: 30, unanswered: 0, no_tokens: 0, lag_p50: 200, lag_p99: 200, oldest: 60 },
    { kind: 'activate', polls: 1, unanswered: 1, no_tokens: 0, lag_p50: 5_000, lag_p99: 5_000, oldest: 259_000 },
  ],
  'operations: Lines of the log (table)': [
    { event: 'signed in', what: 'demo', lines: 50, most_in_a_row: 1 },
    { event: 'contract-drift', what: 'topup.pulse', lines: 1, most_in_a_row: 1 },
  ],
};
const keyOf = ({ name, title, type }: (typeof panels)[number]) => {
  const plain = `${name}: ${title}`;
  return type === 'table' && `${plain} (table)` in shown ? `${plain} (table)` : plain;
};

describe('dashboards (SAFETY-60)', () => {
  it('show what was written', () => {
    beginQuiet();
    write('page', { ...failedPage, route: '/bills', ms: 900 }, { times: 4 });
    write('page', { ...failedPage, route: '/bills', status: '503', cause: 'carrier', ms: 900 });
    write('carrier call', { ...call, endpoint: 'usage.overall', outcome: 'timeout', ms: 30_000, try: 2 }, { times: 2 });
    write('operation', {
      kind: 'activate',
      from: 'pending',
      to: 'needs-care',
      end: 'given up',
      harm: 'no result',
      age: 260_000,
    });
    write('poll', { kind: 'activate', outcome: 'no answer', lag: 5_000, age: 259_000, failures: 1 });
    write('event', { event: 'contract-drift', what: 'topup.pulse', count: 1 });
    // Too long ago.
    write('page', failedPage, { minutesAgo: 90 });
    const rows = panels.map((panel): [string, Row[]] => [
      keyOf(panel),
      points
        .ask(filled(panel.query))
        .map(({ t: _, ...row }): Row => row)
        .toSorted((a, b) => (panel.type === 'timeseries' ? String(a.label).localeCompare(String(b.label)) : 0)),
    ]);
    expect(Object.fromEntries(rows)).toEqual(shown);
  });

  it('begin each step of time at its start, in milliseconds', () => {
    write('limit', { limit: 'RATE' });
    const [row] = rowsIn('Limits reached');
    expect(Number(row?.t) % 3_600_000).toBe(0);
    expect(Date.now() - 60_000 - Number(row?.t)).toBeLessThan(3_600_000);
  });
});

describe('queries of Analytics Engine', () => {
  it('show the rollout guard each page that customers did not get, the carrier’s too (SAFETY-76)', async () => {
    const since = new Date(Date.now() - 300_000);
    write('page', page, { times: 12 });
    write('page', { ...failedPage, status: '503', cause: 'carrier' }, { times: 28 });
    write('page', { ...page, route: '/live', status: '503' }, { times: 3 });
    const errorRate = errorRateOf({ rows: async (sql) => [...points.ask(sql)] }, 'points');
    expect(await errorRate('v7', since)).toEqual({ requests: 43, errors: 28 });
  });

  it('count a sampled point by its sample interval', () => {
    write('page', page, { times: 3, standsFor: 10 });
    write('page', { ...page, ms: 900 });
    write('page', { ...failedPage, ms: 900 }, { standsFor: 10 });
    expect(rowsIn('Pages')).toEqual([
      { route: '/home', requests: 41, harmed: 10, by_carrier: 0, by_provider: 0, limited: 0, p50: 120, p99: 900 },
    ]);
    expect(rowsIn('Page success')).toEqual([{ value: expect.closeTo(31 / 41, 6) as unknown }]);
  });

  it('count what the portal left out, beside all failures (SAFETY-87)', async () => {
    const kept = vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValue(0.9);
    write('page', page, { times: 20, sampling: '20' });
    write('page', { ...failedPage, ms: 900 }, { times: 2, sampling: '20' });
    kept.mockRestore();
    expect(points.ask('SELECT sum(1) AS stored FROM points')).toEqual([{ stored: 3 }]);
    expect(rowsIn('Pages')).toEqual([
      { route: '/home', requests: 22, harmed: 2, by_carrier: 0, by_provider: 0, limited: 0, p50: 120, p99: 900 },
    ]);
    const errorRate = errorRateOf({ rows: async (sql) => [...points.ask(sql)] }, 'points');
    expect(await errorRate('v7', new Date(Date.now() - 300_000))).toEqual({ requests: 22, errors: 2 });
  });

  it('use no function but those that run here', () => {
    expect(() => points.ask('SELECT topK(3)(blob1) FROM points')).toThrow('unknown function: topK');
    expect(() => points.ask("SELECT now() - INTERVAL '1' FORTNIGHT FROM points")).toThrow('unknown interval');
    expect(functions).toContain('quantileExactWeighted');
  });
});
