import { absoluteMs } from '../session/session.ts';

/** Who signed in to the account's customers, and with which sessions. */
export class SignIns {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`
      CREATE TABLE IF NOT EXISTS identity (
        customer_id TEXT PRIMARY KEY, issuer TEXT NOT NULL, subject TEXT NOT NULL, bound_at INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS signed_in (
        session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, since INTEGER NOT NULL);`);
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
    const now = Date.now();
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

  /** The sessions of a customer that may still be alive. */
  sessionsOf(customerId: string): string[] {
    return this.#sql
      .exec<{ session: string }>('SELECT session FROM signed_in WHERE customer_id = ?', customerId)
      .toArray()
      .map(({ session }) => session);
  }

  forget(session: string): void {
    this.#sql.exec('DELETE FROM signed_in WHERE session = ?', session);
  }
}
