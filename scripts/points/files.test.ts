import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commonTexts, pointLimits, type PointName, pointTable } from '#workers/points/point-table.ts';
import { severities } from './alerts.ts';
import { alertFile, dashboardFiles } from './grafana.ts';
import { pageTables, withTables } from './points-page.ts';
import { columnsOf } from './query.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const json = (path: string) => JSON.parse(readFileSync(root + path, 'utf8')) as unknown;

test('generates the dashboards and alerts in ops/ from the table of points (SAFETY-60)', () => {
  const files = dashboardFiles();
  expect(Object.keys(files)).toEqual(['portal', 'carrier', 'operations']);
  for (const [name, content] of Object.entries(files)) expect(json(`ops/dashboards/${name}.json`)).toEqual(content);
  expect(json('ops/alerts.json')).toEqual(alertFile());
});

const page = readFileSync(`${root}docs/operations/points.md`, 'utf8');

test('lists each objective and alert in docs/operations/points.md (SAFETY-60)', () => {
  expect(withTables(page, pageTables())).toBe(page);
});

test('lists each point with its columns and their meaning in docs/operations/points.md (SAFETY-60)', () => {
  const [, points = ''] = /<!-- points -->\n([^]*)<!-- end of points -->/.exec(page) ?? [];
  const rows = points.trim().split('\n').slice(2);
  const wanted = (Object.keys(pointTable) as PointName[]).flatMap((name) => {
    const { by, texts, numbers } = pointTable[name];
    const columns = [...texts, ...numbers].map((key) => `|  | ${columnsOf(name)[key]} | ${key} | `);
    return [`| **${name}** | index1 | ${by} | `, ...columns];
  });
  expect(rows.map((row) => row.split(' | ').slice(0, 3).join(' | ') + ' | ')).toEqual(wanted);
  expect(rows.filter((row) => !/\| [^|]*\w[^|]* \|$/.test(row))).toEqual([]);
});

test('leads each alert to a page of the runbook, and its severity to somebody (SAFETY-75)', () => {
  const policies = json('ops/policies.json') as {
    policies: { routes: { receiver: string; object_matchers: string[][] }[] }[];
  };
  const routes = policies.policies.flatMap((policy) => policy.routes);
  expect(routes.map(({ object_matchers: [matcher] }) => matcher?.[2])).toEqual(Object.keys(severities));
  const { contactPoints } = json('ops/contact-points.json') as { contactPoints: { name: string }[] };
  expect(new Set(routes.map(({ receiver }) => receiver))).toEqual(new Set(contactPoints.map(({ name }) => name)));
  for (const { uid, annotations } of alertFile().groups.flatMap(({ rules }) => rules)) {
    const page = annotations.runbook_url.replace('${LINESIDE_RUNBOOK}', `${root}docs/operations/runbook`);
    expect(readFileSync(page, 'utf8'), uid).toContain(`\`${uid}\``);
  }
});

test('fits each point into the platform’s limits (SAFETY-60)', () => {
  for (const name of Object.keys(pointTable) as PointName[]) {
    const { texts, numbers, by } = pointTable[name];
    expect(commonTexts.length + texts.length).toBeLessThanOrEqual(pointLimits.blobs);
    expect(numbers.length).toBeLessThanOrEqual(pointLimits.doubles);
    expect(texts as readonly string[]).toContain(by);
  }
});
