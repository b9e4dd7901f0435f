import type { ShownToCare } from '#rpc/domain/care-code.ts';
import type { Sql } from './database.ts';

type Row = { id: string; customer_id: string; at: number; until: number };

/** Stores times at which support agents saw customers' pages, for Activity (CARE-6). */
export class SupportViewLog {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  note({ id, customerId, at, until }: ShownToCare): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO shown (id, customer_id, at, until) VALUES (?, ?, ?, ?)',
      ...[id, customerId, at, until],
    );
  }

  /** Returns the times at which support saw the account, the latest first. */
  list(): ShownToCare[] {
    const rows = this.#sql.exec<Row>('SELECT id, customer_id, at, until FROM shown ORDER BY at DESC');
    return rows.toArray().map(({ customer_id: customerId, ...shown }) => ({ ...shown, customerId }));
  }

  /** Returns the times at which support saw one customer's account, the latest first. */
  of(customer: string): Pick<ShownToCare, 'at' | 'until'>[] {
    return this.list().flatMap(({ customerId, at, until }) => (customerId === customer ? { at, until } : []));
  }
}
