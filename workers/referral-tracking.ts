import * as z from 'zod/mini';
import type { ReferralTracking } from '#rpc/operation/invite.ts';
import type { Env } from './env.ts';
import { readOnce } from './read-once.ts';

const part = z.string().check(z.minLength(1), z.maxLength(64));
const Parameters = z.strictObject({ bid_e: part, bid: part, t: part, campaignid: part });

const parametersIn = readOnce(
  (query): ReferralTracking | undefined => Parameters.safeParse(Object.fromEntries(new URLSearchParams(query))).data,
);

/** Returns the portal's ids at the referral tracker (REFER-12); undefined without a complete configuration. */
export function referralTrackingOf({
  REFERRAL_TRACKING = '',
}: Pick<Env, 'REFERRAL_TRACKING'>): ReferralTracking | undefined {
  return parametersIn(REFERRAL_TRACKING);
}
