import type { Carrier } from '#rpc/carrier/client.ts';
import { carrierCaller, readById } from '#rpc/carrier/procedures.ts';
import type { Outcome } from '#rpc/problem.ts';
import type { PublicContext, PublicRead } from '#rpc/public/context.ts';
import { pageLimitMs } from './carrier.ts';

const freshMs = 5 * 60_000;
const keptMs = 24 * 3_600_000;
/** How long old data is served after a failure before the carrier is asked again. */
const restMs = 30_000;

interface Entry {
  reply: unknown;
  freshUntil: number;
  keptUntil: number;
}

interface PublicDataDeps {
  cache: Pick<Cache, 'match' | 'put'>;
  carrier: Carrier;
  now: () => number;
  /** The Worker's: another version may parse replies differently. */
  version: string;
  later: (work: Promise<unknown>) => void;
}

/** Public data from the edge's cache: 5 minutes old, or up to 24 hours while the carrier fails (PUBLIC-28). */
export function publicData({ cache, carrier, now, version, later }: PublicDataDeps): PublicContext['read'] {
  const caller = carrierCaller({ carrier, options: { limitMs: pageLimitMs } });
  const read = async (target: PublicRead): Promise<Outcome<unknown>> => {
    const key = `https://public.invalid/${version}/${target.id}`;
    const keep = (entry: Entry) => {
      const seconds = Math.floor((entry.keptUntil - now()) / 1_000);
      later(cache.put(key, Response.json(entry, { headers: { 'cache-control': `public, max-age=${seconds}` } })));
    };
    const kept = await (await cache.match(key))?.json<Entry>();
    if (kept && now() < kept.freshUntil) return { kind: 'reply', reply: kept.reply };
    const outcome = await readById(caller, target.id, {});
    if (outcome.kind === 'reply')
      keep({ reply: outcome.reply, freshUntil: now() + freshMs, keptUntil: now() + keptMs });
    else if (kept && now() < kept.keptUntil) {
      keep({ ...kept, freshUntil: now() + restMs });
      return { kind: 'reply', reply: kept.reply };
    }
    return outcome;
  };
  return read as PublicContext['read'];
}
