import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { alertFile, contactPointFile, dashboardFiles, policyFile } from './grafana.ts';
import { withTables } from './points-page.ts';

// Writes what derives from the table of points: ops/, and the tables of docs/operations/points.md. `npm run format`
// comes after it.

const root = fileURLToPath(new URL('../..', import.meta.url));
mkdirSync(`${root}ops/dashboards`, { recursive: true });
const write = (path: string, content: object) => writeFileSync(root + path, `${JSON.stringify(content, null, 2)}\n`);
for (const [name, dashboard] of Object.entries(dashboardFiles())) write(`ops/dashboards/${name}.json`, dashboard);
write('ops/alerts.json', alertFile());
write('ops/contact-points.json', contactPointFile());
write('ops/policies.json', policyFile());
const page = `${root}docs/operations/points.md`;
writeFileSync(page, withTables(readFileSync(page, 'utf8')));
