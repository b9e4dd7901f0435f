import { DurableObject } from 'cloudflare:workers';
import { oneDay } from '#rpc/domain/day.ts';
import { clock } from '../clock.ts';
import type { CareShowing } from '#rpc/domain/care-code.ts';
import { CareDesk } from '../care/care-desk.ts';
import type { CareRpc, Opened, Showing, Shown } from '../care/care-rpc.ts';
import type { Env } from '../env.ts';
import type { IndexRow, IndexRpc } from './operator-rpc.ts';

/**
 * A part of the index by which an account is found (SAFETY-52); its rows reveal nothing. The platform has one class for
 * two objects, by name: a part of the index, or the desk of the care team, which finds a customer's showing by the code
 * that they read aloud (care/care-desk.ts).
 */
export class IndexObject extends DurableObject<Env> implements IndexRpc, CareRpc {
  readonly #desk = new CareDesk({ storage: this.ctx.storage, keys: this.env.SESSION_SEAL_KEY });
  #isReady = false;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    clock.set(env);
  }

  /** Reading creates no table: an empty part of the index has no storage. */
  get #isThere(): boolean {
    if (this.#isReady) return true;
    const tables = this.ctx.storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'found'");
    return (this.#isReady = tables.toArray().length > 0);
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

  async show(shown: Shown): Promise<Showing | undefined> {
    const ended = await this.#desk.show(shown);
    await this.#rearmDesk();
    return ended;
  }

  async standing(whose: Pick<Shown, 'groupId' | 'customerId'>): Promise<CareShowing | undefined> {
    return this.#desk.standing(whose);
  }

  async stop(whose: Pick<Shown, 'groupId' | 'customerId'>): Promise<Showing | undefined> {
    return this.#desk.stop(whose);
  }

  async open(name: string, agent: string, code: string): Promise<Opened> {
    const result = await this.#desk.open(name, agent, code);
    await this.#rearmDesk();
    return result;
  }

  async showing(name: string): Promise<Showing | undefined> {
    return this.#desk.showing(name);
  }

  async close(name: string): Promise<Showing | undefined> {
    return this.#desk.close(name);
  }

  /** The alarm at the next end; one that is set rings before, and sets itself anew. */
  async #rearmDesk(): Promise<void> {
    const nextAt = this.#desk.sweep();
    if (nextAt !== undefined && (await this.ctx.storage.getAlarm()) === null)
      await this.ctx.storage.setAlarm(clock.there(nextAt));
  }

  /** Deletes expired entries once a day, and the storage when nothing is left (SAFETY-29). */
  override async alarm(): Promise<void> {
    const { sql } = this.ctx.storage;
    const deskNextAt = this.#desk.sweep();
    if (deskNextAt !== undefined) return this.ctx.storage.setAlarm(clock.there(Math.max(deskNextAt, clock.now())));
    if (this.#isThere) sql.exec('DELETE FROM found WHERE until <= ?', clock.now());
    if (this.#isThere && sql.exec('SELECT 1 FROM found LIMIT 1').toArray().length > 0)
      return this.ctx.storage.setAlarm(clock.there(clock.now() + oneDay));
    this.#isReady = false;
    this.#desk.reset();
    await this.ctx.storage.deleteAll();
  }
}
