import { card } from '#contracts/card/endpoints.ts';
import type { PageLoad, ReadRequest } from '#rpc/portal-account.ts';
import type { Fault, Outcome } from '#rpc/problem.ts';
import { withTimeout } from './with-timeout.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { shareNewestUsage } from './newest-usage.ts';
import { PageLoads } from './page-loads.ts';

const most = 200;
/**
 * Replies that only a change of cards makes outdated. They survive other writes, so that Home can name the card
 * (MONEY-9).
 */
const outlasting = ` ${card.list.id} `;
/** Outcome when the cache has no reply and the request allows no carrier call. */
const notKept: Outcome<unknown> = faultOf('input');

interface CacheDeps {
  now: () => number;
  /** Lets a call go on after the page was answered. */
  background: (work: Promise<unknown>) => void;
}

/**
 * The account's short-lived cache of carrier replies, per viewer. It stores only replies, and runs one request at a
 * time for the same read. A page waits as long as its reply timeout; the call goes on after it, and its outcome is
 * stored for the page until the page was served (HTTP-24).
 */
export class ReadCache {
  readonly #deps: CacheDeps;
  readonly #kept = new Map<string, { at: number; outcome: Outcome<unknown> }>();
  readonly #asking = new Map<string, Promise<Outcome<unknown>>>();
  readonly #visits: PageLoads;
  readonly #breaker: CircuitBreaker;
  /** Number of writes, so that a reply is not cached when a write happened during the read. */
  #age = 0;

  constructor(deps: CacheDeps) {
    this.#deps = deps;
    this.#visits = new PageLoads(deps.now);
    this.#breaker = new CircuitBreaker(deps.now);
  }

  /** The answer, or a fault: `slow` while it is still being read, `down` while the endpoint is left alone (HTTP-27). */
  async read(
    actorId: string,
    ask: ReadRequest,
    load: PageLoad,
    call: () => Promise<Outcome<unknown>>,
  ): Promise<Outcome<unknown>> {
    const key = `${actorId} ${ask.id} ${JSON.stringify(ask.input)}`;
    const visit = this.#visits.at(actorId, load);
    const heldOutcome = visit.heldFor(key);
    if (heldOutcome) return heldOutcome;
    const entry = this.#kept.get(key);
    if (entry && this.#deps.now() - entry.at < ask.maxAgeMs) {
      visit.hold(key, entry.outcome);
      return entry.outcome;
    }
    if (ask.cacheOnly) return notKept;
    const running = this.#asking.get(key);
    if (!running && !this.#breaker.mayAsk(ask.id)) return faultOf('down', ask.id);
    const pending = running ?? this.#ask(key, ask.id, call);
    const reply = await withTimeout(load.replyTimeoutMs, pending);
    if (reply) {
      visit.hold(key, reply);
      return reply;
    }
    if (!visit.waits()) return faultOf('timeout');
    // No page has seen an error of the call: the next load reads again.
    this.#deps.background(pending.then((outcome) => visit.hold(key, outcome)).catch(() => undefined));
    return faultOf('slow');
  }

  async #ask(key: string, endpoint: string, call: () => Promise<Outcome<unknown>>): Promise<Outcome<unknown>> {
    const age = this.#age;
    const pending = call();
    this.#asking.set(key, pending);
    try {
      const outcome = await pending;
      if (age !== this.#age) return outcome;
      this.#breaker.note(endpoint, outcome);
      if (outcome.kind === 'reply') {
        this.#keep(key, outcome);
        shareNewestUsage(this.#kept, key, outcome.reply);
      }
      return outcome;
    } finally {
      if (this.#asking.get(key) === pending) this.#asking.delete(key);
    }
  }

  #keep(key: string, outcome: Outcome<unknown>): void {
    if (this.#kept.size >= most) this.#kept.clear();
    this.#kept.set(key, { at: this.#deps.now(), outcome });
  }

  /** Drops the replies of a person who signed out. */
  drop(actorId: string): void {
    this.#age += 1;
    this.#visits.drop(actorId);
    for (const all of [this.#kept, this.#asking])
      for (const key of all.keys()) if (key.startsWith(`${actorId} `)) all.delete(key);
  }

  /** Drops all replies, after a change of cards or a deletion. */
  clear(): void {
    this.#kept.clear();
    this.clearAllButCards();
  }

  /** Runs after any other write, and when the carrier reports a change. */
  clearAllButCards(): void {
    this.#age += 1;
    for (const key of this.#kept.keys()) if (!key.includes(outlasting)) this.#kept.delete(key);
    this.#asking.clear();
    this.#visits.clear();
    this.#breaker.clear();
  }
}

function faultOf(why: Fault['why'], message?: string): Fault {
  return { kind: 'fault', why, message, transactionId: '' };
}
