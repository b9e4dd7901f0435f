import type { Audience } from '#rpc/domain/polling.ts';
import { isReconciled } from '#rpc/domain/ledger.ts';
import { randomRef } from '#rpc/domain/ref.ts';
import { isReferenceOf } from '#rpc/domain/spoken-reference.ts';
import {
  declarationOf,
  ofKind,
  type Operation,
  type OperationKind,
  parseOperation,
} from '#rpc/operation/operations.ts';
import type { JobKind } from '#rpc/poll/poll.ts';
import type { UnreadableOperation } from '#rpc/operation/submission.ts';
import type { Sql } from './database.ts';
import { forgottenId } from './erasure-plan.ts';
import type { ActiveSession, Job } from './stored-rows.ts';
import { jobColumns, operationColumns, activeSessionColumns } from './schema.ts';

type Row = Record<string, SqlStorageValue>;

interface StoreDeps {
  /** Runs queries on the table of references, if its database is separate. */
  references?: Sql;
  /** Receives each row that its kind cannot read, once. */
  onUnreadable: (row: { id: string; kind: string }) => void;
}

// Counts a state as in progress that only another version of the portal can read (LEDGER-27).
const isReconciledRow = "state NOT IN ('done', 'refused', 'needs-care', 'not-sent', 'cannot-tell')";
const isOpenRow = `${isReconciledRow} AND state <> 'no-trace'`;

/** The account's tables; rows in, typed records out, no rules. */
export class Store {
  readonly #references: Sql;
  readonly #sql: Sql;
  readonly #deps: StoreDeps;
  /** Ids of unreadable rows that were logged. */
  readonly #told = new Set<string>();

  constructor(sql: Sql, deps: StoreDeps) {
    this.#sql = sql;
    this.#references = deps.references ?? sql;
    this.#deps = deps;
  }

  #rows(query: string, ...values: SqlStorageValue[]): Row[] {
    return this.#sql.exec<Row>(query, ...values).toArray();
  }

  /** Returns the references of lines and bills, in one query. Creates missing references. */
  refsOf(targets: readonly string[]): Record<string, string> {
    const rows = this.#references.exec<{ target: string; ref: string }>('SELECT target, ref FROM reference').toArray();
    const refs = new Map(rows.map(({ target, ref }) => [target, ref]));
    return Object.fromEntries([...new Set(targets)].map((id) => [id, refs.get(id) ?? this.#newRef(id)]));
  }

  #newRef(target: string): string {
    const ref = randomRef();
    this.#references.exec('INSERT INTO reference (ref, target) VALUES (?, ?)', ref, target);
    return ref;
  }

  /** Returns the target of a reference of this account. */
  targetOf(ref: string): string | undefined {
    const rows = this.#references.exec<{ target: string }>('SELECT target FROM reference WHERE ref = ?', ref);
    return rows.toArray()[0]?.target;
  }

  putOperation(operation: Operation): void {
    const { terms, baseline, settlement, ...plain } = operation;
    const { termsVersion = 1 } = declarationOf(operation.kind);
    const texts = {
      baseline: baseline && JSON.stringify(baseline),
      settlement: settlement && JSON.stringify(settlement),
    };
    const row = { ...plain, termsVersion, terms: JSON.stringify(terms), ...texts };
    this.#put('operation', operationColumns, ['id'], row);
  }

  operation(id: string): Operation | undefined {
    return this.#operations('WHERE id = ?', id)[0];
  }

  /** The operations of a kind on a subject that the carrier is read for: one is open at most (LEDGER-3, LEDGER-7). */
  reconciledOperations(kind: OperationKind, subjectId: string): Operation[] {
    return this.#operations(`WHERE kind = ? AND subject_id = ? AND ${isReconciledRow}`, kind, subjectId);
  }

  openOperations<K extends OperationKind = OperationKind>(kind?: K): Operation<K>[] {
    const open = this.#operations(`WHERE ${isOpenRow}`);
    return open.filter((one): one is Operation<K> => kind === undefined || one.kind === kind);
  }

  /** Returns the operations of a kind whose result only the Care Team can find out, the latest first. */
  operationsNeedingCare<K extends OperationKind>(kind: K): Operation<K>[] {
    const operations = this.#operations("WHERE kind = ? AND state = 'needs-care' ORDER BY settled_at DESC", kind);
    return operations.filter((one): one is Operation<K> => one.kind === kind);
  }

  /** Returns operations sent after a time, in epoch milliseconds. */
  endsSince(sentAfter: number): Operation[] {
    return this.#operations('WHERE sent_at > ?', sentAfter);
  }

  /** Replaces a customer by the erased customer's id in an operation that others need (SAFETY-77). */
  leaveOut(id: string, customerId: string): void {
    const [named, unnamed] = [customerId, forgottenId].map((one) => JSON.stringify(one));
    this.#rows(
      `UPDATE operation SET actor_id = iif(actor_id = ?1, ?2, actor_id),
        subject_id = iif(subject_id = ?1, ?2, subject_id),
        terms = replace(terms, ?3, ?4), before = replace(before, ?3, ?4) WHERE id = ?5`,
      ...[customerId, forgottenId, named ?? '', unnamed ?? '', id],
    );
  }

  /** Stores the time at which a person last dismissed an outcome (HOME-31). */
  dismiss(operationId: string, customerId: string, at: number): void {
    const insert = 'INSERT OR REPLACE INTO dismissed (operation_id, customer_id, at) VALUES (?, ?, ?)';
    this.#rows(insert, operationId, customerId, at);
  }

  /** Returns the ids of the operations that a person dismissed, with the epoch ms of each dismissal. */
  dismissedBy(customerId: string): Map<string, number> {
    const rows = this.#rows('SELECT operation_id, at FROM dismissed WHERE customer_id = ?', customerId);
    return new Map(rows.map(({ operation_id, at }) => [String(operation_id), Number(at)]));
  }

  /** The sent operations of a subject, but the one of an id, of these kinds; those that are open first. */
  sentOfSubject({ id, subjectId }: Pick<Operation, 'id' | 'subjectId'>, kinds: readonly OperationKind[]): Operation[] {
    const ofKinds = `kind IN (${kinds.map(() => '?').join(', ')})`;
    const where = `WHERE ${ofKinds} AND subject_id = ? AND id <> ? AND sent_at IS NOT NULL AND state <> 'not-sent'
      ORDER BY settled_at IS NOT NULL, settled_at DESC`;
    return this.#operations(where, ...kinds, subjectId, id);
  }

  /** Returns the sent operations of a subject, of these kinds, the latest first. */
  latestSent(subjectId: string, kinds: readonly OperationKind[]): Operation[] {
    const operations = this.sentOfSubject({ id: '', subjectId }, kinds);
    return operations.sort((a, b) => (b.sentAt ?? 0) - (a.sentAt ?? 0));
  }

  /** Returns sent operations, the latest first. `before` in epoch milliseconds. */
  sentOperations(before: number, most: number): Operation[] {
    const operations: Operation[] = [];
    // Without a limit in the query: whoever gets fewer takes it that there are no more.
    for (const row of this.#rows('SELECT * FROM operation WHERE sent_at < ? ORDER BY sent_at DESC, id', before)) {
      const operation = this.#read(row);
      if (operation) operations.push(operation);
      if (operations.length === most) break;
    }
    return operations;
  }

  /** Returns the operations of these kinds that were sent since a time in epoch milliseconds. */
  sentSince(since: number, kinds: readonly OperationKind[]): Operation[] {
    const ofKinds = `kind IN (${kinds.map(() => '?').join(', ')})`;
    return this.#operations(`WHERE ${ofKinds} AND sent_at >= ?`, ...kinds, since);
  }

  /** Returns the latest operation of a kind that was sent. */
  lastSent<K extends OperationKind>(kind: K): Operation<K> | undefined {
    const [last] = this.#operations(
      "WHERE kind = ? AND sent_at IS NOT NULL AND state <> 'not-sent' ORDER BY sent_at DESC LIMIT 1",
      kind,
    );
    return ofKind(kind, last);
  }

  /** The id of the latest operation that was sent and has this spoken reference, as somebody typed it (ACTIVITY-9). */
  idOfReference(typed: string): string | undefined {
    const rows = this.#rows('SELECT id FROM operation WHERE sent_at IS NOT NULL ORDER BY sent_at DESC');
    return rows.map(({ id }) => String(id)).find((id) => isReferenceOf(id, typed));
  }

  /** Returns the operation with this id, if it was sent and this version cannot read it (LEDGER-27). */
  unreadable(id: string): UnreadableOperation | undefined {
    return this.#unread('WHERE id = ? AND sent_at IS NOT NULL', id)[0];
  }

  /** Returns the sent operations that this version cannot read, the latest first. */
  unreadableSent(): UnreadableOperation[] {
    return this.#unread('WHERE sent_at IS NOT NULL ORDER BY sent_at DESC, id');
  }

  /** Returns unreadable operations in progress: all, or those of one subject and these kinds. */
  unreadableInProgress(of?: { subjectId: string; kinds: readonly string[] }): UnreadableOperation[] {
    const rows = this.#unread(`WHERE ${isOpenRow} AND sent_at IS NOT NULL`);
    return of ? rows.filter(({ kind, subjectId }) => subjectId === of.subjectId && of.kinds.includes(kind)) : rows;
  }

  #operations(where: string, ...values: SqlStorageValue[]): Operation[] {
    return this.#rows(`SELECT * FROM operation ${where}`, ...values).flatMap((row) => this.#read(row) ?? []);
  }

  #unread(where: string, ...values: SqlStorageValue[]): UnreadableOperation[] {
    const rows = this.#rows(`SELECT * FROM operation ${where}`, ...values);
    return rows.filter((row) => !this.#read(row)).map(unreadOf);
  }

  /** Reading never writes: what this version cannot read is kept for one that can (LEDGER-27). */
  #read(row: Row): Operation | undefined {
    const operation = parseOperation({
      ...fieldsOf(operationColumns, row),
      terms: parsed(row.terms),
      baseline: row.before === null ? undefined : parsed(row.before),
      settlement: row.settlement === null ? undefined : parsed(row.settlement),
      termsVersion: row.terms_version,
    });
    const [id, kind] = [String(row.id), String(row.kind)];
    if (!operation && !this.#told.has(id)) {
      this.#told.add(id);
      this.#deps.onUnreadable({ id, kind });
    }
    return operation && { ...operation, ...this.#lastCheckOf(operation) };
  }

  /** Returns the time at which the carrier was last read for an operation: its job has it while there is one. */
  #lastCheckOf({ kind, subjectId, state }: Operation): Pick<Operation, 'lastCheckedAt'> {
    const lastCheckedAt = isReconciled(state) ? this.job(kind, subjectId)?.lastCheckedAt : undefined;
    return lastCheckedAt === undefined ? {} : { lastCheckedAt };
  }

  putJob(job: Job): void {
    this.#put('job', jobColumns, ['kind', 'subject_id'], { ...job });
  }

  job(kind: JobKind, subjectId: string): Job | undefined {
    return this.#rows('SELECT * FROM job WHERE kind = ? AND subject_id = ?', kind, subjectId).map(jobOf)[0];
  }

  jobs(): Job[] {
    return this.#rows('SELECT * FROM job').map(jobOf);
  }

  dropJob(kind: JobKind, subjectId: string): void {
    this.#rows('DELETE FROM job WHERE kind = ? AND subject_id = ?', kind, subjectId);
  }

  /** Returns true when a polling job is stored. */
  hasJobs(): boolean {
    return this.#rows('SELECT 1 FROM job LIMIT 1').length > 0;
  }

  /** Notes whose tokens polling may use, unless that was done less than `everyMs` ago. */
  storeActiveSession(viewer: ActiveSession, everyMs: number): void {
    const { session, seenAt } = viewer;
    const recentRows = this.#rows('SELECT 1 FROM viewer WHERE session = ? AND seen_at > ?', session, seenAt - everyMs);
    if (recentRows.length === 0) this.#put('viewer', activeSessionColumns, ['session'], { ...viewer });
  }

  /** Returns the sessions with requests, the latest first. */
  activeSessions(): ActiveSession[] {
    return this.#rows('SELECT * FROM viewer ORDER BY seen_at DESC').map((row) => ({
      session: row.session as string,
      customerId: row.customer_id as string,
      groupId: row.group_id as string,
      seenAt: row.seen_at as number,
    }));
  }

  dropActiveSession(session: string): void {
    this.#rows('DELETE FROM viewer WHERE session = ?', session);
  }

  /** Writes what is not as it is stored: a row of an index is paid for like one of the table. */
  #put(
    table: string,
    columns: Readonly<Record<string, string>>,
    key: readonly string[],
    record: Record<string, unknown>,
  ): void {
    const valueOf = (column: string) => (record[columns[column] ?? ''] ?? null) as SqlStorageValue;
    const where = key.map((column) => `${column} = ?`).join(' AND ');
    const [stored] = this.#rows(`SELECT * FROM ${table} WHERE ${where}`, ...key.map(valueOf));
    const changedColumns = Object.keys(columns).filter((column) => !stored || stored[column] !== valueOf(column));
    if (changedColumns.length === 0) return;
    const names = changedColumns.join(', ');
    const marks = changedColumns.map(() => '?').join(', ');
    if (!stored) this.#rows(`INSERT INTO ${table} (${names}) VALUES (${marks})`, ...changedColumns.map(valueOf));
    else {
      const set = changedColumns.map((column) => `${column} = ?`).join(', ');
      this.#rows(`UPDATE ${table} SET ${set} WHERE ${where}`, ...changedColumns.map(valueOf), ...key.map(valueOf));
    }
  }
}

/** Returns a row's columns under their field names; NULL becomes absent. */
function fieldsOf(columns: Readonly<Record<string, string>>, row: Row): Record<string, unknown> {
  return Object.fromEntries(Object.entries(columns).map(([column, field]) => [field, row[column] ?? undefined]));
}

function parsed(json: SqlStorageValue | undefined): unknown {
  try {
    return JSON.parse(String(json));
  } catch {
    return undefined;
  }
}

function unreadOf(row: Row): UnreadableOperation {
  return {
    id: row.id as string,
    kind: row.kind as string,
    subjectId: row.subject_id as string,
    actorId: row.actor_id as string,
    sentAt: row.sent_at as number,
  };
}

function jobOf(row: Row): Job {
  return {
    kind: row.kind as JobKind,
    subjectId: row.subject_id as string,
    startedAt: row.started_at as number,
    nextAt: (row.next_at as number | null) ?? undefined,
    lastCheckedAt: (row.last_checked_at as number | null) ?? undefined,
    failures: row.failures as number,
    state: (row.state as string | null) ?? undefined,
    audience: row.audience as Audience,
    audienceUntil: row.audience_until as number,
    errorCount: (row.throws as number | null) ?? undefined,
    backoffUntil: (row.rest_until as number | null) ?? undefined,
  };
}
