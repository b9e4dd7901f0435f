import type { PageLoad } from '#rpc/portal-account.ts';
import type { Outcome } from '#rpc/problem.ts';

/** The most pages that are remembered; who waits looks at one or two. */
const most = 50;
/** Total time of a page's loads, in milliseconds: two answers of 30 s, one after the other, and its reloads. */
const patienceMs = 90_000;
/** Time after which a waiting page without another load is dropped, in milliseconds. */
const leftMs = 120_000;

/**
 * One page of one person, from its first load until it was served. While it waits, it is loaded repeatedly, and every
 * outcome that it has seen stays as it is, however old (HTTP-24).
 */
class Visit {
  readonly #held = new Map<string, Outcome<unknown>>();
  readonly #since: number;
  readonly #now: () => number;
  /** The load that was seen last. */
  #request: string;
  #seenAt: number;
  #isResumed = false;
  /** The last load of the page got the loading page. */
  #isWaiting = false;

  constructor(request: string, now: () => number) {
    this.#request = request;
    this.#now = now;
    this.#since = now();
    this.#seenAt = this.#since;
  }

  /** Returns true when a load is this one, or a reload of the loading page. */
  goesOn(request: string): boolean {
    return request === this.#request || (this.#isWaiting && this.#now() - this.#seenAt < leftMs);
  }

  see(request: string): void {
    this.#seenAt = this.#now();
    if (request === this.#request) return;
    this.#request = request;
    this.#isResumed = true;
    this.#isWaiting = false;
  }

  /** Returns the outcome that an earlier load of the page got, or would have got by now. */
  heldFor(key: string): Outcome<unknown> | undefined {
    return this.#isResumed ? this.#held.get(key) : undefined;
  }

  hold(key: string, outcome: Outcome<unknown>): void {
    this.#held.set(key, outcome);
  }

  /** Notes that the page has to wait. @returns false when it has waited long enough */
  waits(): boolean {
    this.#isWaiting = this.#now() - this.#since < patienceMs;
    return this.#isWaiting;
  }
}

/** The pages that are being loaded, by person and page. */
export class PageLoads {
  readonly #visits = new Map<string, Visit>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The visit that a load belongs to; a new one unless the page waits. */
  at(actorId: string, { page, request }: PageLoad): Visit {
    const key = `${actorId} ${page}`;
    const current = this.#visits.get(key);
    const visit = current?.goesOn(request) ? current : new Visit(request, this.#now);
    visit.see(request);
    // Moves the visit to the end of the map, so that the oldest one is deleted first.
    this.#visits.delete(key);
    this.#visits.set(key, visit);
    const [oldest = ''] = this.#visits.keys();
    if (this.#visits.size > most) this.#visits.delete(oldest);
    return visit;
  }

  drop(actorId: string): void {
    for (const key of this.#visits.keys()) if (key.startsWith(`${actorId} `)) this.#visits.delete(key);
  }

  clear(): void {
    this.#visits.clear();
  }
}
