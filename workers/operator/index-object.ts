import { DurableObject } from 'cloudflare:workers';
import { oneDay } from '#rpc/domain/day.ts';
import { clock } from '../clock.ts';
import type { Env } from '../env.ts';
import type { IndexRow, IndexRpc } from './operator-rpc.ts';

/**
 * A part of what finds an account by what its customer says (SAFETY-52). It has no key: nothing can be told from it.
 */
export class IndexObject extends DurableObject<Env> implements IndexRpc {
  #isReady = false;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    clock.set(env);
  }

  /** Asking makes no table: a part that keeps nothing has no storage. */
  get #isThere(): boolean {
    if (this.#isReady) return true;
    const found = this.ctx.storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'found'");
    return (this.#isReady = found.toArray().length > 0);
  }

  async put({ tag, account, sealed, until }: IndexRow): Promise<void> {
    const { sql } = this.ctx.storage;
    if (!this.#isThere)
      sql.exec(`CREATE TABLE found (tag TEXT NOT NULL, account TEXT NOT NULL, sealed TEXT NOT NULL,
        until INTEGER NOT NULL, PRIMARY KEY (tag, account)) WITHOUT ROWID`);
    sql.exec(
      'INSERT OR REPLACE INTO found (tag, account, sealed, until) VALUES (?, ?, ?, ?)',
      tag,
      account,
      sealed,
      until,
    );
    if ((await this.ctx.storage.getAlarm()) === null)
      await this.ctx.storage.setAlarm(clock.there(clock.now() + oneDay));
  }

  async find(tag: string): Promise<string[]> {
    if (!this.#isThere) return [];
    const query = 'SELECT sealed FROM found WHERE tag = ? AND until > ?';
    const rows = this.ctx.storage.sql.exec<{ sealed: string }>(query, tag, clock.now());
    return [...rows].map(({ sealed }) => sealed);
  }

  async drop(tags: readonly string[], account: string): Promise<void> {
    if (!this.#isThere) return;
    for (const tag of tags) this.ctx.storage.sql.exec('DELETE FROM found WHERE tag = ? AND account = ?', tag, account);
  }

  /** Once a day: deletes what is past its time, and the storage when nothing is left (SAFETY-29). */
  override async alarm(): Promise<void> {
    const { sql } = this.ctx.storage;
    if (this.#isThere) sql.exec('DELETE FROM found WHERE until <= ?', clock.now());
    if (this.#isThere && sql.exec('SELECT 1 FROM found LIMIT 1').toArray().length > 0)
      return this.ctx.storage.setAlarm(clock.there(clock.now() + oneDay));
    this.#isReady = false;
    await this.ctx.storage.deleteAll();
  }
}
