import { isOpen, type OperationState } from '#rpc/domain/ledger.ts';
import type { Operation, OperationKind } from '#rpc/domain/operation.ts';
import { randomRef } from '#rpc/domain/ref.ts';
import type { Audience, JobKind } from '#rpc/domain/polling.ts';

/** A question that the alarm asks again and again. Times in milliseconds since 1970. */
export interface Job {
  kind: JobKind;
  lineId: string;
  startedAt: number;
  /** Undefined while nobody is signed in whose tokens could be used. */
  nextAt?: number;
  lastCheckedAt?: number;
  failures: number;
  /** What the last look said. */
  state?: string;
  audience: Audience;
  audienceUntil: number;
}

type Row = Record<string, SqlStorageValue>;

/** The account's tables; rows in, typed records out, no rules. */
export class Store {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`
      CREATE TABLE IF NOT EXISTS line (ref TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE);
      CREATE TABLE IF NOT EXISTS operation (
        id TEXT PRIMARY KEY, kind TEXT NOT NULL, line_id TEXT NOT NULL, actor_id TEXT NOT NULL, state TEXT NOT NULL, terms TEXT NOT NULL,
        issued_at INTEGER NOT NULL, sent_at INTEGER, settled_at INTEGER, looked_at INTEGER, refusal TEXT, before TEXT, result TEXT);
      CREATE INDEX IF NOT EXISTS operation_of_line ON operation (kind, line_id, state);
      CREATE TABLE IF NOT EXISTS job (
        kind TEXT NOT NULL, line_id TEXT NOT NULL, started_at INTEGER NOT NULL, next_at INTEGER, looked_at INTEGER,
        failures INTEGER NOT NULL, state TEXT, audience TEXT NOT NULL, audience_until INTEGER NOT NULL, PRIMARY KEY (kind, line_id));
      CREATE TABLE IF NOT EXISTS viewer (session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, group_id TEXT NOT NULL, seen_at INTEGER NOT NULL);`);
    const columns = this.#rows("SELECT name FROM pragma_table_info('operation')").map(({ name }) => name);
    // Objects of before there were hosted pages.
    if (!columns.includes('result')) this.#rows('ALTER TABLE operation ADD COLUMN result TEXT');
  }

  #rows(query: string, ...values: SqlStorageValue[]): Row[] {
    return this.#sql.exec<Row>(query, ...values).toArray();
  }

  /**
   * The references of lines, made on first sight; one question for all of them, so that six lines cost what one does.
   */
  refsOf(lineIds: readonly string[]): Record<string, string> {
    const known = new Map(this.#rows('SELECT id, ref FROM line').map(({ id, ref }) => [id as string, ref as string]));
    return Object.fromEntries([...new Set(lineIds)].map((id) => [id, known.get(id) ?? this.#newRef(id)]));
  }

  #newRef(lineId: string): string {
    const ref = randomRef();
    this.#rows('INSERT INTO line (ref, id) VALUES (?, ?)', ref, lineId);
    return ref;
  }

  lineOf(ref: string): string | undefined {
    return this.#rows('SELECT id FROM line WHERE ref = ?', ref)[0]?.id as string | undefined;
  }

  putOperation(one: Operation): void {
    this.#rows(
      'INSERT OR REPLACE INTO operation VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      one.id,
      one.kind,
      one.lineId,
      one.actorId,
      one.state,
      JSON.stringify(one.terms),
      one.issuedAt,
      one.sentAt ?? null,
      one.settledAt ?? null,
      one.lastCheckedAt ?? null,
      one.refusal ?? null,
      one.before ? JSON.stringify(one.before) : null,
      one.result ?? null,
    );
  }

  operation(id: string): Operation | undefined {
    return this.#rows('SELECT * FROM operation WHERE id = ?', id).map(operationOf)[0];
  }

  openOperations<K extends OperationKind = OperationKind>(kind?: K): Operation<K>[] {
    const rows = this.#rows("SELECT * FROM operation WHERE state IN ('sending', 'pending', 'unknown')").map(
      operationOf,
    );
    return rows.filter((one): one is Operation<K> => isOpen(one.state) && (kind === undefined || one.kind === kind));
  }

  /** Other operations of the same kind and line that are under way, or were sent after this one was issued. */
  operationsSince({ id, kind, lineId, issuedAt }: Operation): Operation[] {
    const rows = this.#rows(
      'SELECT * FROM operation WHERE kind = ? AND line_id = ? AND id <> ? AND sent_at IS NOT NULL',
      kind,
      lineId,
      id,
    );
    return rows.map(operationOf).filter((one) => isOpen(one.state) || (one.sentAt ?? 0) >= issuedAt);
  }

  /** What was sent, the latest first. `before` and times in milliseconds since 1970. */
  sentOperations(before: number, most: number): Operation[] {
    return this.#rows('SELECT * FROM operation WHERE sent_at < ? ORDER BY sent_at DESC, id LIMIT ?', before, most).map(
      operationOf,
    );
  }

  /** Forgets forms that were never sent, and what is older than the ledger's memory. */
  sweep(issuedBefore: number, settledBefore: number): void {
    this.#rows(
      "DELETE FROM operation WHERE (state = 'issued' AND issued_at < ?) OR settled_at < ?",
      issuedBefore,
      settledBefore,
    );
  }

  putJob(one: Job): void {
    this.#rows(
      'INSERT OR REPLACE INTO job VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      one.kind,
      one.lineId,
      one.startedAt,
      one.nextAt ?? null,
      one.lastCheckedAt ?? null,
      one.failures,
      one.state ?? null,
      one.audience,
      one.audienceUntil,
    );
  }

  job(kind: JobKind, lineId: string): Job | undefined {
    return this.#rows('SELECT * FROM job WHERE kind = ? AND line_id = ?', kind, lineId).map(jobOf)[0];
  }

  jobs(): Job[] {
    return this.#rows('SELECT * FROM job').map(jobOf);
  }

  dropJob(kind: JobKind, lineId: string): void {
    this.#rows('DELETE FROM job WHERE kind = ? AND line_id = ?', kind, lineId);
  }

  seen(session: string, customerId: string, groupId: string, at: number): void {
    this.#rows('INSERT OR REPLACE INTO viewer VALUES (?, ?, ?, ?)', session, customerId, groupId, at);
  }

  /** The latest first. */
  viewers(): { session: string; customerId: string; groupId: string; seenAt: number }[] {
    return this.#rows('SELECT * FROM viewer ORDER BY seen_at DESC').map((row) => ({
      session: row.session as string,
      customerId: row.customer_id as string,
      groupId: row.group_id as string,
      seenAt: row.seen_at as number,
    }));
  }

  /** Forgets those whose sessions must be over by now. */
  dropViewersBefore(at: number): void {
    this.#rows('DELETE FROM viewer WHERE seen_at < ?', at);
  }

  dropViewer(session: string): void {
    this.#rows('DELETE FROM viewer WHERE session = ?', session);
  }
}

function operationOf(row: Row): Operation {
  return {
    id: row.id as string,
    kind: row.kind as OperationKind,
    lineId: row.line_id as string,
    actorId: row.actor_id as string,
    state: row.state as OperationState,
    terms: JSON.parse(row.terms as string),
    issuedAt: row.issued_at as number,
    sentAt: row.sent_at === null ? undefined : (row.sent_at as number),
    settledAt: row.settled_at === null ? undefined : (row.settled_at as number),
    lastCheckedAt: row.looked_at === null ? undefined : (row.looked_at as number),
    refusal: row.refusal === null ? undefined : (row.refusal as string),
    before: row.before === null ? undefined : JSON.parse(row.before as string),
    result: row.result === null ? undefined : (row.result as string),
  };
}

function jobOf(row: Row): Job {
  return {
    kind: row.kind as JobKind,
    lineId: row.line_id as string,
    startedAt: row.started_at as number,
    nextAt: row.next_at === null ? undefined : (row.next_at as number),
    lastCheckedAt: row.looked_at === null ? undefined : (row.looked_at as number),
    failures: row.failures as number,
    state: row.state === null ? undefined : (row.state as string),
    audience: row.audience as Audience,
    audienceUntil: row.audience_until as number,
  };
}
