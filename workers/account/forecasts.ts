import { billing } from '#contracts/billing/endpoints.ts';
import type { Forecast } from '#contracts/billing/vocabulary.ts';
import type { ForecastRead } from '#rpc/domain/facts/bill-charge.ts';
import type { ReadRequest } from '#rpc/portal-account.ts';
import type { Outcome } from '#rpc/problem.ts';
import type { Sql } from './database.ts';

/** Maximum number of stored forecasts, and of bill days that they are about. */
const most = { readings: 20, billDays: 2 };

/** Forecasts of the account's next bill, each from the time on at which it differed from the one before (BILL-25). */
export class Forecasts {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor({ sql, now }: { sql: Sql; now: () => number }) {
    this.#sql = sql;
    this.#now = now;
  }

  /** Stores the forecasts among replies. A reply from the cache equals the one before, and is not stored again. */
  note(customerId: string, requests: readonly ReadRequest[], outcomes: readonly Outcome<unknown>[]): void {
    for (const [index, { id }] of requests.entries()) {
      const outcome = outcomes[index];
      if (id === billing.forecast.id && outcome?.kind === 'reply') this.#put(customerId, outcome.reply as Forecast);
    }
  }

  /** Returns the stored readings, earliest first. */
  list(): ForecastRead[] {
    const rows = this.#sql.exec<{ bill_day: string; net: number; at: number }>(
      'SELECT bill_day, net, at FROM forecast ORDER BY at',
    );
    return rows.toArray().map(({ bill_day: billDay, net, at }) => ({ billDay, net, at }));
  }

  #put(customerId: string, { billDate, amount }: Forecast): void {
    const last = this.list().at(-1);
    if (last?.billDay === billDate && last.net === amount) return;
    this.#sql.exec(
      'INSERT OR REPLACE INTO forecast (at, customer_id, bill_day, net) VALUES (?, ?, ?, ?)',
      ...[this.#now(), customerId, billDate, amount],
    );
    this.#sql.exec(
      `DELETE FROM forecast WHERE at NOT IN (SELECT at FROM forecast ORDER BY at DESC LIMIT ?)
        OR bill_day NOT IN (SELECT DISTINCT bill_day FROM forecast ORDER BY bill_day DESC LIMIT ?)`,
      ...[most.readings, most.billDays],
    );
  }
}
