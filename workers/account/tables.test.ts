import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { minute, pass, standStill } from '../testing/clock.ts';
import { account, begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { identityOf } from '../testing/sign-in.ts';
import { tablesIn } from '../testing/stored-rows.ts';
import { sessionOf } from './access.ts';
import { firstTables, makeFirstTables, migrate, migrations } from './migrations.ts';

const inside = <T>(run: (sql: SqlStorage) => T) => runInDurableObject(account(), (_, { storage }) => run(storage.sql));
const viewers = () => inside((sql) => sql.exec<{ seen_at: number }>('SELECT seen_at FROM viewer').toArray());
const ask = { id: 'customer.group', maxAgeMs: 0 };
const look = ({ requester } = signedIn) =>
  account().readWithView(requester, 'home', [{ ...ask, input: { id: dana.groupId } }]);
const watch = ({ requester } = signedIn) =>
  account().requestPolling(requester, 'home', [{ kind: 'activation', subjectId: dana.customerId }]);

standStill();
begin('active-single');
beforeEach(async () => {
  await account().signedIn(signedIn.session, dana.customerId, identityOf(dana.email));
});

/** Runs inside an Account object of its own that has nothing. */
function inNew(run: (sql: SqlStorage) => void): Promise<void> {
  return runInDurableObject(env.ACCOUNT.get(env.ACCOUNT.newUniqueId()), (_, { storage }) => {
    for (const table of tablesIn(storage.sql)) storage.sql.exec(`DROP TABLE ${table}`);
    run(storage.sql);
  });
}

const rowsIn = (sql: SqlStorage, table: string) => sql.exec(`SELECT * FROM ${table}`).toArray();

describe('the tables of an account (LEDGER-28)', () => {
  test('are the first ones only after a sign-in and reads, also after a restart of the object', async () => {
    await look();
    await evictDurableObject(account());
    expect(await account().sentOperations(Infinity, 10)).toEqual([]);
    expect(await inside(tablesIn)).toEqual([...firstTables].sort());
  });

  test('are all created at the first write into one of the others, and keep their rows', async () => {
    const refs = await account().refs([dana.customerId]);
    await watch();
    expect(await inside(tablesIn)).toEqual(expect.arrayContaining(['job', 'operation', 'viewer', '_migrations']));
    expect(await account().refs([dana.customerId])).toEqual(refs);
    expect(await account().sessionsOf()).toEqual([signedIn.session]);
  });

  test('are swept and forgotten where the others were never created', async () => {
    await look();
    const forget = { customerId: dana.customerId, receipt: 'receipt-1', by: 'Ada' };
    expect(await account().forgetWhenEnded(forget)).toMatchObject({ forgotten: true });
    expect(await account().sessionsOf()).toEqual([]);
    expect(await inside(tablesIn)).not.toContain('operation');
  });

  test('keep the rows of the first ones when the others are created', () =>
    inNew((sql) => {
      expect(makeFirstTables(sql)).toBe(false);
      sql.exec("INSERT INTO signed_in VALUES ('a-session', 'line-1', 1)");
      sql.exec("INSERT INTO reference VALUES ('a-ref', 'line-1')");
      expect(makeFirstTables(sql)).toBe(false);
      migrate(sql);
      expect(makeFirstTables(sql)).toBe(true);
      expect(rowsIn(sql, 'signed_in')).toEqual([{ session: 'a-session', customer_id: 'line-1', since: 1 }]);
      expect(rowsIn(sql, 'reference')).toEqual([{ ref: 'a-ref', target: 'line-1' }]);
      expect(rowsIn(sql, '_migrations')).toHaveLength(migrations.length);
    }));

  test.each([
    // The second row is that of the index over its target.
    ['reference', 2, "'a-ref', 'line-1'"],
    ['identity', 1, "'line-1', 'issuer', 'subject', 1"],
    ['signed_in', 1, "'a-session', 'line-1', 1"],
    ['viewer', 1, "'a-session', 'line-1', 'group-1', 2"],
    ['job', 1, "'topup', 'line-1', 1, 2, NULL, 0, NULL, 'home', 3, NULL, NULL"],
  ])('write no row for the key of %s: an insert writes %i', (table, rows, row) =>
    inNew((sql) => {
      migrate(sql);
      expect(sql.exec(`INSERT INTO ${table} VALUES (${row})`).rowsWritten).toBe(rows);
      expect(() => sql.exec(`INSERT INTO ${table} VALUES (${row})`)).toThrow('constraint');
    }),
  );
});

describe('sessions whose tokens polling uses (POLL-12)', () => {
  test('are not stored while no job is polled', async () => {
    await look();
    await watch();
    expect(await viewers()).toHaveLength(1);
    await account().leave(signedIn.session);
    expect(await viewers()).toEqual([]);
    await inside((sql) => sql.exec('DELETE FROM job'));
    await evictDurableObject(account());
    await look();
    expect(await viewers()).toEqual([]);
  });

  test('are stored every ten minutes, also after a restart of the object', async () => {
    await watch();
    const [first] = await viewers();
    for (const [after, isNew] of [
      [9 * minute, false],
      [minute + 1, true],
    ] as const) {
      pass(after);
      await evictDurableObject(account());
      await watch();
      expect((await viewers())[0]?.seen_at === first?.seen_at).toBe(!isNew);
    }
  });

  test('are taken from sign-ins where no request was recorded', async () => {
    await watch();
    await inside((sql) => sql.exec('DELETE FROM viewer'));
    await evictDurableObject(account());
    const asked = vi.spyOn(env.SESSION, 'get');
    pass(60 * minute);
    await runInDurableObject(account(), (object) => (object as unknown as { alarm(): Promise<void> }).alarm());
    const names = asked.mock.calls.map(([id]) => String(id));
    expect(names).toContain(String(env.SESSION.idFromName(signedIn.session)));
    expect(await sessionOf(env, signedIn.session).requester()).toMatchObject({ session: signedIn.session });
  });
});

test('cause no new alarm after a restart when the time is the same', async () => {
  await look();
  await evictDurableObject(account());
  const set = await runInDurableObject(account(), (_, { storage }) => vi.spyOn(storage, 'setAlarm'));
  await look();
  expect(set).not.toHaveBeenCalled();
  await watch();
  expect(set).toHaveBeenCalled();
});
