import { migrate } from './migrations.ts';

/** What runs queries on the object's tables. */
export type Sql = Pick<SqlStorage, 'exec'>;

/** The object's tables, made on first use: an object that keeps nothing has no storage. */
export class Database implements Sql {
  readonly #storage: DurableObjectStorage;
  #isReady = false;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  exec<T extends Record<string, SqlStorageValue>>(query: string, ...values: unknown[]): SqlStorageCursor<T> {
    // All or nothing: a change that throws half-way would be begun again on tables that have a part of it.
    if (!this.#isReady) this.#storage.transactionSync(() => migrate(this.#storage.sql));
    this.#isReady = true;
    return this.#storage.sql.exec<T>(query, ...values);
  }

  /** Deletes everything, the tables and the alarm included. */
  async deleteAll(): Promise<void> {
    const gone = Promise.all([this.#storage.deleteAll(), this.#storage.deleteAlarm()]);
    // At once: what comes next makes the tables anew.
    this.#isReady = false;
    await gone;
  }
}
