import { type CallOptions, type Carrier, createCarrier } from '#rpc/carrier/client.ts';
import { type CarrierCaller, carrierCaller } from '#rpc/carrier/procedures.ts';
import { capabilitiesOf } from './capabilities.ts';
import { assertOwnSecrets, assertSecure } from './configuration.ts';
import { noteDrift } from './contract-drift.ts';
import type { Env } from './env.ts';
import { noteAnswer } from './last-success.ts';
import { clock } from './clock.ts';
import { noteCall } from './points/carrier-calls.ts';

const carriers = new WeakMap<Env, Carrier>();

/**
 * The carrier client with this environment's origins and secret, made once: to check them takes longer than a page's
 * other work with it. @throws when an origin is not secure (SAFETY-20)
 */
export function carrierOf(env: Env): Carrier {
  const carrier = carriers.get(env) ?? makeCarrier(env);
  carriers.set(env, carrier);
  return carrier;
}

function makeCarrier(env: Env): Carrier {
  const origins = {
    carrier: env.CARRIER_ORIGIN,
    marketing: env.MARKETING_ORIGIN,
    'referral-tracking': env.REFERRAL_TRACKING_ORIGIN,
    maps: env.MAPS_ORIGIN,
    rates: env.RATES_ORIGIN,
  };
  for (const origin of Object.values(origins)) assertSecure(env, new URL(origin));
  assertOwnSecrets(env);
  return createCarrier({
    origins,
    secret: env.CARRIER_SIGNATURE_SECRET,
    fetch: async (request, init) => {
      const response = await fetch(request, init);
      return response.url.startsWith(env.CARRIER_ORIGIN) ? noteAnswer('carrier', response) : response;
    },
    now: () => new Date(clock.now()),
    transactionId: () => crypto.randomUUID(),
    onDrift: (drift) => noteDrift(env, drift),
    onCall: (call) => noteCall(env, call),
    capabilities: capabilitiesOf(env),
    onAbsent: (endpoint) => console.warn(JSON.stringify({ event: 'carrier call absent', endpoint })),
  });
}

/** The carrier's procedures, for callers that have no session's tokens to renew. */
export function carrierCallerOf(env: Env, options: CallOptions = {}): CarrierCaller {
  return carrierCaller({ carrier: carrierOf(env), options });
}

/**
 * Maximum time that a page waits for the carrier's reads, in milliseconds (LEDGER-16). They go on after it (HTTP-24).
 */
export const pagePatienceMs = 2_300;
/** Minimum time that a page waits for reads that follow others, in milliseconds. */
export const leastPatienceMs = 200;
/** Time that a page then waits for the reply to a write, in milliseconds. Both waits together stay under 3 s. */
export const answerMs = 500;
/** Time limit of one poll, in milliseconds: an unanswered poll must not delay the others. */
export const pollLimitMs = 8_000;
/** Time limit of calls to third parties, in milliseconds; no page waits for them. */
export const othersLimitMs = 5_000;
