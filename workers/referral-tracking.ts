import * as z from 'zod';
import type { ReferralTracking } from '#rpc/portal-context.ts';
import type { Env } from './env.ts';

const part = z.string().min(1).max(64);
const Parameters = z.strictObject({ bid_e: part, bid: part, t: part, campaignid: part });

/** Every request asks, and a Worker has one configuration. */
const parsed = new Map<string, ReferralTracking | undefined>();

/** What the referral tracker knows the portal by (REFER-12); undefined where it is not configured in full. */
export function referralTrackingOf({
  REFERRAL_TRACKING = '',
}: Pick<Env, 'REFERRAL_TRACKING'>): ReferralTracking | undefined {
  if (!parsed.has(REFERRAL_TRACKING))
    parsed.set(
      REFERRAL_TRACKING,
      Parameters.safeParse(Object.fromEntries(new URLSearchParams(REFERRAL_TRACKING))).data,
    );
  return parsed.get(REFERRAL_TRACKING);
}
