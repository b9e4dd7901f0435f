import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commonTexts, pointLimits, type PointName, pointTable } from '#workers/points/point-table.ts';
import { severities } from './alerts.ts';
import { alertFile, contactPointFile, dashboardFiles, policyFile } from './grafana.ts';
import { pageTables, withTables } from './points-page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const json = (path: string) => JSON.parse(readFileSync(root + path, 'utf8')) as unknown;

test('generates the dashboards and alerts in ops/ from the table of points (SAFETY-60)', () => {
  const files = dashboardFiles();
  expect(Object.keys(files)).toEqual(['portal', 'carrier', 'operations']);
  for (const [name, content] of Object.entries(files)) expect(json(`ops/dashboards/${name}.json`)).toEqual(content);
  expect(json('ops/alerts.json')).toEqual(alertFile());
  expect(json('ops/contact-points.json')).toEqual(contactPointFile());
  expect(json('ops/policies.json')).toEqual(policyFile());
});

test('lists each point, objective and alert in docs/operations/points.md (SAFETY-60)', () => {
  const page = readFileSync(`${root}docs/operations/points.md`, 'utf8');
  expect(withTables(page)).toBe(page);
  const { points } = pageTables();
  for (const name of Object.keys(pointTable)) expect(points).toContain(`| **${name}** |`);
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
