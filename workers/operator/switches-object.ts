import { DurableObject } from 'cloudflare:workers';
import { allOn, type FeatureFlags } from '#rpc/domain/feature-flags.ts';
import type { Env } from '../env.ts';
import type { SwitchChange, SwitchesRpc } from './operator-rpc.ts';

const key = 'switches';

/**
 * The feature flags as last set (SAFETY-55). KV may return an older state for a minute: a second change based on that
 * would undo the first.
 */
export class SwitchesObject extends DurableObject<Env> implements SwitchesRpc {
  async change({ close, open, banner, maintenance, pollIntervalFactor, sockets }: SwitchChange): Promise<FeatureFlags> {
    const { kv } = this.ctx.storage;
    const now = kv.get<FeatureFlags>(key) ?? allOn;
    const closed = new Set(now.disabledKinds);
    if (close !== undefined) closed.add(close);
    if (open !== undefined) closed.delete(open);
    const next: FeatureFlags = {
      disabledKinds: [...closed].sort(),
      pollIntervalFactor: pollIntervalFactor ?? now.pollIntervalFactor,
      sockets: sockets ?? now.sockets,
      banner: banner === undefined ? now.banner : (banner ?? undefined),
      maintenance: maintenance === undefined ? now.maintenance : (maintenance ?? undefined),
    };
    kv.put(key, next);
    return next;
  }
}
