import type { Carrier } from '#rpc/carrier/client.ts';
import { carrierCaller, readById } from '#rpc/carrier/procedures.ts';
import type { Outcome } from '#rpc/problem.ts';
import type { PublicContext, PublicRead } from '#rpc/public/public-context.ts';
import { withTimeout } from './account/with-timeout.ts';
import { pagePatienceMs } from './carrier.ts';

const freshMs = 5 * 60_000;
const keptMs = 24 * 3_600_000;
/** Backoff after a failure of the carrier, in milliseconds. */
const restMs = 30_000;

/**
 * The version of what is kept: a deployment that keeps the same goes on with what the one before has read, a failing
 * carrier included (PUBLIC-28). It ends with a mark of the replies' schemas, which a test compares; the number in front
 * is for a change of meaning that no schema shows.
 */
export const publicDataVersion = '1-61cc8573';

interface Entry {
  outcome: Outcome<unknown>;
  freshUntil: number;
  keptUntil: number;
}

interface PublicDataDeps {
  cache: Pick<Cache, 'match' | 'put'>;
  carrier: Carrier;
  now: () => number;
  later: (work: Promise<unknown>) => void;
  /** Reads in progress, by cache key; shared by all requests of this Worker. */
  refreshing: Map<string, Promise<Outcome<unknown>>>;
}

/**
 * Reads public data from the edge's cache: 5 minutes old, or up to 24 hours while the carrier fails. A failure is
 * cached for 30 s, and one request at a time calls the carrier (PUBLIC-28). A slow read goes on after the page was
 * answered (HTTP-24).
 */
export function publicData({ cache, carrier, now, later, refreshing }: PublicDataDeps): PublicContext['read'] {
  const caller = carrierCaller({ carrier, options: {} });

  const keep = async (key: string, entry: Entry) => {
    const seconds = Math.floor((entry.keptUntil - now()) / 1_000);
    await cache.put(key, Response.json(entry, { headers: { 'cache-control': `public, max-age=${seconds}` } }));
  };

  const entryAfter = (outcome: Outcome<unknown>, kept: Entry | undefined): Entry => {
    if (outcome.kind === 'reply') return { outcome, freshUntil: now() + freshMs, keptUntil: now() + keptMs };
    const freshUntil = now() + restMs;
    return kept ? { ...kept, freshUntil } : { outcome, freshUntil, keptUntil: freshUntil };
  };

  const refresh = (key: string, target: PublicRead, kept: Entry | undefined): Promise<Outcome<unknown>> => {
    const newEntry = readById(caller, target.id, {}).then((outcome) => entryAfter(outcome, kept));
    const outcome = newEntry.then((entry) => entry.outcome);
    refreshing.set(key, outcome);
    // Shares the read until its entry is in the cache, or the next visitor would cause another one.
    later(newEntry.then((entry) => keep(key, entry)).finally(() => refreshing.delete(key)));
    return outcome;
  };

  const readEntry = async (target: PublicRead): Promise<Outcome<unknown>> => {
    const key = `https://public.invalid/${publicDataVersion}/${target.id}`;
    const cachedEntry = await (await cache.match(key))?.json<Entry>();
    const usableEntry = cachedEntry && now() < cachedEntry.keptUntil ? cachedEntry : undefined;
    if (usableEntry && now() < usableEntry.freshUntil) return usableEntry.outcome;
    const running = refreshing.get(key);
    if (running && usableEntry) return usableEntry.outcome;
    const entry = await withTimeout(pagePatienceMs, running ?? refresh(key, target, usableEntry));
    return entry ?? usableEntry?.outcome ?? { kind: 'fault', why: 'slow', transactionId: '' };
  };
  return readEntry as PublicContext['read'];
}
