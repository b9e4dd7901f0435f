import { catalog } from '#contracts/catalog/endpoints.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { readOne, readRequest } from '#rpc/portal-reads.ts';
import { type Fault, plainMessage } from '#rpc/problem.ts';

/** A coupon in the carrier's spelling, with the cents per month that it takes off each added line. */
export type CouponCheck =
  | { kind: 'good'; code: string; discount: number }
  | { kind: 'no-effect' }
  | { kind: 'unread'; fault: Fault }
  | { kind: 'refused'; message: string | undefined };

/**
 * Checks a typed code with the carrier. A refused code is tried once more in capitals: a code is not case-sensitive
 * (ADDLINE-4).
 * @param ageMs maximum age of the carrier's reply, in milliseconds
 */
export async function checkCoupon(context: PortalContext, typed: string, ageMs: number): Promise<CouponCheck> {
  const outcome = await readOne(context, readRequest(catalog.coupon, { couponCode: typed }, ageMs));
  switch (outcome.kind) {
    case 'reply': {
      const { couponCode: code = typed, secondaryDiscountInDollar: discount } = outcome.reply;
      return discount > 0 ? { kind: 'good', code, discount } : { kind: 'no-effect' };
    }
    case 'problem':
    case 'fault': {
      if (outcome.kind === 'fault' && outcome.why !== 'refused') return { kind: 'unread', fault: outcome };
      const capitals = typed.toUpperCase();
      if (typed !== capitals) return checkCoupon(context, capitals, ageMs);
      return { kind: 'refused', message: plainMessage(outcome.message) };
    }
  }
}

/** Returns true when both texts are one coupon code. */
export function isSameCode(one: string, other: string | undefined): boolean {
  return one.toUpperCase() === other?.toUpperCase();
}
