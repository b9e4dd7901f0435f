import type { PlanOnSale } from '../public/plan.ts';

/** Gigabytes a month that each answer of the plan finder needs, smallest first (PUBLIC-38). */
export const usesInGigabytes = [2, 5, 10, 15] as const;
export type UseInGigabytes = (typeof usesInGigabytes)[number];

/** Answers of the plan finder. */
export interface PlanWish {
  /** Number of lines, 1 to 6. */
  lines: number;
  use: UseInGigabytes;
}

/** The plan for a wish, with its price in cents per month. */
export interface FoundPlan {
  plan: PlanOnSale;
  total: number;
  /** Groups of lines with the same price, in the order of the lines. */
  prices: readonly { count: number; price: number }[];
}

/** Reads the answers of the finder from a query; undefined unless both are there and valid. */
export function planWishOf(query: URLSearchParams): PlanWish | undefined {
  const lines = /^[1-6]$/.test(query.get('lines') ?? '') ? Number(query.get('lines')) : undefined;
  const use = usesInGigabytes.find((gigabytes) => String(gigabytes) === query.get('use'));
  return lines && use ? { lines, use } : undefined;
}

/**
 * Returns the cheapest plan, for so many lines, that has the data for the use; the largest one if none has (PUBLIC-38).
 * Plans for eSIM devices alone are left out.
 */
export function findPlan(plans: readonly PlanOnSale[], { lines, use }: PlanWish): FoundPlan | undefined {
  const offers = plans.filter(({ esimOnly }) => !esimOnly).map((plan) => priced(plan, lines));
  const enough = offers.filter(({ plan }) => sizeOf(plan) >= use);
  if (enough.length === 0) return offers.toSorted((a, b) => sizeOf(b.plan) - sizeOf(a.plan))[0];
  return enough.toSorted((a, b) => a.total - b.total)[0];
}

const sizeOf = ({ unlimited, gigabytes = 0 }: PlanOnSale) => (unlimited ? Infinity : gigabytes);

function priced(plan: PlanOnSale, lines: number): FoundPlan {
  const ofLine = (occurrence: number) =>
    plan.moreLines.find((line) => line.occurrence === occurrence)?.price ?? plan.eachMoreLine;
  const each = Array.from({ length: lines }, (_, index) => (index === 0 ? plan.firstLine : ofLine(index + 1)));
  const prices: { count: number; price: number }[] = [];
  for (const price of each) {
    const last = prices.at(-1);
    if (last?.price === price) last.count += 1;
    else prices.push({ count: 1, price });
  }
  return { plan, prices, total: each.reduce((sum, price) => sum + price, 0) };
}

/** The Best Fit plans by their claimed sizes, smallest first; without its plan where the list has none (PUBLIC-2). */
export function bestFitOf(
  plans: readonly PlanOnSale[] = [],
): { gigabytes: UseInGigabytes; plan: PlanOnSale | undefined }[] {
  return usesInGigabytes.map((gigabytes) => ({
    gigabytes,
    plan: plans.find((plan) => !plan.unlimited && !plan.esimOnly && plan.gigabytes === gigabytes),
  }));
}
