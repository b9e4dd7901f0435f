import { absoluteMs } from '../session/session.ts';
import type { Sql } from './database.ts';
import { clock } from '../clock.ts';

/** Stores the sign-ins of the account's customers, and their sessions. */
export class SignIns {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /**
   * Notes a sign-in, and binds the first one's issuer and subject to the customer (SIGNIN-6).
   * @returns false when somebody else is bound to the customer; then nothing is noted
   */
  signedIn(session: string, customerId: string, { issuer, subject }: { issuer: string; subject: string }): boolean {
    const bound = this.#sql
      .exec<{ issuer: string; subject: string }>(
        'SELECT issuer, subject FROM identity WHERE customer_id = ?',
        customerId,
      )
      .toArray()[0];
    if (bound && (bound.issuer !== issuer || bound.subject !== subject)) return false;
    const now = clock.now();
    if (!bound)
      this.#sql.exec(
        'INSERT INTO identity (customer_id, issuer, subject, bound_at) VALUES (?, ?, ?, ?)',
        customerId,
        issuer,
        subject,
        now,
      );
    this.#sql.exec('DELETE FROM signed_in WHERE since < ?', now - absoluteMs);
    this.#sql.exec(
      'INSERT OR REPLACE INTO signed_in (session, customer_id, since) VALUES (?, ?, ?)',
      session,
      customerId,
      now,
    );
    return true;
  }

  /** The sessions of a customer, or of all, that may still be alive. */
  sessionsOf(customerId?: string): string[] {
    const all = this.all().filter((one) => customerId === undefined || one.customerId === customerId);
    return all.map(({ session }) => session);
  }

  /** The sessions that may still be alive, the latest first. */
  all(): { session: string; customerId: string }[] {
    const query = 'SELECT session, customer_id FROM signed_in ORDER BY since DESC';
    const rows = this.#sql.exec<{ session: string; customer_id: string }>(query).toArray();
    return rows.map((row) => ({ session: row.session, customerId: row.customer_id }));
  }

  /** Returns the customer of a session. */
  customerOf(session: string): string | undefined {
    return this.#sql
      .exec<{ customer_id: string }>('SELECT customer_id FROM signed_in WHERE session = ?', session)
      .toArray()[0]?.customer_id;
  }

  /** Returns the time at which the customer's sign-in was bound, in epoch milliseconds (SIGNIN-6). */
  boundAt(customerId: string): number | undefined {
    return this.#sql
      .exec<{ bound_at: number }>('SELECT bound_at FROM identity WHERE customer_id = ?', customerId)
      .toArray()[0]?.bound_at;
  }

  forget(session: string): void {
    this.#sql.exec('DELETE FROM signed_in WHERE session = ?', session);
  }
}
