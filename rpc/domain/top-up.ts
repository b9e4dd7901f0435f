import * as z from 'zod';
import type { OperationStatus } from '#contracts/customer/vocabulary.ts';
import type { Pulse, Purchase } from '#contracts/topup/vocabulary.ts';
import { notFoundYet, type Verdict } from './ledger.ts';

/** What a top-up's confirm page shows, charge in cents, and whose invoice it goes to. */
export const TopUpOrder = z.object({ gigabytes: z.number(), charge: z.number(), payerId: z.string() });
export type TopUpOrder = z.infer<typeof TopUpOrder>;

/** The line's last top-up, and how many of this size the history held. */
export const TopUpBefore = z.object({ requestedOn: z.string().optional(), purchases: z.number() });
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

/** All sizes that can be bought: one pulse, and so on by the pulse, up to the limit (portal-1 §5). */
export function sizesOf({ pulse, limit }: TopUpTerms): TopUpSize[] {
  const steps = Math.floor(limit / pulse.pulse + 1e-9);
  return Array.from({ length: Math.max(0, steps) }, (_, index) => {
    const gigabytes = tidy(pulse.pulse * (index + 1));
    return { gigabytes, charge: chargeOf(pulse, gigabytes) };
  });
}

/** The size offered first: the largest that AUTO_TOP_UP_SIZE reaches, else the smallest (portal-1 §9). */
export function preferredSize(terms: TopUpTerms): TopUpSize | undefined {
  const sizes = sizesOf(terms);
  return sizes.findLast(({ gigabytes }) => gigabytes <= terms.preferred) ?? sizes[0];
}

/** Cents: pulseCost divided by pulse times the size (portal-1 §5). */
export function chargeOf(pulse: Pulse, gigabytes: number): number {
  return Math.round((pulse.pulseCost / pulse.pulse) * gigabytes);
}

/** Half gigabytes are exact in binary, tenths are not. */
function tidy(gigabytes: number): number {
  return Number(gigabytes.toFixed(6));
}

interface SentTopUp {
  lineId: string;
  gigabytes: number;
  sentAt: number;
  before: TopUpBefore;
}

/** What the carrier says now that a later read is compared with. */
export function topUpBefore(
  one: { lineId: string; gigabytes: number },
  status: OperationStatus,
  purchases: readonly Purchase[],
): TopUpBefore {
  return { requestedOn: status.requestedOn, purchases: alike(one, purchases) };
}

/**
 * What a read-back says about a top-up: done, refused, never arrived, or still open. Only what was not there before it
 * was
 * sent counts; the history is trusted before the status, because it names the line and the size.
 */
export function settleTopUp(
  sent: SentTopUp,
  now: number,
  status: OperationStatus,
  purchases: readonly Purchase[],
): Verdict {
  if (alike(sent, purchases) > sent.before.purchases) return 'done';
  const dated = status.requestedOn !== undefined;
  const newer = dated && status.requestedOn !== sent.before.requestedOn;
  if (status.status === 'IN_PROGRESS' && (newer || !dated)) return 'pending';
  if (status.status === 'SUCCESSFUL' && newer) return 'done';
  if (status.status === 'FAILED' && newer) return 'refused';
  return notFoundYet(sent.sentAt, now);
}

function alike({ lineId, gigabytes }: { lineId: string; gigabytes: number }, purchases: readonly Purchase[]): number {
  return purchases.filter((one) => one.customerId === lineId && one.totalData === gigabytes).length;
}
