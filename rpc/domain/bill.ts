import type { PaymentRecord } from '#contracts/billing/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { millisecondsInMinute } from 'date-fns/constants';
import { type Day, dayIn, shiftDays, shiftMonths } from './day.ts';
import { isInState } from './line-status.ts';

/** First and last day of a range of bills; YYYY-MM-DD. */
export interface BillRange {
  from: string;
  to: string;
}

/** Default range of the list of bills, in months (BILL-4). */
export const usualMonths = 12;
/** Longest range of the list of bills, in months (BILL-4). */
export const mostMonths = 24;

/** Returns the requested range, with defaults for empty fields (BILL-4). */
export function billRange({ from, to }: Partial<BillRange>, today: Day): BillRange {
  const last = to ?? today;
  return { from: from ?? shiftMonths(last, -usualMonths), to: last };
}

/** Returns the problem of a range of bills (BILL-4), or undefined. */
export function rangeProblem({ from, to }: BillRange): 'order' | 'too-long' | undefined {
  if (from > to) return 'order';
  return from < shiftMonths(to, -mostMonths) ? 'too-long' : undefined;
}

/** Returns the billing cycle of a monthly bill (BILL-5). */
export function cycleOf(billDay: string): BillRange {
  return { from: billDay, to: shiftDays(shiftMonths(billDay, 1), -1) };
}

/** Returns true when a balance in cents is due and the customer's due day is over (BILL-3). */
export function isOverdue({ balance, dueDate }: { balance: number; dueDate?: Day | undefined }, today: Day): boolean {
  return balance > 0 && dueDate !== undefined && dueDate < today;
}

/** Returns true when the line came into service in the carrier's billing cycle: its bill is the first (MONEY-9). */
export function isFirstBill({ activationDate, billStartDate }: Pick<Customer, 'activationDate' | 'billStartDate'>) {
  return activationDate !== undefined && billStartDate !== undefined && activationDate >= billStartDate;
}

/** Returns true while bills follow: not once every line is disconnected or disabled (BILL-24). */
export function isStillBilled(lines: readonly Pick<Customer, 'status'>[]): boolean {
  return lines.some((line) => !isInState(line, 'disconnected') && !isInState(line, 'disabled'));
}

/** Days from today (BILL-14). Assumed: the carrier documents no limit of a promise. */
export const promiseDays = { first: 1, last: 14 } as const;

/** Returns the first and last day that can be promised (BILL-14). */
export function promiseRange(today: Day): BillRange {
  return { from: shiftDays(today, promiseDays.first), to: shiftDays(today, promiseDays.last) };
}

/**
 * Returns the payments of exactly this amount between a bill and the next one, earliest first (BILL-6). Days are those
 * of the time zone.
 */
export function paymentsFor(
  bill: { day: string; amount: number },
  payments: readonly PaymentRecord[],
  timeZone: string,
): PaymentRecord[] {
  const { from, to } = cycleOf(bill.day);
  const isInCycle = ({ paidOn }: PaymentRecord) => {
    const day = dayIn(Date.parse(paidOn), timeZone);
    return day >= from && day <= to;
  };
  return newestFirst(payments.filter((payment) => payment.amount === bill.amount && isInCycle(payment))).toReversed();
}

/** Returns payments sorted by time, newest first. */
export function newestFirst(payments: readonly PaymentRecord[]): PaymentRecord[] {
  return payments.toSorted((a, b) => Date.parse(b.paidOn) - Date.parse(a.paidOn));
}

/** Time that Bills waits for a payment after the return from the payment page, in milliseconds (BILL-10). */
export const paymentWaitMs = 10 * millisecondsInMinute;

/**
 * State of auto-pay for a bill (BILL-18). `missed`: it is on, but the bill is overdue or lines are suspended for it.
 * The page must not advise to wait for it then.
 */
export type AutoPay = 'on' | 'off' | 'missed';

interface Unpaid {
  isAutoPay: boolean;
  overdue: boolean;
  /** The account is suspended for non-payment. */
  nonPay: boolean;
}

/** Returns the state of auto-pay (BILL-18). */
export function autoPayOf({ isAutoPay, overdue, nonPay }: Unpaid): AutoPay {
  if (!isAutoPay) return 'off';
  return overdue || nonPay ? 'missed' : 'on';
}
