import { catalog } from '#contracts/catalog/endpoints.ts';
import { carrierOf } from './carrier.ts';
import { clock } from './clock.ts';
import type { Env } from './env.ts';

/** Minimum time between two probes of one isolate, in milliseconds. */
const standsMs = 30_000;
/** Time limit of a probe, in milliseconds: a carrier without an answer is no fault of this version. */
const limitMs = 2_000;
/** Statuses by which the carrier refuses the request itself: its signature, or a header (HTTP-9 to HTTP-12). */
const refusals: ReadonlySet<number | undefined> = new Set([400, 401, 403]);

/**
 * Returns the check whether the carrier takes this version's requests: the plans on sale, which need nobody's sign-in.
 * It names a refusal; a carrier that is away refuses nothing (SAFETY-76).
 */
export function carrierProbe(): (env: Env) => Promise<string[]> {
  let last: { at: number; problems: string[] } | undefined;
  return async (env) => {
    if (!last || clock.now() - last.at >= standsMs) last = { at: clock.now(), problems: await probe(env) };
    return last.problems;
  };
}

async function probe(env: Env): Promise<string[]> {
  try {
    const outcome = await carrierOf(env).attempt(catalog.activePlans, {}, { limitMs, mayBeAbsent: true });
    const status = outcome.kind === 'fault' ? outcome.status : undefined;
    return refusals.has(status) ? [`carrier: refuses our requests (${status})`] : [];
  } catch {
    // Origins and secrets that cannot be used are problems of the configuration.
    return [];
  }
}
