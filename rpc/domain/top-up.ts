import * as z from 'zod/mini';
import type { OperationStatus } from '#contracts/customer/vocabulary.ts';
import type { Pulse, Purchase } from '#contracts/topup/vocabulary.ts';
import { reconcileMissing, type ReconcileResult } from './ledger.ts';

/** What the order summary of a top-up shows: gigabytes, charge in cents, and whose bill it goes to. */
export const TopUpOrder = z.object({
  gigabytes: z.number(),
  charge: z.number(),
  payerId: z.string(),
  /** What the receipt says beside the charge: the tax that the carrier expected, and the day of the bill (MONEY-1). */
  tax: z.optional(z.number()),
  nextBill: z.optional(z.string()),
});
export type TopUpOrder = z.infer<typeof TopUpOrder>;

/**
 * The line's last top-up, and how many purchases of this size the history had (LEDGER-13). `askedAt`: when it was asked
 * for, milliseconds since 1970. `inProgress`: another was under way at the carrier, whose purchase may still come into
 * the history.
 */
export const TopUpBefore = z.object({
  requestedOn: z.optional(z.string()),
  purchases: z.number(),
  askedAt: z.optional(z.number()),
  inProgress: z.optional(z.boolean()),
});
export type TopUpBefore = z.infer<typeof TopUpBefore>;

export interface TopUpTerms {
  pulse: Pulse;
  /** TOPUP_DATA_LIMIT, gigabytes. */
  limit: number;
  /** AUTO_TOP_UP_SIZE, gigabytes. */
  preferred: number;
}

export interface TopUpSize {
  gigabytes: number;
  /** Cents. */
  charge: number;
}

/** All sizes that can be bought: from one pulse to the limit, by the pulse (TOPUP-2). */
export function sizesOf({ pulse, limit }: TopUpTerms): TopUpSize[] {
  const steps = Math.floor(limit / pulse.pulse + 1e-9);
  return Array.from({ length: Math.max(0, steps) }, (_, index) => {
    const gigabytes = tidy(pulse.pulse * (index + 1));
    return { gigabytes, charge: chargeOf(pulse, gigabytes) };
  });
}

/** The size offered first: the largest up to AUTO_TOP_UP_SIZE, else the smallest (TOPUP-3). */
export function preferredSize(terms: TopUpTerms): TopUpSize | undefined {
  const sizes = sizesOf(terms);
  return sizes.findLast(({ gigabytes }) => gigabytes <= terms.preferred) ?? sizes[0];
}

/** The charge in whole cents: pulseCost divided by pulse, times the size (TOPUP-4). */
export function chargeOf(pulse: Pulse, gigabytes: number): number {
  return Math.round((pulse.pulseCost / pulse.pulse) * gigabytes);
}

/** Tenths are not exact in binary. */
function tidy(gigabytes: number): number {
  return Number(gigabytes.toFixed(6));
}

interface SentTopUp {
  lineId: string;
  gigabytes: number;
  sentAt: number;
  before: TopUpBefore;
}

/** What a read-back will be compared with (LEDGER-13). */
export function topUpBefore(
  one: { lineId: string; gigabytes: number },
  status: OperationStatus,
  purchases: readonly Purchase[],
): TopUpBefore {
  const inProgress = status.status === 'IN_PROGRESS' || undefined;
  return { requestedOn: status.requestedOn, purchases: alike(one, purchases), inProgress };
}

/**
 * What a read-back says about a top-up (TOPUP-6). Only what is new since it was sent counts. The history is trusted
 * before the status, because it names the line and the size. Times in milliseconds since 1970.
 */
export function settleTopUp(
  sent: SentTopUp,
  now: number,
  status: OperationStatus,
  purchases: readonly Purchase[],
): ReconcileResult {
  const others = sent.before.purchases + (sent.before.inProgress ? 1 : 0);
  if (alike(sent, purchases) > others) return 'done';
  const dated = status.requestedOn !== undefined;
  const newer = dated && status.requestedOn !== sent.before.requestedOn;
  if (status.status === 'IN_PROGRESS' && (newer || !dated)) return 'pending';
  if (status.status === 'SUCCESSFUL' && newer) return 'done';
  if (status.status === 'FAILED' && newer) return 'refused';
  return reconcileMissing(sent.sentAt, now);
}

function alike({ lineId, gigabytes }: { lineId: string; gigabytes: number }, purchases: readonly Purchase[]): number {
  return purchases.filter((one) => one.customerId === lineId && one.totalData === gigabytes).length;
}
