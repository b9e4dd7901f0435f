import { makeFirstTables, migrate } from './migrations.ts';

type Row = Record<string, SqlStorageValue>;

/** Rows of a query. */
export type Rows<T extends Row> = Pick<SqlStorageCursor<T>, 'toArray' | 'one' | typeof Symbol.iterator>;

/** Runs queries on the object's tables. */
export interface Sql {
  exec<T extends Row>(query: string, ...values: unknown[]): Rows<T>;
}

const isRead = (query: string) => /^\s*SELECT\b/.test(query);

/**
 * The object's first tables, made on first use: an object that keeps nothing has no storage. `later` has the others,
 * which take four fifths of an account's storage and are of use to few visits.
 */
export class Database implements Sql {
  readonly #storage: DurableObjectStorage;
  /** The rows of queries without values, until the next write. */
  readonly #known = new Map<string, readonly Row[]>();
  #isReady = false;
  /** All tables exist. */
  #isWhole = false;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  exec<T extends Row>(query: string, ...values: unknown[]): Rows<T> {
    this.#prepare();
    if (values.length === 0 && isRead(query)) return rowsOf((this.#known.get(query) ?? this.#read(query)) as T[]);
    if (!isRead(query)) this.#known.clear();
    return this.#storage.sql.exec<T>(query, ...values);
  }

  #read(query: string): readonly Row[] {
    const rows = this.#storage.sql.exec<Row>(query).toArray();
    // Rows are shared by all readers: a change of one would reach all.
    for (const row of rows) Object.freeze(row);
    this.#known.set(query, rows);
    return rows;
  }

  /** Returns true when the account has tables. Creates none. */
  isThere(): boolean {
    if (this.#isReady) return true;
    const tables = this.#storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'visit'");
    return tables.toArray().length > 0;
  }

  /** The tables that are made when something is written into one of them: until then they have no rows. */
  readonly later: Sql = {
    exec: <T extends Row>(query: string, ...values: unknown[]): Rows<T> => {
      this.#prepare();
      if (!this.#isWhole && /^\s*(SELECT|DELETE)\b/.test(query)) return rowsOf<T>([]);
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
    // Runs the migration in a transaction, so that a failed one leaves no half-changed tables.
    this.#storage.transactionSync(() => migrate(this.#storage.sql));
    this.#known.clear();
    this.#isWhole = true;
  }

  /** Deletes everything, the tables and the alarm included. */
  async deleteAll(): Promise<void> {
    const gone = Promise.all([this.#storage.deleteAll(), this.#storage.deleteAlarm()]);
    // Resets at once, because the next query creates the tables again.
    this.#known.clear();
    this.#isReady = false;
    this.#isWhole = false;
    await gone;
  }
}

/** Rows that were read before. @throws where `one` has not exactly one */
function rowsOf<T extends Row>(rows: readonly T[]): Rows<T> {
  return {
    toArray: () => [...rows],
    one: () => {
      const [first] = rows;
      if (!first || rows.length > 1) throw new Error(`one row was expected, and there are ${rows.length}`);
      return first;
    },
    [Symbol.iterator]: () => rows[Symbol.iterator]() as ReturnType<SqlStorageCursor<T>[typeof Symbol.iterator]>,
  };
}
