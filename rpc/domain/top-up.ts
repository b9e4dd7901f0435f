import * as z from 'zod/mini';
import type { OperationStatus } from '#contracts/customer/vocabulary.ts';
import type { Pulse, Purchase } from '#contracts/topup/vocabulary.ts';
import { chargeAt } from '#contracts/unit-price.ts';
import { reconcileMissing, type ReconcileResult } from './ledger.ts';

/** Terms of a top-up: size in gigabytes, charge in cents, and the customer whose bill it goes to. */
export const TopUpOrder = z.object({
  gigabytes: z.number(),
  charge: z.number(),
  payerId: z.string(),
  /** Values for the receipt: the tax that the carrier expected, and the day of the bill (MONEY-1). */
  tax: z.optional(z.number()),
  nextBill: z.optional(z.string()),
});
export type TopUpOrder = z.infer<typeof TopUpOrder>;

/**
 * Carrier state right before the write (LEDGER-13): the time of the line's last top-up and the number of purchases of
 * this size. `askedAt`: epoch milliseconds of the read; older rows have none. `inProgress`: another top-up was in
 * progress, whose purchase may still appear in the history.
 */
export const TopUpBaseline = z.object({
  requestedOn: z.optional(z.string()),
  purchases: z.number(),
  askedAt: z.optional(z.number()),
  inProgress: z.optional(z.boolean()),
});
export type TopUpBaseline = z.infer<typeof TopUpBaseline>;

export interface TopUpTerms {
  pulse: Pulse;
  /** Maximum size of a top-up in gigabytes, from the carrier's TOPUP_DATA_LIMIT. */
  limit: number;
  /** Size that a page selects at first in gigabytes, from the carrier's AUTO_TOP_UP_SIZE. */
  preferred: number;
}

export interface TopUpSize {
  gigabytes: number;
  /** Price of the size in cents. */
  charge: number;
}

/** Returns all sizes that can be bought: from one pulse to the limit, by the pulse (TOPUP-2). */
export function sizesOf({ pulse, limit }: TopUpTerms): TopUpSize[] {
  const steps = Math.floor(limit / pulse.pulse + 1e-9);
  return Array.from({ length: Math.max(0, steps) }, (_, index) => {
    const gigabytes = tidy(pulse.pulse * (index + 1));
    return { gigabytes, charge: chargeOf(pulse, gigabytes) };
  });
}

/** Maximum number of sizes that a page lists. */
const mostChoices = 30;

/**
 * Returns the sizes that the page lists (TOPUP-2): all of them, or of more than 30 the round ones (1 to 9, 10 to 90, …
 * pulses), the largest, and the chosen one.
 */
export function choicesOf<S extends TopUpSize>(sizes: readonly S[], chosen: number | undefined): readonly S[] {
  if (sizes.length <= mostChoices) return sizes;
  return sizes.filter(
    ({ gigabytes }, index) => /^[1-9]0*$/.test(String(index + 1)) || index === sizes.length - 1 || gigabytes === chosen,
  );
}

/** Returns the size to select first: the largest up to AUTO_TOP_UP_SIZE, else the smallest (TOPUP-3). */
export function preferredSize(terms: TopUpTerms): TopUpSize | undefined {
  const sizes = sizesOf(terms);
  return sizes.findLast(({ gigabytes }) => gigabytes <= terms.preferred) ?? sizes[0];
}

/** Returns the charge in whole cents: pulseCost divided by pulse, times the size (TOPUP-4). */
export function chargeOf(pulse: Pulse, gigabytes: number): number {
  return chargeAt(pulse.pulseCost, gigabytes, pulse.pulse);
}

/** Rounds a size, because tenths are not exact in binary. */
function tidy(gigabytes: number): number {
  return Number(gigabytes.toFixed(6));
}

interface SentTopUp {
  lineId: string;
  gigabytes: number;
  sentAt: number;
  baseline: TopUpBaseline;
}

/** Returns the carrier's state before a top-up, for reconciliation (LEDGER-13). */
export function topUpBefore(
  order: { lineId: string; gigabytes: number },
  status: OperationStatus,
  purchases: readonly Purchase[],
): TopUpBaseline {
  const inProgress = status.status === 'IN_PROGRESS' || undefined;
  return { requestedOn: status.requestedOn, purchases: countAlike(order, purchases), inProgress };
}

/**
 * Reconciles a top-up (TOPUP-6). Only changes since the baseline count. The history outweighs the status, because it
 * has the line and the size. Times are epoch milliseconds.
 */
export function reconcileTopUp(
  sent: SentTopUp,
  now: number,
  status: OperationStatus,
  purchases: readonly Purchase[],
): ReconcileResult {
  const expected = sent.baseline.purchases + (sent.baseline.inProgress ? 1 : 0);
  if (countAlike(sent, purchases) > expected) return 'done';
  const hasDate = status.requestedOn !== undefined;
  const isNew = hasDate && status.requestedOn !== sent.baseline.requestedOn;
  if (status.status === 'IN_PROGRESS' && (isNew || !hasDate)) return 'pending';
  if (status.status === 'SUCCESSFUL' && isNew) return 'done';
  if (status.status === 'FAILED' && isNew) return 'refused';
  return reconcileMissing(sent.sentAt, now);
}

/** Counts the purchases of the same line and size. */
function countAlike(
  { lineId, gigabytes }: { lineId: string; gigabytes: number },
  purchases: readonly Purchase[],
): number {
  return purchases.filter((purchase) => purchase.customerId === lineId && purchase.totalData === gigabytes).length;
}
