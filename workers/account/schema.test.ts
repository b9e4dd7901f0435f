import { env } from 'cloudflare:workers';
import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { operationKinds } from '#rpc/operation/operations.ts';
import { sampleTerms } from '#rpc/testing/sample-terms.ts';
import { type Migration, migrate, migrations } from './migrations.ts';
import { Store } from './store.ts';

const at = Date.parse('2026-11-20T12:00:00Z');
const sentRow = { state: 'pending', issuedAt: at, sentAt: at + 1, lastCheckedAt: at + 2 } as const;
const samples = operationKinds.map((kind) => ({
  ...{ ...sentRow, id: `id-${kind}`, kind, subjectId: 'line-1', actorId: 'line-2' },
  terms: sampleTerms[kind],
}));

/** A migration as a later release may bring it. */
const addNote: Migration = {
  id: 2,
  name: 'note',
  run: (sql) => void sql.exec('ALTER TABLE job ADD COLUMN note TEXT'),
};
const later: readonly Migration[] = [...migrations, addNote];

/** Runs inside an Account object of its own. */
function inside(run: (sql: SqlStorage, storage: DurableObjectStorage) => void): Promise<void> {
  const account = env.ACCOUNT.get(env.ACCOUNT.newUniqueId());
  return runInDurableObject(account, (_, { storage }) => run(storage.sql, storage));
}

function storeOf(sql: SqlStorage): Store {
  migrate(sql);
  return new Store(sql, { onUnreadable: vi.fn() });
}

const notedIn = (sql: SqlStorage) => sql.exec('SELECT id, name FROM _migrations ORDER BY id').toArray();
const hasNote = (sql: SqlStorage) =>
  sql.exec("SELECT 1 FROM pragma_table_info('job') WHERE name = 'note'").toArray().length > 0;

test('stores operations of every kind, with the state from which each continues', () =>
  inside((sql) => {
    const store = storeOf(sql);
    for (const sample of samples) store.putOperation(sample);
    expect(store.openOperations().map(({ kind }) => kind)).toEqual(operationKinds);
    for (const sample of samples) {
      expect(store.operation(sample.id)).toEqual({ ...sample, baseline: undefined });
      store.putOperation({ ...sample, state: 'done', endedAt: at + 3, result: 'kept' });
      expect(store.operation(sample.id)).toMatchObject({ state: 'done', endedAt: at + 3, result: 'kept' });
    }
  }));

test('stores a job of every kind', () =>
  inside((sql) => {
    const store = storeOf(sql);
    const job = { subjectId: 'line-1', startedAt: at, nextAt: at, lastCheckedAt: at + 2, failures: 0 };
    for (const kind of operationKinds) store.putJob({ ...job, kind, audience: 'home', audienceUntil: at });
    expect(new Set(store.jobs().map(({ kind }) => kind))).toEqual(new Set(operationKinds));
    expect(store.job('rename', 'line-1')).toMatchObject(job);
  }));

describe('migrations (LEDGER-28)', () => {
  test('are numbered from 1 without a gap', () => {
    expect(migrations.map(({ id }) => id)).toEqual(migrations.map((_, index) => index + 1));
  });

  test('run once each, in order, and are recorded by the object', () =>
    inside((sql) => {
      const run = vi.fn(addNote.run);
      for (let times = 0; times < 2; times += 1) migrate(sql, [...migrations, { ...addNote, run }]);
      expect(run).toHaveBeenCalledOnce();
      expect(notedIn(sql)).toEqual(later.map(({ id, name }) => ({ id, name })));
    }));

  test('leave the rows of this release as they are when a later release adds some', () =>
    inside((sql) => {
      const store = storeOf(sql);
      for (const sample of samples) store.putOperation(sample);
      const before = store.openOperations();
      migrate(sql, later);
      expect(hasNote(sql)).toBe(true);
      expect(storeOf(sql).openOperations()).toEqual(before);
    }));

  test('stay after a rollback from a later release, and do not run again', () =>
    inside((sql) => {
      migrate(sql, later);
      const job = { kind: 'rename', subjectId: 'line-1', startedAt: at, failures: 0 } as const;
      storeOf(sql).putJob({ ...job, audience: 'home', audienceUntil: at });
      migrate(sql, later);
      expect(notedIn(sql)).toHaveLength(later.length);
      expect(sql.exec('SELECT subject_id, note FROM job').toArray()).toEqual([{ subject_id: 'line-1', note: null }]);
    }));

  test('change nothing when one throws half-way, and run whole the next time', () =>
    inside((sql, storage) => {
      migrate(sql);
      const broken = (halfWay: Pick<SqlStorage, 'exec'>) => {
        addNote.run(halfWay);
        throw new Error('half-way');
      };
      const migrateWhole = (run: Migration['run']) =>
        storage.transactionSync(() => migrate(sql, [...migrations, { ...addNote, run }]));
      expect(() => migrateWhole(broken)).toThrow('half-way');
      expect([hasNote(sql), notedIn(sql).length]).toEqual([false, migrations.length]);
      migrateWhole(addNote.run);
      expect([hasNote(sql), notedIn(sql).length]).toEqual([true, later.length]);
    }));
});
