import { DurableObject } from 'cloudflare:workers';
import { keysOf } from '#rpc/domain/key-list.ts';
import { clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { findBrokenLines, type ChainedLine, makeMac } from './audit-chain.ts';
import type { ActPage, AuditEntry, AuditLine, AuditReport, AuditRpc } from './operator-rpc.ts';

/** Key of the last line's number and hash, beside the lines, so that lines cut off at the end are detected. */
const headKey = 'head';
type Head = Pick<ChainedLine, 'number' | 'mac'>;

/** The log of the operator's commands. Lines can be added and read, and nothing else (SAFETY-54). */
export class AuditObject extends DurableObject<Env> implements AuditRpc {
  /** Queue of writes: the hash of each line needs the line before. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    clock.set(env);
  }

  async append(entry: AuditEntry): Promise<Head> {
    const appended = this.#last.then(() => this.#append(entry));
    this.#last = appended.catch(() => undefined);
    return appended;
  }

  async verify(most: number): Promise<AuditReport> {
    await this.#last;
    const lines = this.#lines();
    const { kv } = this.ctx.storage;
    return {
      lines: lines.slice(-most).map(entryOf),
      count: lines.length,
      broken: await findBrokenLines(this.#keys, lines, kv.get<Head>(headKey)),
    };
  }

  async page({ what, since, from, after, most }: ActPage): Promise<AuditLine[]> {
    await this.#last;
    // The line of an end has no proof of a sign-in.
    const isWanted = `number > ? AND at >= ? AND json_extract(text, '$.what') = ?
      AND json_extract(text, '$.signIn.from') ${from === undefined ? 'IS NOT NULL' : '= ?'}`;
    const values = [after, since, what, ...(from === undefined ? [] : [from])];
    return this.#lines(`WHERE ${isWanted} ORDER BY number LIMIT ?`, ...values, most).map(entryOf);
  }

  async #append(entry: AuditEntry): Promise<Head> {
    const { sql, kv } = this.ctx.storage;
    const last = kv.get<Head>(headKey) ?? { number: 0, mac: '' };
    const line = { number: last.number + 1, at: clock.now(), text: JSON.stringify(entry) };
    const mac = await makeMac(keysOf(this.#keys)[0].key, line, last.mac);
    const head = { number: line.number, mac };
    this.ctx.storage.transactionSync(() => {
      sql.exec(`CREATE TABLE IF NOT EXISTS line
        (number INTEGER PRIMARY KEY, at INTEGER NOT NULL, text TEXT NOT NULL, mac TEXT NOT NULL)`);
      sql.exec('INSERT INTO line (number, at, text, mac) VALUES (?, ?, ?, ?)', line.number, line.at, line.text, mac);
      kv.put(headKey, head);
    });
    return head;
  }

  #lines(which = 'ORDER BY number', ...values: SqlStorageValue[]): ChainedLine[] {
    const { sql } = this.ctx.storage;
    const isThere = sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'line'").toArray().length > 0;
    if (!isThere) return [];
    return [...sql.exec(`SELECT number, at, text, mac FROM line ${which}`, ...values)].map((row) => ({
      number: row.number as number,
      at: row.at as number,
      text: row.text as string,
      mac: row.mac as string,
    }));
  }

  /**
   * Returns the keys of the log.
   * @throws RangeError without the operator's key
   */
  get #keys(): string {
    return this.env.OPERATOR_KEY ?? '';
  }
}

function entryOf({ text, ...line }: ChainedLine): AuditLine {
  return { ...(JSON.parse(text) as AuditEntry), ...line };
}
