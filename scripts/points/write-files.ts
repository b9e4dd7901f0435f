import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { alertFile, dashboardFiles } from './grafana.ts';
import { withTables } from './points-page.ts';

// Writes the dashboards and alerts of ops/, and tables of docs/operations/points.md. `npm run format` comes after it.

const root = fileURLToPath(new URL('../..', import.meta.url));
mkdirSync(`${root}ops/dashboards`, { recursive: true });
const write = (path: string, content: object) => writeFileSync(root + path, `${JSON.stringify(content, null, 2)}\n`);
for (const [name, dashboard] of Object.entries(dashboardFiles())) write(`ops/dashboards/${name}.json`, dashboard);
write('ops/alerts.json', alertFile());
const page = `${root}docs/operations/points.md`;
writeFileSync(page, withTables(readFileSync(page, 'utf8')));
