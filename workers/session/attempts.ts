import { clock } from '../clock.ts';

/** A sign-in that has begun, until the provider sends the browser back. Times in milliseconds since 1970. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
  expiresAt: number;
  /** Start of the attempt; set when the provider had to sign the person in anew (SIGNIN-29). */
  askedAt?: number;
  again?: boolean;
  returnTo?: string;
  /** Session of the browser at the beginning of the sign-in, which ends it. */
  previous?: string;
}

/** Keys whose time is over, and when that of the next is, in milliseconds since 1970; undefined without any. */
export interface Due {
  over: string[];
  nextAt: number | undefined;
}

/** Maximum number of tabs of one browser that can sign in at the same time. */
const most = 10;
const prefix = 'attempt:';
/** Retention of ended sign-ins: a late reply still leads to the page that the person had requested. */
const afterMs = 50 * 60_000;

/** Returns the time at which an attempt is deleted, in milliseconds since 1970. */
export const deletedAt = ({ expiresAt }: Pick<Attempt, 'expiresAt'>): number => expiresAt + afterMs;

/** The sign-ins that one browser has begun, by state (SIGNIN-20). */
export class Attempts {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  async add(attempt: Attempt): Promise<void> {
    const attempts = await this.#all();
    const dropped = attempts.slice(0, Math.max(0, attempts.length + 1 - most));
    await this.#storage.delete(dropped.map(({ state }) => prefix + state));
    await this.#storage.put(prefix + attempt.state, attempt);
  }

  /**
   * The attempt of this state, once, also one whose time is over. An unknown state takes nothing away. The last one
   * takes the object's alarm along, which would ring for nothing.
   */
  async take(state: string): Promise<Attempt | undefined> {
    const attempt = await this.#storage.get<Attempt>(prefix + state);
    if (!attempt) return undefined;
    if ((await this.#storage.list({ limit: 2 })).size === 1) await this.#storage.deleteAll();
    else await this.#storage.delete(prefix + state);
    return deletedAt(attempt) > clock.now() ? attempt : undefined;
  }

  /** Returns the attempts to delete, and the time of the next deletion. */
  async due(): Promise<Due> {
    const all = await this.#all();
    const isOver = (attempt: Attempt) => deletedAt(attempt) <= clock.now();
    const next = all.find((attempt) => !isOver(attempt));
    return { over: all.filter(isOver).map(({ state }) => prefix + state), nextAt: next && deletedAt(next) };
  }

  /** Returns all sign-ins of the browser, the oldest first. */
  async #all(): Promise<Attempt[]> {
    const all = await this.#storage.list<Attempt>({ prefix });
    return [...all.values()].sort((a, b) => a.expiresAt - b.expiresAt);
  }
}
