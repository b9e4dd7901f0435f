import type { SagaJournal, StepRecord } from '#rpc/domain/saga.ts';
import type { Sql } from './database.ts';

/** Stores the steps of the account's sagas (LEDGER-19). */
export class SagaJournalTable {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** The records of one operation. What is put is on disk before any call that follows it leaves the object. */
  journalOf(operationId: string): SagaJournal {
    return {
      records: () => this.#records(operationId),
      put: ({ step, state, sentAt, result, refusal, message }) =>
        void this.#sql.exec(
          `INSERT OR REPLACE INTO step (operation_id, step, state, sent_at, result, refusal, message)
           VALUES (?, ?, ?, ?, ?, ?, ?)`,
          operationId,
          step,
          state,
          sentAt,
          result ?? null,
          refusal ?? null,
          message ?? null,
        ),
      drop: (step) => void this.#sql.exec('DELETE FROM step WHERE operation_id = ? AND step = ?', operationId, step),
    };
  }

  #records(operationId: string): StepRecord[] {
    return this.#sql
      .exec('SELECT * FROM step WHERE operation_id = ? ORDER BY rowid', operationId)
      .toArray()
      .map((row) => ({
        step: row.step as string,
        state: row.state as StepRecord['state'],
        sentAt: row.sent_at as number,
        result: (row.result as string | null) ?? undefined,
        refusal: (row.refusal as string | null) ?? undefined,
        message: (row.message as string | null) ?? undefined,
      }));
  }
}
