/** One change of the account's tables. */
export interface Migration {
  /** They run in this order, each once for an object. A number is never used again. */
  id: number;
  name: string;
  run: (sql: Pick<SqlStorage, 'exec'>) => void;
}

/**
 * Every change of the account's tables since the first, in order (ADR-032). From 3 on they only add: a version of the
 * Worker that does not know of one reads and writes the tables as before. An object of a build before this list finds
 * in 1 and 2 what it has already.
 */
export const migrations: readonly Migration[] = [
  { id: 1, name: 'names of today in the first tables', run: renameFirstTables },
  { id: 2, name: 'tables of November 2026', run: makeTables },
  {
    id: 3,
    name: 'version of terms, rest of questions that threw',
    run: (sql) => {
      sql.exec('ALTER TABLE operation ADD COLUMN terms_version INTEGER');
      sql.exec('ALTER TABLE job ADD COLUMN throws INTEGER');
      sql.exec('ALTER TABLE job ADD COLUMN rest_until INTEGER');
    },
  },
];

/** Brings an object's tables up to date: what was done is in its table `_migrations`. */
export function migrate(sql: Pick<SqlStorage, 'exec'>): void {
  sql.exec('CREATE TABLE IF NOT EXISTS _migrations (id INTEGER PRIMARY KEY, name TEXT NOT NULL)');
  const done = new Set(
    sql
      .exec('SELECT id FROM _migrations')
      .toArray()
      .map(({ id }) => id),
  );
  for (const { id, name, run } of migrations) {
    if (done.has(id)) continue;
    run(sql);
    sql.exec('INSERT INTO _migrations (id, name) VALUES (?, ?)', id, name);
  }
}

const renamedColumns = { line_id: 'subject_id', looked_at: 'last_checked_at' };
const renamedKinds = { 'line-name': 'rename', 'invoice-mail': 'email-bill' };

function renameFirstTables(sql: Pick<SqlStorage, 'exec'>): void {
  // Drafts kept their secrets in a table of their own, for 30 minutes.
  sql.exec('DROP TABLE IF EXISTS journey_secret');
  if (columnsOf(sql, 'line').length > 0) {
    sql.exec('ALTER TABLE line RENAME TO reference');
    sql.exec('ALTER TABLE reference RENAME COLUMN id TO target');
  }
  const ledger = columnsOf(sql, 'operation');
  if (ledger.length === 0) return;
  for (const added of ['result', 'refusal_message', 'form_mark'])
    if (!ledger.includes(added)) sql.exec(`ALTER TABLE operation ADD COLUMN ${added} TEXT`);
  if (!ledger.includes('line_id')) return;
  sql.exec('DROP INDEX IF EXISTS operation_of_line');
  for (const table of ['operation', 'job']) {
    for (const [old, name] of Object.entries(renamedColumns))
      sql.exec(`ALTER TABLE ${table} RENAME COLUMN ${old} TO ${name}`);
    for (const [old, name] of Object.entries(renamedKinds))
      sql.exec(`UPDATE ${table} SET kind = ? WHERE kind = ?`, name, old);
  }
}

function makeTables(sql: Pick<SqlStorage, 'exec'>): void {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS reference (ref TEXT PRIMARY KEY, target TEXT NOT NULL UNIQUE);
    CREATE TABLE IF NOT EXISTS operation (
      id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject_id TEXT NOT NULL, actor_id TEXT NOT NULL,
      state TEXT NOT NULL, terms TEXT NOT NULL, issued_at INTEGER NOT NULL, sent_at INTEGER, settled_at INTEGER,
      last_checked_at INTEGER, refusal TEXT, before TEXT, result TEXT,
      refusal_message TEXT, form_mark TEXT);
    CREATE INDEX IF NOT EXISTS operation_of_subject ON operation (kind, subject_id, state);
    CREATE TABLE IF NOT EXISTS job (
      kind TEXT NOT NULL, subject_id TEXT NOT NULL, started_at INTEGER NOT NULL, next_at INTEGER,
      last_checked_at INTEGER, failures INTEGER NOT NULL, state TEXT, audience TEXT NOT NULL,
      audience_until INTEGER NOT NULL, PRIMARY KEY (kind, subject_id));
    CREATE TABLE IF NOT EXISTS viewer (
      session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, group_id TEXT NOT NULL, seen_at INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS identity (
      customer_id TEXT PRIMARY KEY, issuer TEXT NOT NULL, subject TEXT NOT NULL, bound_at INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS signed_in (
      session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, since INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS step (
      operation_id TEXT NOT NULL, step TEXT NOT NULL, state TEXT NOT NULL, sent_at INTEGER NOT NULL, result TEXT,
      refusal TEXT, message TEXT, PRIMARY KEY (operation_id, step));
    CREATE TABLE IF NOT EXISTS secret (key TEXT PRIMARY KEY, sealed TEXT NOT NULL, until INTEGER);
    CREATE TABLE IF NOT EXISTS journey (
      name TEXT NOT NULL, subject_id TEXT NOT NULL, version TEXT NOT NULL, draft TEXT NOT NULL,
      saved_at INTEGER NOT NULL, PRIMARY KEY (name, subject_id));
    CREATE TABLE IF NOT EXISTS counted (name TEXT NOT NULL, actor_id TEXT NOT NULL, at INTEGER NOT NULL);
    CREATE INDEX IF NOT EXISTS counted_of_actor ON counted (name, actor_id, at);
    CREATE TABLE IF NOT EXISTS visit (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);
    INSERT OR IGNORE INTO visit (id, at) VALUES (1, unixepoch() * 1000);`);
}

function columnsOf(sql: Pick<SqlStorage, 'exec'>, table: string): SqlStorageValue[] {
  return sql
    .exec('SELECT name FROM pragma_table_info(?)', table)
    .toArray()
    .map(({ name }) => name as SqlStorageValue);
}
