import { randomRef } from '#rpc/domain/ref.ts';
import { maxToggles, type NotificationToggle } from '#rpc/notification/notification.ts';
import type { Sql } from './database.ts';

type Row = { customer_id: string; at: number; is_on: number };

/** Stores times at which notifications began and ended on customers' devices, for Activity (SETTINGS-22). */
export class DeviceTurns {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
  }

  note(customerId: string, isOn: boolean): void {
    this.#sql.exec(
      'INSERT INTO turned (id, customer_id, at, is_on) VALUES (?, ?, ?, ?)',
      ...[randomRef(), customerId, this.#now(), Number(isOn)],
    );
    this.#sql.exec(
      `DELETE FROM turned WHERE customer_id = ?1 AND id NOT IN
         (SELECT id FROM turned WHERE customer_id = ?1 ORDER BY at DESC, is_on DESC LIMIT ?2)`,
      ...[customerId, maxToggles],
    );
  }

  /** Returns the starts and ends of notifications, the latest first. */
  list(): NotificationToggle[] {
    const rows = this.#sql.exec<Row>('SELECT customer_id, at, is_on FROM turned ORDER BY at DESC, is_on DESC');
    return rows.toArray().map(({ customer_id: customerId, at, is_on: isOn }) => ({ customerId, at, isOn: isOn === 1 }));
  }

  /** Returns the starts and ends of one customer's notifications, the latest first. */
  of(customer: string): Pick<NotificationToggle, 'at' | 'isOn'>[] {
    return this.list().flatMap(({ customerId, at, isOn }) => (customerId === customer ? { at, isOn } : []));
  }
}
