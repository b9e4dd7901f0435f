import { chargeAt } from '#contracts/unit-price.ts';

/** Returns the price of a SIM kit in whole cents: `cost` in cents less the discount in percent (PUBLIC-9). */
export function welcomeKitPrice({ cost, discountPctg }: { cost: number; discountPctg: number }): number {
  // Computes in thousandths of a percent, because their difference is exact.
  return chargeAt(cost, 100_000 - Math.round(discountPctg * 1_000), 100_000);
}
