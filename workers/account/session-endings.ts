import { withTimeout } from './with-timeout.ts';

const key = 'ending';
/** Number of sessions that end at the same time, as many as one person has: each needs three calls. */
const batch = 10;
/** Waiting time of whoever signs out, in milliseconds; the alarm ends what is left (SIGNIN-24). */
const patienceMs = 1_500;

/** Some sessions did not end; the alarm tries again later. */
class SessionsLeftError extends Error {}

interface SessionEndingsDeps {
  kv: DurableObjectStorage['kv'];
  now: () => number;
  end: (session: string) => Promise<void>;
}

/** Sessions that were signed out elsewhere. They are stored until each has ended, whatever fails meanwhile. */
export class SessionEndings {
  readonly #deps: SessionEndingsDeps;

  constructor(deps: SessionEndingsDeps) {
    this.#deps = deps;
  }

  /** Ends sessions: the first ones before it returns, the others by the alarm. */
  async end(sessions: readonly string[]): Promise<void> {
    this.#keep([...new Set([...this.#list(), ...sessions])]);
    await withTimeout(
      patienceMs,
      this.run().catch(() => undefined),
    );
  }

  /**
   * Ends the next sessions.
   * @throws SessionsLeftError
   */
  async run(): Promise<void> {
    const names = this.#list().slice(0, batch);
    const ends = await Promise.allSettled(names.map((name) => this.#deps.end(name)));
    const endedNames = new Set(names.filter((_, index) => ends[index]?.status === 'fulfilled'));
    this.#keep(this.#list().filter((name) => !endedNames.has(name)));
    if (endedNames.size < names.length) throw new SessionsLeftError();
  }

  /** Returns the time of the next run, in epoch milliseconds. */
  nextAt(): number | undefined {
    return this.#list().length > 0 ? this.#deps.now() : undefined;
  }

  #list(): readonly string[] {
    return this.#deps.kv.get<string[]>(key) ?? [];
  }

  #keep(sessions: readonly string[]): void {
    if (sessions.length > 0) this.#deps.kv.put(key, sessions);
    else this.#deps.kv.delete(key);
  }
}
