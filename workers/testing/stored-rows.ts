import { runInDurableObject } from 'cloudflare:test';

/** All that a Durable Object stores, as text: the rows of its tables and its keys with their values. */
export function storedRows(object: DurableObjectStub<undefined>): Promise<string> {
  return runInDurableObject(object, async (_, { storage }) => {
    const tables = storage.sql
      .exec<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
      )
      .toArray();
    const rows = tables.map(({ name }) => storage.sql.exec(`SELECT * FROM "${name}"`).toArray());
    return JSON.stringify([...rows, ...(await storage.list())]);
  });
}
