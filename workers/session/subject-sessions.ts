import type { Due } from './attempts.ts';
import { clock } from '../clock.ts';
/** A session of a subject, with the latest time of its end. Milliseconds since 1970. */
interface Noted {
  until: number;
}

/** A logout token that was used, with the sessions that it has not ended yet. */
interface UsedToken extends Noted {
  left: string[];
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

  /**
   * Stores a session.
   * @returns the earlier ones, the oldest first
   */
  async note(session: string, until: number): Promise<string[]> {
    const sessions = await this.#storage.list<Noted>({ prefix: sessionPrefix });
    const oldest = [...sessions]
      .sort(([, a], [, b]) => a.until - b.until)
      .slice(0, Math.max(0, sessions.size + 1 - most));
    await this.#storage.delete(oldest.map(([key]) => key));
    await this.#storage.put<Noted>(sessionPrefix + session, { until });
    const known = [...sessions].filter(([key, noted]) => noted.until > clock.now() && key !== sessionPrefix + session);
    return known.sort(([, a], [, b]) => a.until - b.until).map(([key]) => key.slice(sessionPrefix.length));
  }

  /**
   * The sessions that a logout token ends: those that there are when it comes first. One that is sent again ends what
   * did not end then, and no session since; undefined when nothing is left of it.
   * @param until when the token is too old to be used again, milliseconds since 1970
   */
  async toEnd(jti: string, until: number): Promise<string[] | undefined> {
    const used = await this.#storage.get<UsedToken>(tokenPrefix + jti);
    if (used) return used.left.length > 0 ? used.left : undefined;
    const sessions = await this.#storage.list({ prefix: sessionPrefix });
    const remaining = [...sessions.keys()].map((one) => one.slice(sessionPrefix.length));
    await this.#storage.put<UsedToken>(tokenPrefix + jti, { until, left: remaining });
    return remaining;
  }

  /** Forgets sessions that ended, by a logout token or otherwise. */
  async ended(sessions: readonly string[], jti?: string): Promise<void> {
    await this.#storage.delete(sessions.map((one) => sessionPrefix + one));
    const used = jti === undefined ? undefined : await this.#storage.get<UsedToken>(tokenPrefix + jti);
    if (!used) return;
    const remaining = used.left.filter((one) => !sessions.includes(one));
    await this.#storage.put<UsedToken>(tokenPrefix + jti, { ...used, left: remaining });
  }

  /** Deletes expired sessions and returns the time of the next expiry. */
  async due(): Promise<Due> {
    const lists = await Promise.all(
      [sessionPrefix, tokenPrefix].map((prefix) => this.#storage.list<Noted>({ prefix })),
    );
    const all = lists.flatMap((list) => [...list]);
    const over = all.filter(([, { until }]) => until <= clock.now()).map(([key]) => key);
    const expiries = all.flatMap(([, { until }]) => (until > clock.now() ? until : []));
    return { over, nextAt: expiries.length > 0 ? Math.min(...expiries) : undefined };
  }
}
