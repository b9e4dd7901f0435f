/** A session of a subject, until it must be over. Milliseconds since 1970. */
interface Noted {
  until: number;
}

/** Sessions of one subject that are alive at the same time: the oldest is dropped, and ends by itself. */
const most = 100;
const sessionPrefix = 'session:';
const tokenPrefix = 'logout:';

/** The sessions of one subject or of one `sid` of the provider, and the logout tokens that were used (SIGNIN-40). */
export class SubjectSessions {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  async note(session: string, until: number): Promise<void> {
    const known = await this.#storage.list<Noted>({ prefix: sessionPrefix });
    const oldest = [...known].sort(([, a], [, b]) => a.until - b.until).slice(0, Math.max(0, known.size + 1 - most));
    await this.#storage.delete(oldest.map(([key]) => key));
    await this.#storage.put<Noted>(sessionPrefix + session, { until });
  }

  /**
   * The sessions to end, which are forgotten here; undefined for a logout token that was used before.
   * @param until when the token is too old to be used again, milliseconds since 1970
   */
  async take(jti: string, until: number): Promise<string[] | undefined> {
    const key = tokenPrefix + jti;
    if (await this.#storage.get(key)) return undefined;
    await this.#storage.put<Noted>(key, { until });
    const sessions = [...(await this.#storage.list({ prefix: sessionPrefix })).keys()];
    await this.#storage.delete(sessions);
    return sessions.map((one) => one.slice(sessionPrefix.length));
  }

  /** Forgets what is over. @returns when the next is over */
  async sweep(): Promise<number | undefined> {
    const lists = await Promise.all(
      [sessionPrefix, tokenPrefix].map((prefix) => this.#storage.list<Noted>({ prefix })),
    );
    const all = lists.flatMap((list) => [...list]);
    const over = all.filter(([, { until }]) => until <= Date.now());
    await this.#storage.delete(over.map(([key]) => key));
    const left = all.flatMap(([, { until }]) => (until > Date.now() ? until : []));
    return left.length > 0 ? Math.min(...left) : undefined;
  }
}
