import type { Day } from '../day.ts';

/** The part of an order that a bill lists, such as a plan or extra data. */
export type BillItem =
  | { kind: 'top-up'; gigabytes: number }
  | { kind: 'sim-card' | 'new-line' | 'first-month' }
  /** The rest of a billing cycle on a dearer plan, and what a plan changes on each bill from then on. */
  | { kind: 'plan-rest' | 'plan'; planName: string };

/** A charge that was ordered here, and that a bill to come is to have. Amounts in cents. */
export interface BillCharge {
  operationId: string;
  item: BillItem;
  lineId: string;
  /** Cents without tax; below zero for a cheaper plan. */
  net: number;
  /** Cents of tax; absent where the carrier quoted none. */
  tax?: number | undefined;
  /** An estimate: the rest of a cycle, and the tax on a difference. */
  isAbout?: boolean | undefined;
  /** Day of the bill that the review page showed; absent where it showed none. */
  billDay?: Day | undefined;
  /** Time at which the order was sent, epoch milliseconds. */
  sentAt: number;
  /** `may-arrive`: nobody knows yet whether the carrier has it. */
  certainty: 'accepted' | 'may-arrive';
}

/** A forecast of a bill, as the portal once read it. */
export interface ForecastRead {
  billDay: Day;
  /** Forecast amount in cents, without tax. */
  net: number;
  /** Time at which the carrier first returned this forecast; epoch milliseconds. */
  at: number;
}

/** Data of the ledger and of earlier reads that the next bill depends on. */
export interface BillRecord {
  charges: BillCharge[];
  earlier: ForecastRead[];
}

/** Returns a charge with its tax, in cents. */
export function grossOf({ net, tax = 0 }: Pick<BillCharge, 'net' | 'tax'>): number {
  return net + tax;
}

/** Time for which the ledger's charges may be on a bill to come: a cycle, and some days to send it. */
export const billChargeDays = 40;
/** Number of days in which the page of a bill lists the orders that it charges. */
export const orderedForDays = 90;
