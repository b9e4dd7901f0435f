import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commonTexts, pointLimits, type PointName, pointTable } from '#workers/points/point-table.ts';
import { alertFile, dashboardFiles } from './grafana.ts';
import { pageTables, withTables } from './points-page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const json = (path: string) => JSON.parse(readFileSync(root + path, 'utf8')) as unknown;

test('generates the dashboards and alerts in ops/ from the table of points (SAFETY-60)', () => {
  const files = dashboardFiles();
  expect(Object.keys(files)).toEqual(['portal', 'carrier', 'operations']);
  for (const [name, content] of Object.entries(files)) expect(json(`ops/dashboards/${name}.json`)).toEqual(content);
  expect(json('ops/alerts.json')).toEqual(alertFile());
});

test('lists each point, objective and alert in docs/operations/points.md (SAFETY-60)', () => {
  const page = readFileSync(`${root}docs/operations/points.md`, 'utf8');
  expect(withTables(page)).toBe(page);
  const { points } = pageTables();
  for (const name of Object.keys(pointTable)) expect(points).toContain(`| **${name}** |`);
});

test('fits each point into the platform’s limits (SAFETY-60)', () => {
  for (const name of Object.keys(pointTable) as PointName[]) {
    const { texts, numbers, by } = pointTable[name];
    expect(commonTexts.length + texts.length).toBeLessThanOrEqual(pointLimits.blobs);
    expect(numbers.length).toBeLessThanOrEqual(pointLimits.doubles);
    expect(texts as readonly string[]).toContain(by);
  }
});
