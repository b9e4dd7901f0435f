import { type LimitName, limitWindowMs, possibleAgainAt } from '#rpc/domain/limit.ts';
import { declarationOf, isOperationKind, kindsOfRateLimit, type OperationKind } from '#rpc/operation/operations.ts';
import type { Sql } from './database.ts';

interface LimitsDeps {
  sql: Sql;
  now: () => number;
}

/**
 * Counts rate-limited acts of each person (SAFETY-10): operations by the ledger's rows, and others, such as a device
 * check, by rows of its own.
 */
export class Limits {
  readonly #deps: LimitsDeps;

  constructor(deps: LimitsDeps) {
    this.#deps = deps;
  }

  /**
   * Counts one more of what is no operation, unless the limit is reached.
   * @returns when one more is possible, in milliseconds since 1970
   */
  add(name: LimitName, actorId: string): number | undefined {
    const until = this.#until(name, actorId);
    if (until === undefined)
      this.#deps.sql.exec('INSERT INTO counted (name, actor_id, at) VALUES (?, ?, ?)', name, actorId, this.#deps.now());
    return until;
  }

  /**
   * Returns the time from which the person may send one more operation of a kind; undefined for now. The ledger's row
   * counts it once it is sent, and no more if the carrier rejected it because the session was over.
   */
  untilOf(kind: OperationKind, actorId: string): number | undefined {
    const { rateLimit: limit, attemptsPer: perLast } = declarationOf(kind);
    // Another kind must be sent first, such as a new one-time password, once its own limit allows.
    if (perLast && isOperationKind(perLast.kind) && this.#sentSinceLast(perLast.kind, kind, actorId) >= perLast.max)
      return this.untilOf(perLast.kind, actorId) ?? this.#deps.now();
    const untils = [this.#until('operation', actorId, [kind]), limit && this.#until(limit, actorId)];
    return untils.reduce(
      (latest, until) => (until === undefined ? latest : Math.max(until, latest ?? until)),
      undefined,
    );
  }

  #until(name: LimitName, actorId: string, kinds = kindsOfRateLimit(name)): number | undefined {
    const { sql, now } = this.#deps;
    const since = now() - limitWindowMs(name);
    const counted = 'SELECT at FROM counted WHERE name = ? AND actor_id = ? AND at > ?';
    const sentQuery =
      "SELECT sent_at AS at FROM operation WHERE kind = ? AND actor_id = ? AND sent_at > ? AND state <> 'not-sent'";
    const all = [
      sql.exec<{ at: number }>(counted, name, actorId, since).toArray(),
      ...kinds.map((kind) => sql.exec<{ at: number }>(sentQuery, kind, actorId, since).toArray()),
    ];
    const times = all.flat().map(({ at }) => at);
    return possibleAgainAt(name, times, now());
  }

  /**
   * Returns the number of operations of a kind since the person's last one of another kind that was not refused;
   * infinite without one.
   */
  #sentSinceLast(last: string, kind: OperationKind, actorId: string): number {
    const [found] = this.#deps.sql
      .exec<{ at: number | null; sent: number }>(
        `SELECT last.at AS at, (
           SELECT count(*) FROM operation
           WHERE kind = ? AND actor_id = ? AND sent_at >= last.at AND state <> 'not-sent') AS sent
         FROM (
           SELECT max(sent_at) AS at FROM operation
           WHERE kind = ? AND actor_id = ? AND state NOT IN ('refused', 'not-sent')) AS last`,
        kind,
        actorId,
        last,
        actorId,
      )
      .toArray();
    return typeof found?.at === 'number' ? found.sent : Infinity;
  }

  /** Returns the counted acts of one person that may still matter. */
  countedOf(actorId: string): { name: string; at: number }[] {
    const query = 'SELECT name, at FROM counted WHERE actor_id = ? ORDER BY at';
    return this.#deps.sql.exec<{ name: string; at: number }>(query, actorId).toArray();
  }
}
