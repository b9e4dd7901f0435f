/** One change of the account's tables. */
export interface Migration {
  /** Number of the migration. Migrations run in this order, each once for an object; a number is never reused. */
  id: number;
  name: string;
  run: (sql: Pick<SqlStorage, 'exec'>) => void;
}

/**
 * Every change of the account's tables, in order (ADR-032). From 2 on they only add, or store the same columns in
 * another way: a version of the Worker that lacks one reads and writes the tables as before.
 */
export const migrations: readonly Migration[] = [{ id: 1, name: 'tables of the first release', run: makeTables }];

/** The tables that a sign-in and a page fill; the others are made when there is something to write into them. */
export const firstTables = ['reference', 'identity', 'signed_in', 'forecast', 'visit'] as const;

/**
 * Makes the first tables of an object that has none, and notes no migration: the first one finds them and makes the
 * others.
 * @returns whether the object has all tables
 */
export function makeFirstTables(sql: Pick<SqlStorage, 'exec'>): boolean {
  const tables = sql.exec("SELECT name FROM sqlite_master WHERE type = 'table'").toArray();
  const names = new Set(tables.map(({ name }) => name));
  const isWhole = names.has('_migrations');
  if (!isWhole && firstTables.some((table) => !names.has(table))) createFirstTables(sql);
  return isWhole;
}

/**
 * Brings an object's tables up to date. The table `_migrations` has those that ran.
 * @param all the list to bring it to
 */
export function migrate(sql: Pick<SqlStorage, 'exec'>, all = migrations): void {
  sql.exec('CREATE TABLE IF NOT EXISTS _migrations (id INTEGER PRIMARY KEY, name TEXT NOT NULL)');
  const done = new Set(
    sql
      .exec('SELECT id FROM _migrations')
      .toArray()
      .map(({ id }) => id),
  );
  for (const { id, name, run } of all) {
    if (done.has(id)) continue;
    run(sql);
    sql.exec('INSERT INTO _migrations (id, name) VALUES (?, ?)', id, name);
  }
}

function createFirstTables(sql: Pick<SqlStorage, 'exec'>): void {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS reference (ref TEXT PRIMARY KEY, target TEXT NOT NULL UNIQUE) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS identity (
      customer_id TEXT PRIMARY KEY, issuer TEXT NOT NULL, subject TEXT NOT NULL, bound_at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS signed_in (
      session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, since INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS forecast (
      at INTEGER PRIMARY KEY, customer_id TEXT NOT NULL, bill_day TEXT NOT NULL, net INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS visit (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);
    INSERT OR IGNORE INTO visit (id, at) VALUES (1, unixepoch() * 1000);`);
}

function makeTables(sql: Pick<SqlStorage, 'exec'>): void {
  createFirstTables(sql);
  sql.exec(`
    CREATE TABLE IF NOT EXISTS operation (
      id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject_id TEXT NOT NULL, actor_id TEXT NOT NULL,
      state TEXT NOT NULL, terms TEXT NOT NULL, terms_version INTEGER NOT NULL, issued_at INTEGER NOT NULL,
      sent_at INTEGER, settled_at INTEGER, last_checked_at INTEGER, refusal TEXT, before TEXT, result TEXT,
      refusal_message TEXT, form_mark TEXT, settlement TEXT, acknowledged_at INTEGER,
      traceless_at INTEGER);
    CREATE INDEX IF NOT EXISTS operation_of_subject ON operation (kind, subject_id, state);
    CREATE TABLE IF NOT EXISTS step (
      operation_id TEXT NOT NULL, step TEXT NOT NULL, state TEXT NOT NULL, sent_at INTEGER NOT NULL, result TEXT,
      refusal TEXT, message TEXT, PRIMARY KEY (operation_id, step));
    CREATE TABLE IF NOT EXISTS job (
      kind TEXT NOT NULL, subject_id TEXT NOT NULL, started_at INTEGER NOT NULL, next_at INTEGER,
      last_checked_at INTEGER, failures INTEGER NOT NULL, state TEXT, audience TEXT NOT NULL,
      audience_until INTEGER NOT NULL, throws INTEGER, rest_until INTEGER, PRIMARY KEY (kind, subject_id)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS viewer (
      session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, group_id TEXT NOT NULL, seen_at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS secret (key TEXT PRIMARY KEY, sealed TEXT NOT NULL, until INTEGER);
    CREATE TABLE IF NOT EXISTS journey (
      name TEXT NOT NULL, subject_id TEXT NOT NULL, version TEXT NOT NULL, draft TEXT NOT NULL,
      saved_at INTEGER NOT NULL, PRIMARY KEY (name, subject_id));
    CREATE TABLE IF NOT EXISTS counted (name TEXT NOT NULL, actor_id TEXT NOT NULL, at INTEGER NOT NULL);
    CREATE INDEX IF NOT EXISTS counted_of_actor ON counted (name, actor_id, at);
    CREATE TABLE IF NOT EXISTS device (
      id TEXT PRIMARY KEY, session TEXT NOT NULL, customer_id TEXT NOT NULL, is_primary INTEGER NOT NULL,
      endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, key_id TEXT NOT NULL,
      language TEXT NOT NULL, alerts TEXT NOT NULL, seen_at INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS message (
      id TEXT PRIMARY KEY, device TEXT NOT NULL, customer_id TEXT NOT NULL, message TEXT NOT NULL,
      noted_at INTEGER NOT NULL, next_at INTEGER, tries INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS shown (
      id TEXT PRIMARY KEY, customer_id TEXT NOT NULL, at INTEGER NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS turned (
      id TEXT PRIMARY KEY, customer_id TEXT NOT NULL, at INTEGER NOT NULL, is_on INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS dismissed (
      operation_id TEXT NOT NULL, customer_id TEXT NOT NULL, at INTEGER NOT NULL,
      PRIMARY KEY (operation_id, customer_id)) WITHOUT ROWID;`);
}
