import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { alertFile, dashboardFiles } from './grafana.ts';
import { pageTables, withTables } from './points-page.ts';
import { root } from '../root.ts';

// Writes the dashboards and alerts of ops/, and tables of docs/operations/points.md. `npm run format` comes after it.

mkdirSync(`${root}ops/dashboards`, { recursive: true });
const write = (path: string, content: object) => writeFileSync(root + path, `${JSON.stringify(content, null, 2)}\n`);
for (const [name, dashboard] of Object.entries(dashboardFiles())) write(`ops/dashboards/${name}.json`, dashboard);
write('ops/alerts.json', alertFile());
const page = `${root}docs/operations/points.md`;
writeFileSync(page, withTables(readFileSync(page, 'utf8'), pageTables()));
