import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.ts';
import { withTables } from '../scripts/points/points-page.ts';
import { costPage, countedTables } from './cost/cost-page.ts';

// `npm run lab -- cost`: the cost of a stay, counted (ADR-041). `--write` puts the figures into
// docs/operations/cost.md.

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
build();
const tables = countedTables();
for (const [name, table] of Object.entries(tables)) console.log(`\n${name}\n\n${table}`);
if (values.write) writeFileSync(costPage, withTables(readFileSync(costPage, 'utf8'), tables));
