import type { Secrets } from '#rpc/operation/operation.ts';
import { secretLifeMs } from '#rpc/domain/journey/journey.ts';
import type { Sql } from './database.ts';
import { seal, unseal } from '../session/seal.ts';

interface SealedSecretsDeps {
  sql: Sql;
  now: () => number;
  /** Key that seals the secrets: 32 bytes as base64url. */
  sealKey: string;
  /** Runs when stored secrets could not be opened. */
  unreadable: () => void;
}

/** Secrets of drafts and of operations, each under its key; sealed, and gone after 30 minutes (JOURNEY-8). */
export class SealedSecrets {
  readonly #deps: SealedSecretsDeps;

  constructor(deps: SealedSecretsDeps) {
    this.#deps = deps;
  }

  /** Sealing takes time; putting what was sealed does not, so that it goes with the row that it belongs to. */
  seal(secrets: Secrets): Promise<string> {
    return seal(this.#deps.sealKey, secrets);
  }

  put(key: string, sealed: string): void {
    const { sql, now } = this.#deps;
    sql.exec('INSERT OR REPLACE INTO secret (key, sealed, until) VALUES (?, ?, ?)', key, sealed, now() + secretLifeMs);
  }

  /** Nothing for a key without secrets, or whose secrets are too old. */
  async read(key: string): Promise<Secrets> {
    const { sql, now, sealKey, unreadable } = this.#deps;
    const row = sql
      .exec<{ sealed: string }>('SELECT sealed FROM secret WHERE key = ? AND until > ?', key, now())
      .toArray()[0];
    if (!row) return {};
    // A seal of a key that was changed since is as good as gone.
    return unseal<Secrets>(sealKey, row.sealed).catch(() => {
      unreadable();
      return {};
    });
  }

  drop(key: string): void {
    this.#deps.sql.exec('DELETE FROM secret WHERE key = ?', key);
  }

  /** Deletes secrets that are older than their lifetime. */
  sweep(): void {
    this.#deps.sql.exec('DELETE FROM secret WHERE until <= ?', this.#deps.now());
  }

  /** Returns the time at which the next secret expires; undefined without one. */
  nextAt(): number | undefined {
    const [first] = this.#deps.sql.exec<{ at: number | null }>('SELECT min(until) AS at FROM secret');
    return first?.at ?? undefined;
  }
}
