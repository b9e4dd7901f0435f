import { limits, type LimitName, limitWindowMs, possibleAgainAt } from '#rpc/domain/limit.ts';

interface CountedDeps {
  sql: SqlStorage;
  now: () => number;
}

/** What people did that is limited and is no operation of the ledger, such as device checks (SAFETY-10). */
export class Counted {
  readonly #deps: CountedDeps;

  constructor(deps: CountedDeps) {
    this.#deps = deps;
    deps.sql.exec(`
      CREATE TABLE IF NOT EXISTS counted (name TEXT NOT NULL, actor_id TEXT NOT NULL, at INTEGER NOT NULL);
      CREATE INDEX IF NOT EXISTS counted_of_actor ON counted (name, actor_id, at);`);
  }

  /** Counts one more, unless the limit is reached. @returns when one more is possible, in milliseconds since 1970 */
  add(name: LimitName, actorId: string): number | undefined {
    const { sql, now } = this.#deps;
    this.sweep();
    const times = sql
      .exec<{ at: number }>('SELECT at FROM counted WHERE name = ? AND actor_id = ?', name, actorId)
      .toArray()
      .map(({ at }) => at);
    const until = possibleAgainAt(name, times, now());
    if (until === undefined)
      sql.exec('INSERT INTO counted (name, actor_id, at) VALUES (?, ?, ?)', name, actorId, now());
    return until;
  }

  /** Forgets what no limit counts any more. */
  sweep(): void {
    const { sql, now } = this.#deps;
    for (const name of Object.keys(limits) as LimitName[])
      sql.exec('DELETE FROM counted WHERE name = ? AND at <= ?', name, now() - limitWindowMs(name));
  }
}
