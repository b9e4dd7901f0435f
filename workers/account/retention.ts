import { oneDay } from '#rpc/domain/day.ts';
import { draftLifeMs } from '#rpc/domain/journey/journey.ts';
import { accountTtlMs, operationTtlMs } from '#rpc/domain/ledger.ts';
import { type LimitName, limits, limitWindowMs } from '#rpc/domain/limit.ts';
import { deviceTtlMs, messageTtlMs } from '#rpc/notification/notification.ts';
import { absoluteMs } from '../session/session.ts';
import type { Sql } from './database.ts';
import { forgottenId } from './erasure-plan.ts';

/** A class of what an account keeps: rows of a table, for so long after a time (docs/data.md). */
interface KeptClass {
  table: string;
  /** SQL condition for the rows to delete; all rows by default. */
  where?: string;
  /** Column or expression with the time from which a row ages, in milliseconds since 1970. */
  since: string;
  lifeMs: number;
  /** SQL condition for the rows of one customer, whose id is `?1`. */
  of: string;
}

/** Retention of forecasts: two billing cycles. */
const forecastTtlMs = 62 * oneDay;
const lastVisit = '(SELECT max(at) FROM visit)';
const longestWindowMs = Math.max(...(Object.keys(limits) as LimitName[]).map(limitWindowMs));

/** Classes of stored data, except secrets of 30 minutes (SealedSecrets), which have an alarm of their own. */
export const keptClasses: readonly KeptClass[] = [
  {
    table: 'operation',
    since: 'coalesce(settled_at, sent_at, issued_at)',
    lifeMs: operationTtlMs,
    of: 'actor_id = ?1 OR subject_id = ?1',
  },
  {
    // Runs after the operations, because the steps of a saga are deleted with their operation.
    table: 'step',
    where: 'operation_id NOT IN (SELECT id FROM operation)',
    since: 'sent_at',
    lifeMs: 0,
    of: 'operation_id NOT IN (SELECT id FROM operation)',
  },
  {
    table: 'dismissed',
    where: 'operation_id NOT IN (SELECT id FROM operation)',
    since: 'at',
    lifeMs: 0,
    of: 'customer_id = ?1 OR operation_id NOT IN (SELECT id FROM operation)',
  },
  { table: 'job', since: 'started_at', lifeMs: operationTtlMs, of: 'subject_id = ?1' },
  { table: 'journey', since: 'saved_at', lifeMs: draftLifeMs, of: 'subject_id = ?1' },
  { table: 'counted', since: 'at', lifeMs: longestWindowMs, of: 'actor_id = ?1' },
  { table: 'device', since: 'seen_at', lifeMs: deviceTtlMs, of: 'customer_id = ?1' },
  { table: 'message', since: 'noted_at', lifeMs: messageTtlMs, of: 'customer_id = ?1' },
  { table: 'shown', since: 'until', lifeMs: operationTtlMs, of: 'customer_id = ?1' },
  { table: 'turned', since: 'at', lifeMs: operationTtlMs, of: 'customer_id = ?1' },
  { table: 'forecast', since: 'at', lifeMs: forecastTtlMs, of: 'customer_id = ?1' },
  { table: 'viewer', since: 'seen_at', lifeMs: absoluteMs, of: 'customer_id = ?1' },
  { table: 'signed_in', since: 'since', lifeMs: absoluteMs, of: 'customer_id = ?1' },
  { table: 'identity', since: lastVisit, lifeMs: accountTtlMs, of: 'customer_id = ?1' },
  { table: 'reference', since: lastVisit, lifeMs: accountTtlMs, of: 'target = ?1' },
];

interface RetentionDeps {
  /** Returns the runner of queries on a table. */
  sql: (table: string) => Sql;
  now: () => number;
  /** Time of the daily sweep of this object, in milliseconds of the day: not all objects at once. */
  offsetMs: number;
}

/** Deletes what is past its time, at most once a day (SAFETY-29). Times in milliseconds since 1970. */
export class Retention {
  readonly #deps: RetentionDeps;
  /** Time of the next sweep; infinite while nothing will ever be deleted. Undefined before the first look-up. */
  #nextAt: number | undefined;
  /** Time of the last use that was stored; undefined before the first look-up. */
  #visitedAt: number | undefined;

  constructor(deps: RetentionDeps) {
    this.#deps = deps;
  }

  /** Schedules the daily sweep, after somebody has used the account. */
  noteUse(): void {
    const { sql, now } = this.#deps;
    // An object is often not in memory any more when the next page comes.
    this.#visitedAt ??= sql('visit').exec<{ at: number | null }>('SELECT max(at) AS at FROM visit').one().at ?? 0;
    if (now() - this.#visitedAt > oneDay) {
      this.#visitedAt = now();
      sql('visit').exec('INSERT OR REPLACE INTO visit (id, at) VALUES (1, ?)', now());
    }
    this.#nextAt = Math.min(this.#lookUp(), this.#slotAfter(now() + oneDay));
  }

  /** Resets the memory, after everything was deleted. */
  reset(): void {
    this.#nextAt = undefined;
    this.#visitedAt = undefined;
  }

  /** Returns the time of the next sweep; undefined for an account without data. */
  nextAt(): number | undefined {
    const dueAt = this.#lookUp();
    return Number.isFinite(dueAt) ? dueAt : undefined;
  }

  /** Deletes what is past its time. @returns whether nothing is left */
  sweep(): boolean {
    const { sql, now } = this.#deps;
    for (const { table, where = 'true', since, lifeMs } of keptClasses)
      sql(table).exec(`DELETE FROM ${table} WHERE (${where}) AND ${since} <= ?`, now() - lifeMs);
    this.#nextAt = undefined;
    return this.#isEmpty();
  }

  /**
   * Deletes the data of one customer at once.
   * @returns whether nothing is left
   */
  forget(customerId: string): boolean {
    // Deletes all secrets: they have no column for their person, and live for 30 minutes only.
    this.#deps.sql('secret').exec('DELETE FROM secret');
    for (const { table, of } of keptClasses) {
      const values = of.includes('?1') ? [customerId] : [];
      this.#deps.sql(table).exec(`DELETE FROM ${table} WHERE ${of}`, ...values);
    }
    this.#nextAt = undefined;
    return this.#isEmpty();
  }

  /** Returns true when data of a customer, or of anybody, is stored. */
  hasAny(customerId?: string): boolean {
    return keptClasses.some(({ table, of }) => {
      if (customerId !== undefined && !of.includes('?1')) return false;
      // The time of the last use belongs to no person, and the steps of a saga go with their operation.
      const [where, values] = customerId === undefined ? ['true', []] : [of, [customerId]];
      return (
        this.#deps
          .sql(table)
          .exec(`SELECT 1 FROM ${table} WHERE ${where} LIMIT 1`, ...values)
          .toArray().length > 0
      );
    });
  }

  /** Returns the customers with stored data. */
  customers(): string[] {
    const columns = { operation: 'actor_id', counted: 'actor_id', signed_in: 'customer_id', identity: 'customer_id' };
    const ids = Object.entries(columns).flatMap(([table, column]) => {
      const rows = this.#deps.sql(table).exec<{ id: string }>(`SELECT DISTINCT ${column} AS id FROM ${table}`);
      return rows.toArray().map(({ id }) => id);
    });
    return [...new Set(ids)].filter((id) => id !== forgottenId);
  }

  #isEmpty(): boolean {
    const tables = new Set(['secret', ...keptClasses.map(({ table }) => table)]);
    return [...tables].every(
      (table) => this.#deps.sql(table).exec(`SELECT 1 FROM ${table} LIMIT 1`).toArray().length === 0,
    );
  }

  #lookUp(): number {
    if (this.#nextAt !== undefined) return this.#nextAt;
    const times = keptClasses.flatMap(({ table, where = 'true', since, lifeMs }) => {
      const query = `SELECT min(${since}) AS at FROM ${table} WHERE ${where}`;
      const [first] = this.#deps.sql(table).exec<{ at: number | null }>(query);
      return typeof first?.at === 'number' ? [first.at + lifeMs] : [];
    });
    this.#nextAt = times.length > 0 ? this.#slotAfter(Math.min(...times)) : Infinity;
    return this.#nextAt;
  }

  /** Returns the next occurrence of this object's time of day. */
  #slotAfter(at: number): number {
    const lateness = (at - this.#deps.offsetMs) % oneDay;
    return lateness === 0 ? at : at - lateness + oneDay;
  }
}
