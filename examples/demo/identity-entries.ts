type Payload = Record<string, unknown> & { uid?: string; grantId?: string; consumed?: number };

/** The identity provider's sessions, codes and tokens, in the storage of its object: they outlive a restart. */
export class IdentityEntries {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(
      'CREATE TABLE IF NOT EXISTS entry ' +
        '(id TEXT PRIMARY KEY, payload TEXT NOT NULL, uid TEXT, grantId TEXT, until INTEGER NOT NULL)',
    );
    sql.exec('CREATE INDEX IF NOT EXISTS entryUid ON entry (uid)');
    sql.exec('CREATE INDEX IF NOT EXISTS entryGrant ON entry (grantId)');
  }

  /** Returns the storage adapter of one model, as oidc-provider expects it. */
  readonly adapter = (model: string) => {
    const key = (id: string) => `${model}:${id}`;
    const find = (where: 'id' | 'uid', value: string): Payload | undefined => {
      const [row] = this.#sql
        .exec<{ id: string; payload: string }>(
          `SELECT id, payload FROM entry WHERE ${where} = ? AND until > ?`,
          value,
          Date.now(),
        )
        .toArray()
        .filter(({ id }) => id.startsWith(`${model}:`));
      return row && (JSON.parse(row.payload) as Payload);
    };
    const write = (id: string, payload: Payload, until: number) =>
      this.#sql.exec(
        'INSERT OR REPLACE INTO entry VALUES (?, ?, ?, ?, ?)',
        key(id),
        JSON.stringify(payload),
        payload.uid ?? null,
        payload.grantId ?? null,
        until,
      );
    return {
      find: async (id: string) => find('id', key(id)),
      findByUid: async (uid: string) => find('uid', uid),
      findByUserCode: async () => undefined,
      upsert: async (id: string, payload: Payload, expiresIn = 3_600) => {
        write(id, payload, Date.now() + expiresIn * 1_000);
      },
      consume: async (id: string) => {
        const payload = find('id', key(id));
        if (payload)
          this.#sql.exec(
            'UPDATE entry SET payload = ? WHERE id = ?',
            JSON.stringify({ ...payload, consumed: Math.floor(Date.now() / 1_000) }),
            key(id),
          );
      },
      destroy: async (id: string) => {
        this.#sql.exec('DELETE FROM entry WHERE id = ?', key(id));
      },
      revokeByGrantId: async (grantId: string) => {
        this.#sql.exec('DELETE FROM entry WHERE grantId = ?', grantId);
      },
    };
  };

  /** Deletes what is over. @returns how many entries are left */
  sweep(): number {
    this.#sql.exec('DELETE FROM entry WHERE until <= ?', Date.now());
    return this.#sql.exec<{ left: number }>('SELECT count(*) AS left FROM entry').one().left;
  }
}
