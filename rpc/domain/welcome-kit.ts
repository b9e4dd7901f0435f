/** Returns the price of a SIM kit in whole cents: `cost` in cents less the discount in percent (PUBLIC-9). */
export function welcomeKitPrice({ cost, discountPctg }: { cost: number; discountPctg: number }): number {
  return Math.round((cost * (100 - discountPctg)) / 100);
}
