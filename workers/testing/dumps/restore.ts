import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import type { Operation } from '#rpc/operation/operations.ts';
import type { StepRecord } from '#rpc/domain/saga.ts';
import { accountFor } from '../sign-in.ts';
import type { FixtureAccount } from '../world.ts';

/** What today's Worker wrote of an account before its object is replaced by an older one. */
interface Today {
  operations: readonly Operation[];
  steps: readonly StepRecord[];
}

/** The statements of one account in a file of `scripts/dump-objects.ts`. */
export function sectionOf(file: string, index: number): string {
  const section = file.split(/^-- /m).find((one) => one.startsWith(`${index} `));
  if (!section) throw new Error(`no section ${index}`);
  return section.slice(section.indexOf('\n') + 1);
}

/**
 * Replaces what an account's object stores by what an older build stored. The carrier's own ids are other ones today:
 * terms keep the fields that the older build wrote, with today's values.
 */
export async function restore(account: FixtureAccount, statements: string, today: Today): Promise<void> {
  let sql = statements.replaceAll('{group}', account.groupId);
  for (const [index, line] of account.lines.entries())
    sql = sql.replaceAll(`{line${index + 1}}`, line.customerId).replaceAll(`{email${index + 1}}`, line.email);
  sql = sql.replaceAll(/\{at([+-]?\d+)\}/g, (_, distance: string) => String(Date.now() + Number(distance)));
  const object = accountFor(account);
  await runInDurableObject(object, async (_, { storage }) => {
    await storage.deleteAll();
    await storage.deleteAlarm();
    for (const statement of sql.split(/;\n/)) if (statement.trim()) storage.sql.exec(statement);
    for (const { kind, terms, before } of today.operations) {
      const row = storage.sql
        .exec<{ id: string; terms: string; before: string | null }>(
          'SELECT id, terms, before FROM operation WHERE kind = ?',
          kind,
        )
        .toArray()[0];
      if (!row) continue;
      storage.sql.exec('UPDATE operation SET terms = ? WHERE id = ?', shapedAs(row.terms, terms), row.id);
      if (row.before)
        storage.sql.exec('UPDATE operation SET before = ? WHERE id = ?', shapedAs(row.before, before), row.id);
    }
    for (const { step, result = null } of today.steps)
      storage.sql.exec('UPDATE step SET result = ? WHERE step = ? AND result IS NOT NULL', result, step);
  });
  await evictDurableObject(object);
}

function shapedAs(old: string, today: unknown): string {
  return JSON.stringify(merged(JSON.parse(old), today));
}

function merged(old: unknown, today: unknown): unknown {
  if (today === undefined) return old;
  if (Array.isArray(old) || typeof old !== 'object' || old === null) return today;
  const values = today as Record<string, unknown>;
  return Object.fromEntries(Object.entries(old).map(([key, value]) => [key, merged(value, values[key])]));
}
