import { runInDurableObject } from 'cloudflare:test';

const ownTables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' ORDER BY name";

/** The tables of an object's storage, but those of the platform. */
export const tablesIn = (sql: SqlStorage): string[] =>
  sql
    .exec<{ name: string }>(ownTables)
    .toArray()
    .map(({ name }) => name);

/** All that a Durable Object stores, as text: the rows of its tables and its keys with their values. */
export function storedRows(object: DurableObjectStub<undefined>): Promise<string> {
  return runInDurableObject(object, async (_, { storage }) => {
    const rows = tablesIn(storage.sql).map((name) => storage.sql.exec(`SELECT * FROM "${name}"`).toArray());
    return JSON.stringify([...rows, ...(await storage.list())]);
  });
}

/** The tables of an object. */
export const tablesOf = (object: DurableObjectStub<undefined>): Promise<string[]> =>
  runInDurableObject(object, (_, { storage }) => tablesIn(storage.sql));
