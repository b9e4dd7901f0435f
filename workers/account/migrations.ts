/** One change of the account's tables. */
export interface Migration {
  /** They run in this order, each once for an object. A number is never used again. */
  id: number;
  name: string;
  run: (sql: Pick<SqlStorage, 'exec'>) => void;
}

/**
 * Every change of the account's tables since the first, in order (ADR-032). From 3 on they only add, or store the same
 * columns in another way: a version of the Worker that does not know of one reads and writes the tables as before. An
 * object of a build before this list finds in 1 and 2 what it has already.
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
  {
    id: 4,
    name: 'tables without a second row for each key',
    run: (sql) => {
      for (const table of ['viewer', 'signed_in', 'job']) makeWithoutRowid(sql, table);
    },
  },
  {
    id: 5,
    name: 'how the operator settled an operation',
    run: (sql) => void sql.exec('ALTER TABLE operation ADD COLUMN settlement TEXT'),
  },
  { id: 6, name: 'browsers that are told, and what they are to be told', run: makePushTables },
  {
    id: 7,
    name: 'what customers showed to the care team',
    run: (sql) =>
      void sql.exec(`CREATE TABLE IF NOT EXISTS shown (
        id TEXT PRIMARY KEY, customer_id TEXT NOT NULL, at INTEGER NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID`),
  },
  {
    id: 8,
    name: 'when browsers began and ended to be told',
    run: (sql) =>
      void sql.exec(`CREATE TABLE IF NOT EXISTS turned (
        id TEXT PRIMARY KEY, customer_id TEXT NOT NULL, at INTEGER NOT NULL, is_on INTEGER NOT NULL) WITHOUT ROWID`),
  },
];

/** The tables that a sign-in and a page fill; the others are made when there is something to write into them. */
export const firstTables = ['reference', 'identity', 'signed_in', 'visit'] as const;

/**
 * Makes the first tables of an object that has none. None of the migrations is noted: they find these tables, and make
 * the others, in this build or in an older one.
 * @returns whether the object has all tables, or had them of an older build
 */
export function makeFirstTables(sql: Pick<SqlStorage, 'exec'>): boolean {
  const known = sql.exec("SELECT name FROM sqlite_master WHERE type = 'table'").toArray();
  const names = new Set(known.map(({ name }) => name));
  const isWhole = ['_migrations', 'operation', 'line'].some((table) => names.has(table));
  if (!isWhole && firstTables.some((table) => !names.has(table))) {
    sql.exec(`
    CREATE TABLE IF NOT EXISTS reference (ref TEXT PRIMARY KEY, target TEXT NOT NULL UNIQUE) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS identity (
      customer_id TEXT PRIMARY KEY, issuer TEXT NOT NULL, subject TEXT NOT NULL, bound_at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS signed_in (
      session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, since INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS visit (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);
    INSERT OR IGNORE INTO visit (id, at) VALUES (1, unixepoch() * 1000);`);
  }
  return isWhole;
}

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

/** Stores the rows of a table by its key alone, under the same names: no build sees a difference. */
function makeWithoutRowid(sql: Pick<SqlStorage, 'exec'>, table: string): void {
  const query = "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?";
  const [{ sql: made } = { sql: '' }] = sql.exec<{ sql: string }>(query, table).toArray();
  if (/WITHOUT ROWID\s*$/i.test(made)) return;
  const columns = columnsOf(sql, table).join(', ');
  sql.exec(`ALTER TABLE ${table} RENAME TO ${table}_by_rowid`);
  sql.exec(`${made} WITHOUT ROWID`);
  sql.exec(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${table}_by_rowid`);
  sql.exec(`DROP TABLE ${table}_by_rowid`);
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

function makePushTables(sql: Pick<SqlStorage, 'exec'>): void {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS device (
      id TEXT PRIMARY KEY, session TEXT NOT NULL, customer_id TEXT NOT NULL, is_primary INTEGER NOT NULL,
      endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, key_id TEXT NOT NULL,
      language TEXT NOT NULL, alerts TEXT NOT NULL, seen_at INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS message (
      id TEXT PRIMARY KEY, device TEXT NOT NULL, customer_id TEXT NOT NULL, message TEXT NOT NULL,
      noted_at INTEGER NOT NULL, next_at INTEGER, tries INTEGER NOT NULL) WITHOUT ROWID;`);
}

function columnsOf(sql: Pick<SqlStorage, 'exec'>, table: string): SqlStorageValue[] {
  return sql
    .exec('SELECT name FROM pragma_table_info(?)', table)
    .toArray()
    .map(({ name }) => name as SqlStorageValue);
}
