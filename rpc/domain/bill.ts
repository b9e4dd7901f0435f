import type { PaymentRecord } from '#contracts/billing/vocabulary.ts';
import { dayOf, shiftDays, shiftMonths } from './day.ts';

/** Bills between two days, both included; YYYY-MM-DD. */
export interface BillRange {
  from: string;
  to: string;
}

/** What is shown unless somebody asks for other days, in months. */
export const usualMonths = 12;
/** The most that is asked for at once, in months. */
export const mostMonths = 24;

/** What is asked for, with the usual days where a field was left empty. */
export function billRange({ from, to }: Partial<BillRange>, now: number): BillRange {
  const last = to ?? dayOf(now);
  return { from: from ?? shiftMonths(last, -usualMonths), to: last };
}

/** Why bills are not looked for between these days. */
export function rangeProblem({ from, to }: BillRange): 'order' | 'too-long' | undefined {
  if (from > to) return 'order';
  return from < shiftMonths(to, -mostMonths) ? 'too-long' : undefined;
}

/** A monthly bill is for the cycle that begins with its day, and ends the day before the next bill (portal-2 §4). */
export function cycleOf(billDay: string): BillRange {
  return { from: billDay, to: shiftDays(shiftMonths(billDay, 1), -1) };
}

/** A day is over when it is over everywhere the carrier sells: Hawaii is ten hours behind UTC. */
const lastZoneMs = 10 * 3_600_000;

/** Something is owed, and the day by which it was to be paid is over. Cents, milliseconds since 1970. */
export function isOverdue(
  { balance, dueDate }: { balance: number; dueDate?: string | undefined },
  now: number,
): boolean {
  return balance > 0 && dueDate !== undefined && dueDate < dayOf(now - lastZoneMs);
}

/** Assumed: the carrier does not say how far ahead a promise to pay may be. Days. */
export const promiseDays = { first: 1, last: 14 } as const;

/** The first and the last day that can be promised. */
export function promiseRange(now: number): BillRange {
  const today = dayOf(now);
  return { from: shiftDays(today, promiseDays.first), to: shiftDays(today, promiseDays.last) };
}

/** The payments of exactly this amount between a bill and the next one, the earliest first. */
export function paymentsFor(
  bill: { day: string; amount: number },
  payments: readonly PaymentRecord[],
): PaymentRecord[] {
  const { from, to } = cycleOf(bill.day);
  const paidIn = ({ paidOn }: PaymentRecord) => dayOf(Date.parse(paidOn)) >= from && dayOf(Date.parse(paidOn)) <= to;
  return newestFirst(payments.filter((one) => one.amount === bill.amount && paidIn(one))).toReversed();
}

/** Payments by their time, whatever order they came in. */
export function newestFirst(payments: readonly PaymentRecord[]): PaymentRecord[] {
  return payments.toSorted((a, b) => Date.parse(b.paidOn) - Date.parse(a.paidOn));
}

/** After this long without a trace, a payment that somebody may have made is not waited for any more; milliseconds. */
export const paymentWaitMs = 10 * 60_000;
