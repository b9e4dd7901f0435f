import type { ReadRequest } from '#rpc/portal-context.ts';
import type { Outcome } from '#rpc/problem.ts';

const most = 200;

/**
 * The account's short memory of what the carrier said, per person who asked. Only replies are kept; one question at a
 * time is asked once.
 */
export class ReadCache {
  readonly #kept = new Map<string, { at: number; outcome: Outcome<unknown> }>();
  readonly #asking = new Map<string, Promise<Outcome<unknown>>>();
  /** Counts writes, so that an answer that was on its way while something changed is not kept. */
  #age = 0;

  async read(
    actorId: string,
    ask: ReadRequest,
    now: () => number,
    call: () => Promise<Outcome<unknown>>,
  ): Promise<Outcome<unknown>> {
    const key = `${actorId} ${ask.id} ${JSON.stringify(ask.input)}`;
    const kept = this.#kept.get(key);
    if (kept && now() - kept.at < ask.maxAgeMs) return kept.outcome;
    const asking = this.#asking.get(key);
    if (asking) return asking;
    const age = this.#age;
    const asked = call();
    this.#asking.set(key, asked);
    const outcome = await asked.finally(() => {
      if (this.#asking.get(key) === asked) this.#asking.delete(key);
    });
    if (outcome.kind === 'reply' && age === this.#age) {
      if (this.#kept.size >= most) this.#kept.clear();
      this.#kept.set(key, { at: now(), outcome });
    }
    return outcome;
  }

  /** What somebody was told; they signed out. */
  drop(actorId: string): void {
    this.#age += 1;
    for (const all of [this.#kept, this.#asking])
      for (const key of all.keys()) if (key.startsWith(`${actorId} `)) all.delete(key);
  }

  /** After a write, or when the carrier says that something changed. */
  clear(): void {
    this.#age += 1;
    this.#kept.clear();
    this.#asking.clear();
  }
}
