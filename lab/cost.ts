import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.ts';
import { costPage, costTables, type Measured, withTables } from './cost/cost-page.ts';

// `npm run lab -- cost`: the cost of a stay, counted (ADR-041). `--write` puts the figures into
// docs/operations/cost.md.

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
build();
const folder = mkdtempSync(join(tmpdir(), 'lineside-counts-'));
try {
  const file = join(folder, 'counts.json');
  // In a process of its own, because its clock is moved.
  const measure = fileURLToPath(new URL('cost/measure.ts', import.meta.url));
  execFileSync(process.execPath, [measure, file], { stdio: 'inherit' });
  const tables = costTables(JSON.parse(readFileSync(file, 'utf8')) as Measured);
  for (const [name, table] of Object.entries(tables)) console.log(`\n${name}\n\n${table}`);
  if (values.write) writeFileSync(costPage, withTables(readFileSync(costPage, 'utf8'), tables));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
