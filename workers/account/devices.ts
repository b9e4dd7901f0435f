import type { Language } from '#app/copy/language.ts';
import { type Alert, maxDevices, type DeviceSubscription } from '#rpc/notification/notification.ts';
import type { Sql } from './database.ts';

/** A browser with notifications (SETTINGS-11). */
export interface KeptDevice extends DeviceSubscription {
  id: string;
  /** The session that turned notifications on, or the latest one of the same person in the same browser. */
  session: string;
  customerId: string;
  isPrimary: boolean;
  language: Language;
  alerts: readonly Alert[];
  /** Time of the browser's last sign-in; milliseconds since 1970. */
  seenAt: number;
}

type Row = Record<string, SqlStorageValue>;

/** Table of the account's browsers with notifications. */
export class Devices {
  readonly #sql: Sql;
  readonly #turned: (customerId: string, isOn: boolean) => void;

  /**
   * Opens the table.
   * @param turned runs in the same batch when notifications of a person begin or end (SETTINGS-22)
   */
  constructor(sql: Sql, turned: (customerId: string, isOn: boolean) => void) {
    this.#sql = sql;
    this.#turned = turned;
  }

  /** Stores a browser, and deletes a customer's oldest ones above the limit (SETTINGS-17). */
  put(device: KeptDevice): void {
    const { id, session, customerId, isPrimary, endpoint, p256dh, auth, keyId, language, alerts, seenAt } = device;
    // Drops earlier rows of this browser, whose cookie was lost or which another person used.
    this.#end('endpoint = ?1 AND id <> ?2 OR id = ?2 AND customer_id <> ?3', endpoint, id, customerId);
    if (!this.get(id)) this.#turned(customerId, true);
    this.#sql.exec(
      `INSERT OR REPLACE INTO device
         (id, session, customer_id, is_primary, endpoint, p256dh, auth, key_id, language, alerts, seen_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[id, session, customerId, Number(isPrimary), endpoint, p256dh, auth, keyId, language],
      ...[JSON.stringify(alerts), seenAt],
    );
    this.#end(
      `customer_id = ?1 AND id NOT IN
         (SELECT id FROM device WHERE customer_id = ?1 ORDER BY seen_at DESC, id LIMIT ?2)`,
      ...[customerId, maxDevices],
    );
  }

  get(id: string): KeptDevice | undefined {
    return this.#all('WHERE id = ?', id)[0];
  }

  all(): KeptDevice[] {
    return this.#all('');
  }

  of(customerId: string): KeptDevice[] {
    return this.#all('WHERE customer_id = ? ORDER BY seen_at', customerId);
  }

  drop(id: string): void {
    this.#end('id = ?', id);
  }

  /** Deletes the browsers of a session that ended. */
  dropOfSession(session: string): void {
    this.#end('session = ?', session);
  }

  /** Deletes all browsers of a customer but one. */
  dropOthers(customerId: string, but = ''): void {
    this.#end('customer_id = ? AND id <> ?', customerId, but);
  }

  /** Deletes all browsers of a customer but those of one session. */
  dropOthersThan(customerId: string, session: string): void {
    this.#end('customer_id = ? AND session <> ?', customerId, session);
  }

  #end(where: string, ...values: SqlStorageValue[]): void {
    for (const { customerId } of this.#all(`WHERE ${where}`, ...values)) this.#turned(customerId, false);
    this.#sql.exec(`DELETE FROM device WHERE ${where}`, ...values);
  }

  #all(where: string, ...values: SqlStorageValue[]): KeptDevice[] {
    return this.#sql
      .exec<Row>(`SELECT * FROM device ${where}`, ...values)
      .toArray()
      .map(deviceOf);
  }
}

function deviceOf(row: Row): KeptDevice {
  return {
    id: row.id as string,
    session: row.session as string,
    customerId: row.customer_id as string,
    isPrimary: row.is_primary === 1,
    endpoint: row.endpoint as string,
    p256dh: row.p256dh as string,
    auth: row.auth as string,
    keyId: row.key_id as string,
    language: row.language as Language,
    alerts: JSON.parse(row.alerts as string) as Alert[],
    seenAt: row.seen_at as number,
  };
}
