import type { PaymentRecord } from '#contracts/billing/vocabulary.ts';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { dayOf, shiftDays, shiftMonths } from './day.ts';

/** Two days, both included; YYYY-MM-DD. */
export interface BillRange {
  from: string;
  to: string;
}

/** What is shown unless other days are asked for, in months (BILL-4). */
export const usualMonths = 12;
/** The longest range, in months (BILL-4). */
export const mostMonths = 24;

/** The range asked for, with defaults for empty fields (BILL-4). `now` in milliseconds since 1970. */
export function billRange({ from, to }: Partial<BillRange>, now: number): BillRange {
  const last = to ?? dayOf(now);
  return { from: from ?? shiftMonths(last, -usualMonths), to: last };
}

/** Why this range is refused (BILL-4), or undefined. */
export function rangeProblem({ from, to }: BillRange): 'order' | 'too-long' | undefined {
  if (from > to) return 'order';
  return from < shiftMonths(to, -mostMonths) ? 'too-long' : undefined;
}

/** The billing cycle of a monthly bill (BILL-5). */
export function cycleOf(billDay: string): BillRange {
  return { from: billDay, to: shiftDays(shiftMonths(billDay, 1), -1) };
}

/** Hawaii, the last zone where the carrier sells, is ten hours behind UTC. Milliseconds. */
export const hawaiiMs = 10 * millisecondsInHour;

/** Something is owed and the due day is over in Hawaii (BILL-3). Cents; `now` in milliseconds since 1970. */
export function isOverdue(
  { balance, dueDate }: { balance: number; dueDate?: string | undefined },
  now: number,
): boolean {
  return balance > 0 && dueDate !== undefined && dueDate < dayOf(now - hawaiiMs);
}

/** In days from today (BILL-14). Assumed: the carrier does not say how far ahead a promise may be. */
export const promiseDays = { first: 1, last: 14 } as const;

/** The first and last day that can be promised (BILL-14). `now` in milliseconds since 1970. */
export function promiseRange(now: number): BillRange {
  const today = dayOf(now);
  return { from: shiftDays(today, promiseDays.first), to: shiftDays(today, promiseDays.last) };
}

/** The payments of exactly this amount between a bill and the next one, earliest first (BILL-6). */
export function paymentsFor(
  bill: { day: string; amount: number },
  payments: readonly PaymentRecord[],
): PaymentRecord[] {
  const { from, to } = cycleOf(bill.day);
  const paidIn = ({ paidOn }: PaymentRecord) => dayOf(Date.parse(paidOn)) >= from && dayOf(Date.parse(paidOn)) <= to;
  return newestFirst(payments.filter((one) => one.amount === bill.amount && paidIn(one))).toReversed();
}

/** Payments sorted by time, newest first. */
export function newestFirst(payments: readonly PaymentRecord[]): PaymentRecord[] {
  return payments.toSorted((a, b) => Date.parse(b.paidOn) - Date.parse(a.paidOn));
}

/** How long Bills waits for a payment to show after the return from the payment page, in milliseconds (BILL-10). */
export const paymentWaitMs = 10 * millisecondsInMinute;
