import { env } from 'cloudflare:workers';
import { runInDurableObject } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { Database } from './database.ts';

/** Runs inside an Account object of its own, on its database; `queries` counts what storage was asked. */
function inside(run: (database: Database, queries: () => number) => void | Promise<void>): Promise<void> {
  const account = env.ACCOUNT.get(env.ACCOUNT.newUniqueId());
  return runInDurableObject(account, async (_, { storage }) => {
    const exec = vi.fn((query: string, ...values: unknown[]) => storage.sql.exec(query, ...values));
    const counted = new Proxy(storage, {
      get: (target, name) => {
        if (name === 'sql') return { exec };
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
      },
    });
    await run(new Database(counted), () => exec.mock.calls.length);
  });
}

const all = 'SELECT target FROM reference ORDER BY target';
const add = 'INSERT INTO reference (ref, target) VALUES (?, ?)';

test('reads the storage once for a query without values, until a write', () =>
  inside((database, queries) => {
    database.exec(add, 'a', 'line 1');
    expect(database.exec(all).toArray()).toEqual([{ target: 'line 1' }]);
    const before = queries();
    expect(database.exec(all).toArray()).toEqual([{ target: 'line 1' }]);
    expect([...database.exec(all)]).toEqual([{ target: 'line 1' }]);
    expect(database.exec(all).one()).toEqual({ target: 'line 1' });
    expect(queries()).toBe(before);
    database.exec(add, 'b', 'line 2');
    expect(database.exec(all).toArray()).toHaveLength(2);
    expect(() => database.exec(all).one()).toThrow('there are 2');
  }));

test.each([
  ['changes', "UPDATE reference SET target = 'line 2'", [{ target: 'line 2' }]],
  ['deletes', 'DELETE FROM reference', []],
])('what a write %s is seen at once', (_, write, rows) =>
  inside((database) => {
    database.exec(add, 'a', 'line 1');
    expect(database.exec(all).toArray()).toHaveLength(1);
    database.exec(write);
    expect(database.exec(all).toArray()).toEqual(rows);
  }),
);

test('reads the storage each time for a query with values', () =>
  inside((database, queries) => {
    const one = 'SELECT target FROM reference WHERE ref = ?';
    database.exec(one, 'a').toArray();
    const before = queries();
    database.exec(one, 'a').toArray();
    expect(queries()).toBe(before + 1);
  }));

test('gives each caller rows of its own', () =>
  inside((database) => {
    database.exec(add, 'a', 'line 1');
    database.exec(all).toArray().pop();
    const [row] = database.exec(all).toArray();
    expect(row).toEqual({ target: 'line 1' });
    expect(() => Object.assign(row ?? {}, { target: 'line 2' })).toThrow(TypeError);
  }));

test('tables that are not made yet have no rows, and have them once they are', () =>
  inside((database) => {
    const jobs = 'SELECT kind FROM job';
    expect(database.later.exec(jobs).toArray()).toEqual([]);
    database.later.exec(
      `INSERT INTO job (kind, subject_id, started_at, failures, audience, audience_until)
       VALUES ('top-up', 'line 1', 1, 0, 'home', 2)`,
    );
    expect(database.later.exec(jobs).toArray()).toEqual([{ kind: 'top-up' }]);
  }));

test('remembers nothing after a deletion', () =>
  inside(async (database) => {
    database.exec(add, 'a', 'line 1');
    expect(database.exec(all).toArray()).toHaveLength(1);
    await database.deleteAll();
    expect(database.exec(all).toArray()).toEqual([]);
  }));
