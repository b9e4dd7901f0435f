import {
  codeLifeMs,
  codeTries,
  newCareCode,
  plainCareCode,
  showingMs,
  type CareShowing,
} from '#rpc/domain/care-code.ts';
import { keysOf } from '#rpc/domain/key-list.ts';
import { clock } from '../clock.ts';
import { makeTag } from '../session/keyed-tag.ts';
import { seal, unseal } from '../session/seal.ts';
import type { CareRpc, Opened, Showing, Shown } from './care-rpc.ts';

interface DeskDeps {
  storage: DurableObjectStorage;
  /** Seal keys of the portal (SAFETY-23). */
  keys: string;
  /** Returns a new code; random by default. */
  newCode?: () => string;
}

interface ShowingRow extends Record<string, SqlStorageValue> {
  id: string;
  customer: string;
  code: string | null;
  sealed: string;
  agent: string | null;
  since: number;
  until: number;
}

type SealedShowing = Shown & { code?: string };

/**
 * The support desk: codes of customers, the pages that agents see, and counts of tried codes. Codes and people are
 * stored as keyed tags and sealed, so that the rows reveal nothing without the seal key.
 */
export class CareDesk implements Omit<CareRpc, keyof Rpc.DurableObjectBranded> {
  readonly #deps: DeskDeps;
  #isReady = false;
  /** Runs attempts one after the other, so that no two use the same code or the same last try. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(deps: DeskDeps) {
    this.#deps = deps;
  }

  show(shown: Shown): Promise<Showing | undefined> {
    return this.#inTurn(async () => {
      const customer = await this.#customerTag(shown);
      const { code, tag } = await this.#unusedCode();
      const sealed = await seal(this.#deps.keys, { ...shown, code });
      const now = clock.now();
      const ended = await this.#end(this.#showingWhere('customer', customer));
      this.#exec('DELETE FROM showing WHERE customer = ?', customer);
      this.#exec(
        'INSERT INTO showing (id, customer, code, sealed, agent, since, until) VALUES (?, ?, ?, ?, NULL, ?, ?)',
        crypto.randomUUID(),
        customer,
        tag,
        sealed,
        now,
        now + codeLifeMs,
      );
      return ended;
    });
  }

  async standing(whose: Pick<Shown, 'groupId' | 'customerId'>): Promise<CareShowing | undefined> {
    const row = this.#showingWhere('customer', await this.#customerTag(whose));
    if (!row) return undefined;
    if (row.agent !== null) return { kind: 'seen', since: row.since, until: row.until };
    const { code = '' } = await unseal<SealedShowing>(this.#deps.keys, row.sealed);
    return { kind: 'code', code, until: row.until };
  }

  async stop(whose: Pick<Shown, 'groupId' | 'customerId'>): Promise<Showing | undefined> {
    return this.#end(this.#showingWhere('customer', await this.#customerTag(whose)));
  }

  open(name: string, agent: string, typed: string): Promise<Opened> {
    return this.#inTurn(async () => {
      const tag = await this.#tag(`agent ${agent}`);
      const until = this.#triesUntil(tag);
      if (until !== undefined) return { kind: 'limited', until };
      const now = clock.now();
      this.#exec('INSERT INTO try (agent, at) VALUES (?, ?)', tag, now);
      const code = plainCareCode(typed);
      const row = code === undefined ? undefined : this.#showingWhere('code', await this.#codeTag(code));
      if (!row || row.agent !== null) return { kind: 'unknown' };
      const { code: _, ...shown } = await unseal<SealedShowing>(this.#deps.keys, row.sealed);
      // Ends the agent's earlier view, because an agent views one account at a time.
      const ended = await this.#end(this.#showingWhere('agent', name));
      this.#exec(
        'UPDATE showing SET code = NULL, sealed = ?, agent = ?, since = ?, until = ? WHERE id = ?',
        await seal(this.#deps.keys, shown),
        name,
        now,
        now + showingMs,
        row.id,
      );
      return { kind: 'showing', showing: { ...shown, id: row.id, since: now, until: now + showingMs }, ended };
    });
  }

  async showing(name: string): Promise<Showing | undefined> {
    const row = this.#showingWhere('agent', name);
    return row && this.#opened(row);
  }

  async close(name: string): Promise<Showing | undefined> {
    return this.#end(this.#showingWhere('agent', name));
  }

  /** Deletes what is over. @returns when the next is, in milliseconds since 1970; undefined when nothing is left */
  sweep(): number | undefined {
    if (!this.#isThere) return undefined;
    const now = clock.now();
    this.#exec('DELETE FROM showing WHERE until <= ?', now);
    this.#exec('DELETE FROM try WHERE at <= ?', now - codeTries.ofAll.withinMs);
    const [next] = this.#rows<{ at: number | null }>(
      `SELECT min(at) AS at FROM (
         SELECT until AS at FROM showing
         UNION ALL SELECT at + ? FROM try)`,
      codeTries.ofAll.withinMs,
    );
    return next?.at ?? undefined;
  }

  /** Resets the memory, after everything was deleted. */
  reset(): void {
    this.#isReady = false;
  }

  /** A code that two customers had at the same time would open the account of only one of them. */
  async #unusedCode(): Promise<{ code: string; tag: string }> {
    const code = (this.#deps.newCode ?? newCareCode)();
    const tag = await this.#codeTag(code);
    return this.#showingWhere('code', tag) ? this.#unusedCode() : { code, tag };
  }

  async #end(row: ShowingRow | undefined): Promise<Showing | undefined> {
    if (!row) return undefined;
    this.#exec('DELETE FROM showing WHERE id = ?', row.id);
    return row.agent === null ? undefined : this.#opened(row);
  }

  async #opened({ id, sealed, since, until }: ShowingRow): Promise<Showing> {
    const { code: _, ...shown } = await unseal<SealedShowing>(this.#deps.keys, sealed);
    return { ...shown, id, since, until };
  }

  /** Returns the time from which one more code may be tried; undefined for now. Right ones count as well. */
  #triesUntil(agent: string): number | undefined {
    const tries = this.#rows<{ agent: string; at: number }>('SELECT agent, at FROM try ORDER BY at DESC');
    const untilOf = (times: readonly { at: number }[], { most, withinMs }: { most: number; withinMs: number }) => {
      const last = times[most - 1];
      return last && last.at + withinMs > clock.now() ? [last.at + withinMs] : [];
    };
    const ownTries = tries.filter((one) => one.agent === agent);
    const untils = [...untilOf(ownTries, codeTries.ofAgent), ...untilOf(tries, codeTries.ofAll)];
    return untils.length > 0 ? Math.max(...untils) : undefined;
  }

  #showingWhere(column: 'customer' | 'code' | 'agent', value: string): ShowingRow | undefined {
    const queries = {
      customer: 'SELECT * FROM showing WHERE customer = ? AND until > ?',
      code: 'SELECT * FROM showing WHERE code = ? AND until > ?',
      agent: 'SELECT * FROM showing WHERE agent = ? AND until > ?',
    };
    return this.#rows<ShowingRow>(queries[column], value, clock.now())[0];
  }

  /** Returns no rows without a table, because a read must not create one. */
  #rows<T extends Record<string, SqlStorageValue>>(query: string, ...values: SqlStorageValue[]): T[] {
    return this.#isThere ? this.#deps.storage.sql.exec<T>(query, ...values).toArray() : [];
  }

  #exec(query: string, ...values: SqlStorageValue[]): void {
    const { sql } = this.#deps.storage;
    if (!this.#isThere)
      sql.exec(`
        CREATE TABLE showing (id TEXT PRIMARY KEY, customer TEXT NOT NULL, code TEXT, sealed TEXT NOT NULL,
          agent TEXT, since INTEGER NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
        CREATE TABLE try (agent TEXT NOT NULL, at INTEGER NOT NULL);`);
    this.#isReady = true;
    sql.exec(query, ...values);
  }

  get #isThere(): boolean {
    if (this.#isReady) return true;
    const { sql } = this.#deps.storage;
    const tables = sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'showing'").toArray();
    return (this.#isReady = tables.length > 0);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  #customerTag({ groupId, customerId }: Pick<Shown, 'groupId' | 'customerId'>): Promise<string> {
    return this.#tag(`customer ${groupId} ${customerId}`);
  }

  #codeTag(code: string): Promise<string> {
    return this.#tag(`code ${plainCareCode(code) ?? ''}`);
  }

  #tag(content: string): Promise<string> {
    return makeTag(keysOf(this.#deps.keys)[0].key, 'care', content);
  }
}
