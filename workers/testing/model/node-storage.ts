import { DatabaseSync } from 'node:sqlite';
import type { Sql } from '../../account/database.ts';
import { migrate } from '../../account/migrations.ts';
import { SqliteStorage } from './sqlite-storage.ts';

/** The tables of an account without rows, in memory. */
export function emptyTables(): Sql {
  const sql = new SqliteStorage(new DatabaseSync(':memory:'), new Map());
  migrate(sql as never as SqlStorage);
  return sql as never as Sql;
}

/** A database in memory without tables. */
export function emptyDatabase(): SqliteStorage {
  return new SqliteStorage(new DatabaseSync(':memory:'), new Map());
}

/** What an object keeps by name, in memory; `puts` counts what was written. */
export class KeptValues {
  readonly values = new Map<string, unknown>();
  puts = 0;

  /** As the object takes it. */
  get kv(): SyncKvStorage {
    return {
      get: (key: string) => structuredClone(this.values.get(key)),
      put: (key: string, value: unknown) => {
        this.puts += 1;
        this.values.set(key, structuredClone(value));
      },
      delete: (key: string) => this.values.delete(key),
    } as never as SyncKvStorage;
  }
}
