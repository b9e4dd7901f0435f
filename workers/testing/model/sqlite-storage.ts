import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** What stops an object that was killed from writing on. */
export class Killed extends Error {}

/** The storage of a Durable Object over SQLite in memory, as far as the account's tables use it. */
export class SqliteStorage {
  readonly #database: DatabaseSync;
  readonly #statements: Map<string, StatementSync>;
  #killed = false;

  /** @param statements shared by all lives of the object, because preparing takes longest */
  constructor(database: DatabaseSync, statements: Map<string, StatementSync>) {
    this.#database = database;
    this.#statements = statements;
  }

  get isKilled(): boolean {
    return this.#killed;
  }

  kill(): void {
    this.#killed = true;
  }

  /** As `SqlStorage.exec`; all rows are read at once. @throws Killed */
  exec(query: string, ...values: (string | number | null)[]) {
    if (this.#killed) throw new Killed();
    if (/;\s*\S/.test(query)) this.#database.exec(query);
    else return rowsOf(this.#prepared(query).all(...values));
    return rowsOf([]);
  }

  #prepared(query: string): StatementSync {
    const known = this.#statements.get(query) ?? this.#database.prepare(query);
    this.#statements.set(query, known);
    return known;
  }
}

const rowsOf = (rows: object[]) => ({
  toArray: () => rows,
  one: () => rows[0],
  [Symbol.iterator]: () => rows.values(),
});
