import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keptClasses } from './account/retention.ts';

const page = readFileSync('docs/data.md', 'utf8');
const dayMs = 86_400_000;

test('docs/data.md has every table of the account, with the times that the code uses (SAFETY-29)', () => {
  for (const { table, lifeMs } of keptClasses) {
    const row = page.split('\n').find((line) => line.startsWith(`| ${table} |`)) ?? '';
    expect(row.split('|')).toHaveLength(7);
    const days = lifeMs / dayMs;
    const words = lifeMs === 0 ? 'as its operation' : days < 1 ? `${days * 24} hours` : `${days} day`;
    expect(row, table).toContain(words);
  }
  const schema = readFileSync('workers/account/migrations.ts', 'utf8');
  for (const [, table] of schema.matchAll(/CREATE TABLE IF NOT EXISTS (\w+)/g)) expect(page).toContain(`| ${table} |`);
});
