import * as z from 'zod';
import { Dollars, Email, Gigabytes, Id } from '../vocabulary.ts';

/** What a plan costs on the line of that occurrence; orgPrice is the price before a discount (portal-1 §3). */
export const PlanPricing = z.object({
  reachPlanId: Id,
  occurrence: z.number().int().min(1).max(6),
  price: Dollars,
  orgPrice: Dollars,
});
export type PlanPricing = z.output<typeof PlanPricing>;

/** A plan on sale (portal-1 §3). A customer's reachPlanId is the name of a plan. */
export const Plan = z.object({
  name: Id,
  displayNameWeb: z.string(),
  baseLinePrice: Dollars,
  additionalLinePrice: Dollars,
  /** What each added line costs, by the number of the line: 2 to 6. */
  addLineSplitPrice: z.record(z.string().regex(/^[2-6]$/), Dollars).default({}),
  /** Gigabytes a month; an unlimited plan may leave it out. */
  planData: Gigabytes.optional(),
  isUnlimited: z.boolean().default(false),
  /** How video is streamed, in the carrier's words. */
  streamType: z.string().optional(),
  /** True for a plan that only an eSIM-capable device can have. */
  esimOnly: z.boolean().default(false),
  upGradableTo: z.array(Id).default([]),
  downGradableTo: z.array(Id).default([]),
  /** The coupon that home-internet customers get. */
  wowCoupon: Id.optional(),
  planPricing: z.array(PlanPricing).optional(),
});
export type Plan = z.output<typeof Plan>;

export const Coupon = z.object({
  couponCode: Id.optional(),
  discountInDollar: Dollars,
  secondaryDiscountInDollar: Dollars,
});
export type Coupon = z.output<typeof Coupon>;

/** Somebody who was invited. */
export const Referee = z.object({ refereeName: z.string().min(1).max(64), refereeEmailId: Email });
export type Referee = z.output<typeof Referee>;

/** Whom the people of `active-family` invited already: inviting them once more is refused. */
export const sampleReferee = { refereeName: 'Sam Lee', refereeEmailId: 'sam.lee@example.test' } as const;
/** The coupons that a pretend carrier knows: the plans' home-internet one, and one of a referral. */
export const sampleCoupons = { homeInternet: 'HOME5', referral: 'FRIEND10' } as const;
