import { makeFirstTables, migrate } from './migrations.ts';

/** What runs queries on the object's tables. */
export type Sql = Pick<SqlStorage, 'exec'>;

type Row = Record<string, SqlStorageValue>;

/**
 * The object's first tables, made on first use: an object that keeps nothing has no storage. `later` has the others,
 * which take four fifths of an account's storage and are of use to few visits.
 */
export class Database implements Sql {
  readonly #storage: DurableObjectStorage;
  #isReady = false;
  /** Are all tables there? */
  #isWhole = false;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  exec<T extends Row>(query: string, ...values: unknown[]): SqlStorageCursor<T> {
    this.#prepare();
    return this.#storage.sql.exec<T>(query, ...values);
  }

  /** Is anything kept? Asking makes no table. */
  isThere(): boolean {
    if (this.#isReady) return true;
    const tables = this.#storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name IN ('operation', 'line', 'visit')");
    return tables.toArray().length > 0;
  }

  /** The tables that are made when something is written into one of them: until then they have no rows. */
  readonly later: Sql = {
    exec: <T extends Row>(query: string, ...values: unknown[]): SqlStorageCursor<T> => {
      this.#prepare();
      if (!this.#isWhole && /^\s*(SELECT|DELETE)\b/.test(query)) return this.exec<T>('SELECT NULL WHERE false');
      this.#complete();
      return this.exec<T>(query, ...values);
    },
  };

  #prepare(): void {
    if (this.#isReady) return;
    const isWhole = this.#storage.transactionSync(() => makeFirstTables(this.#storage.sql));
    this.#isReady = true;
    if (isWhole) this.#complete();
  }

  #complete(): void {
    if (this.#isWhole) return;
    // All or nothing: a change that throws half-way would be begun again on tables that have a part of it.
    this.#storage.transactionSync(() => migrate(this.#storage.sql));
    this.#isWhole = true;
  }

  /** Deletes everything, the tables and the alarm included. */
  async deleteAll(): Promise<void> {
    const gone = Promise.all([this.#storage.deleteAll(), this.#storage.deleteAlarm()]);
    // At once: what comes next makes the tables anew.
    this.#isReady = false;
    this.#isWhole = false;
    await gone;
  }
}
