import { type Carrier, createCarrier } from '#rpc/carrier/client.ts';
import type { Env } from './env.ts';

/** The carrier client with this environment's origins and secret. */
export function carrierOf(env: Env): Carrier {
  return createCarrier({
    origins: {
      carrier: env.CARRIER_ORIGIN,
      marketing: env.MARKETING_ORIGIN,
      'referral-tracking': env.REFERRAL_TRACKING_ORIGIN,
      maps: env.MAPS_ORIGIN,
      rates: env.RATES_ORIGIN,
    },
    secret: env.CARRIER_SIGNATURE_SECRET,
    fetch: (request, init) => fetch(request, init),
    now: () => new Date(),
    transactionId: () => crypto.randomUUID(),
  });
}

/** How long a page waits for the carrier, in milliseconds: it must be there within 3 s, whatever the carrier does. */
export const pageLimitMs = 2_300;
/**
 * How long a page then waits for the answer to an order, in milliseconds: "under way" is a good answer, and both waits
 * together stay under 3 s.
 */
export const answerMs = 500;
/** How long a look of the alarm waits, in milliseconds: one line's silence must not hold up the others. */
export const pollLimitMs = 8_000;
