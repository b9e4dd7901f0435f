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
  /** The session that the browser had when it began: it ends when this sign-in is finished. */
  previous?: string;
}

/** Keys whose time is over, and when that of the next is, in milliseconds since 1970; undefined without any. */
export interface Due {
  over: string[];
  nextAt: number | undefined;
}

/** Tabs of one browser that may sign in at the same time. */
const most = 10;
const prefix = 'attempt:';

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
   * The attempt of this state, once. An unknown state takes nothing away. The last one takes the object's alarm along,
   * which would ring for nothing.
   */
  async take(state: string): Promise<Attempt | undefined> {
    const attempt = await this.#storage.get<Attempt>(prefix + state);
    if (!attempt) return undefined;
    if ((await this.#storage.list({ limit: 2 })).size === 1) await this.#storage.deleteAll();
    else await this.#storage.delete(prefix + state);
    return attempt.expiresAt > clock.now() ? attempt : undefined;
  }

  /** Deletes expired attempts and returns the time of the next expiry. */
  async due(): Promise<Due> {
    const all = await this.#all();
    const over = all.filter(({ expiresAt }) => expiresAt <= clock.now()).map(({ state }) => prefix + state);
    return { over, nextAt: all.find(({ expiresAt }) => expiresAt > clock.now())?.expiresAt };
  }

  /** The oldest first. */
  async #all(): Promise<Attempt[]> {
    const all = await this.#storage.list<Attempt>({ prefix });
    return [...all.values()].sort((a, b) => a.expiresAt - b.expiresAt);
  }
}
