import * as z from 'zod/mini';
import { shownText } from '../spelling.ts';
import { Email, Gigabytes, Id, ListPrice, Price, ShownText } from '../vocabulary.ts';
import { inessential, wireTraits } from '../wire-trait.ts';

/** The price of a plan on the line of that occurrence; `orgPrice` is the price before discounts (PLAN-9). */
export const PlanPricing = z.object({
  reachPlanId: Id,
  occurrence: z.int().check(z.minimum(1)),
  price: Price,
  orgPrice: ListPrice,
});
export type PlanPricing = z.output<typeof PlanPricing>;

/** A plan on sale. A customer's `reachPlanId` is the name of a plan. */
export const Plan = z.object({
  name: Id,
  displayNameWeb: ShownText,
  baseLinePrice: ListPrice,
  additionalLinePrice: ListPrice,
  /** The price of each added line, by its occurrence (PLAN-10). */
  addLineSplitPrice: z._default(z.record(z.string().check(z.regex(/^[2-6]$/)), Price), {}),
  /** Gigabytes a month; an unlimited plan may leave it out. */
  planData: z.optional(Gigabytes),
  isUnlimited: z._default(z.boolean(), false),
  /** Video quality, in the carrier's words. */
  streamType: inessential(ShownText),
  /** True for a plan that only an eSIM-capable device can have. */
  esimOnly: z._default(z.boolean(), false),
  upGradableTo: z._default(z.array(Id), []),
  downGradableTo: z._default(z.array(Id), []),
  /** The coupon of home-internet customers. */
  wowCoupon: inessential(Id),
  planPricing: inessential(z.array(PlanPricing).register(wireTraits, { key: 'occurrence' })),
});
export type Plan = z.output<typeof Plan>;

export const Coupon = z.object({
  couponCode: inessential(Id),
  discountInDollar: Price,
  secondaryDiscountInDollar: Price,
});
export type Coupon = z.output<typeof Coupon>;

/** A friend whom a customer has invited. */
export const Referee = z.object({
  refereeName: z.string().check(z.minLength(1), z.maxLength(64)).register(wireTraits, { reads: shownText }),
  refereeEmailId: Email,
});
export type Referee = z.output<typeof Referee>;

/** Referee whom `active-family` has invited already: a second invitation is refused. */
export const sampleReferee = { refereeName: 'Sam Lee', refereeEmailId: 'sam.lee@example.test' } as const;
/** Coupons of the fixture carrier: the home-internet coupon of plans, and a referral's. */
export const sampleCoupons = { homeInternet: 'HOME5', referral: 'FRIEND10' } as const;
