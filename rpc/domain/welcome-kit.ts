/** What a SIM kit costs in cents: its cost less the discount in percent (portal-1 §9). */
export function welcomeKitPrice({ cost, discountPctg }: { cost: number; discountPctg: number }): number {
  return Math.round((cost * (100 - discountPctg)) / 100);
}
