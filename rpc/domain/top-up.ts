import type { OperationStatus } from '#contracts/customer/vocabulary.ts';
import type { Pulse, Purchase } from '#contracts/topup/vocabulary.ts';
import type { Verdict } from './ledger.ts';

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

/** How far the carrier's clock may be behind ours. */
const skewMs = 2 * 60_000;
/** A request that nobody at the carrier knows of after this long never arrived: our own limit of 30 s is long past. */
const arrivalMs = 2 * 60_000;

/**
 * What a read-back says about a top-up that was sent at `sentAt`: done, refused, never arrived, or still open.
 * The history is trusted before the status, because it names the line, the size and the time.
 */
export function settleTopUp(sent: { lineId: string; gigabytes: number; sentAt: number }, now: number, status: OperationStatus, purchases: readonly Purchase[]): Verdict {
  const ours = (instant: string | undefined) => instant !== undefined && Date.parse(instant) >= sent.sentAt - skewMs;
  if (purchases.some((one) => one.customerId === sent.lineId && one.totalData === sent.gigabytes && ours(one.topupDate))) return 'done';
  if (status.status === 'IN_PROGRESS') return 'pending';
  if (ours(status.requestedOn)) {
    if (status.status === 'SUCCESSFUL') return 'done';
    if (status.status === 'FAILED') return 'refused';
  }
  return now - sent.sentAt > arrivalMs ? 'never-arrived' : 'open';
}
