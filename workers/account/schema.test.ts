import { env } from 'cloudflare:workers';
import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { type OperationKind, operationKinds } from '#rpc/operation/operations.ts';
import { sampleTerms } from '#rpc/testing/sample-terms.ts';
import { migrate, migrations } from './migrations.ts';
import { Store } from './store.ts';

const oldNames: Partial<Record<OperationKind, string>> = { rename: 'line-name', 'email-bill': 'invoice-mail' };
const at = Date.parse('2026-11-20T12:00:00Z');

/** The tables of an object's first life, with one operation and one job of every kind. */
function firstSchema(sql: SqlStorage): void {
  for (const table of ['_migrations', 'reference', 'operation', 'job', 'viewer'])
    sql.exec(`DROP TABLE IF EXISTS ${table}`);
  sql.exec(`
    CREATE TABLE line (ref TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE);
    CREATE TABLE operation (
      id TEXT PRIMARY KEY, kind TEXT NOT NULL, line_id TEXT NOT NULL, actor_id TEXT NOT NULL, state TEXT NOT NULL,
      terms TEXT NOT NULL, issued_at INTEGER NOT NULL, sent_at INTEGER, settled_at INTEGER, looked_at INTEGER,
      refusal TEXT, before TEXT);
    CREATE INDEX operation_of_line ON operation (kind, line_id, state);
    CREATE TABLE job (
      kind TEXT NOT NULL, line_id TEXT NOT NULL, started_at INTEGER NOT NULL, next_at INTEGER, looked_at INTEGER,
      failures INTEGER NOT NULL, state TEXT, audience TEXT NOT NULL, audience_until INTEGER NOT NULL,
      PRIMARY KEY (kind, line_id));
    CREATE TABLE viewer (
      session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, group_id TEXT NOT NULL, seen_at INTEGER NOT NULL);`);
  sql.exec("INSERT INTO line VALUES ('ref-of-line-0001', 'line-1')");
  for (const kind of operationKinds) {
    const old = oldNames[kind] ?? kind;
    sql.exec(
      'INSERT INTO operation VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      ...[`id-${kind}`, old, 'line-1', 'line-2', 'pending', JSON.stringify(sampleTerms[kind])],
      ...[at, at + 1, null, at + 2, null, kind === 'payment-page' ? '{"payments":3}' : null],
    );
    sql.exec('INSERT INTO job VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)', old, 'line-1', at, at, at + 2, 0, null, 'home', at);
  }
}

/** Runs inside an Account object of its own. */
function inside(run: (sql: SqlStorage) => void): Promise<void> {
  const account = env.ACCOUNT.get(env.ACCOUNT.newUniqueId());
  return runInDurableObject(account, (_, { storage }) => run(storage.sql));
}

function storeOf(sql: SqlStorage, unreadable = vi.fn()): Store {
  migrate(sql);
  return new Store(sql, { unreadable });
}

describe('an object with the first schema', () => {
  test('still reads and writes its operations of every kind', () =>
    inside((sql) => {
      firstSchema(sql);
      const store = storeOf(sql);
      expect(store.openOperations().map(({ kind }) => kind)).toEqual(operationKinds);
      for (const kind of operationKinds) {
        const operation = store.operation(`id-${kind}`);
        expect(operation).toEqual({
          id: `id-${kind}`,
          kind,
          subjectId: 'line-1',
          actorId: 'line-2',
          state: 'pending',
          terms: sampleTerms[kind],
          issuedAt: at,
          sentAt: at + 1,
          lastCheckedAt: at + 2,
          before: kind === 'payment-page' ? { payments: 3 } : undefined,
        });
        if (!operation) continue;
        store.putOperation({ ...operation, state: 'done', settledAt: at + 3, result: 'kept' });
        expect(store.operation(operation.id)).toMatchObject({ state: 'done', settledAt: at + 3, result: 'kept' });
      }
    }));

  test('keeps its references and its jobs', () =>
    inside((sql) => {
      firstSchema(sql);
      const store = storeOf(sql);
      expect(store.refsOf(['line-1'])).toEqual({ 'line-1': 'ref-of-line-0001' });
      expect(store.targetOf('ref-of-line-0001')).toBe('line-1');
      expect(
        store
          .jobs()
          .map(({ kind }) => kind)
          .sort(),
      ).toEqual([...operationKinds].sort());
      expect(store.job('rename', 'line-1')).toMatchObject({ startedAt: at, lastCheckedAt: at + 2, failures: 0 });
    }));

  test('is migrated once: preparing it again changes nothing', () =>
    inside((sql) => {
      firstSchema(sql);
      const before = storeOf(sql).openOperations();
      migrate(sql);
      expect(storeOf(sql).openOperations()).toEqual(before);
    }));
});

test('LEDGER-28: an object notes each migration once, in order', () =>
  inside((sql) => {
    firstSchema(sql);
    storeOf(sql).jobs();
    migrate(sql);
    const done = migrations.map(({ id, name }) => ({ id, name }));
    expect(sql.exec('SELECT id, name FROM _migrations ORDER BY id').toArray()).toEqual(done);
    expect(done.map(({ id }) => id)).toEqual(done.map((_, index) => index + 1));
  }));
