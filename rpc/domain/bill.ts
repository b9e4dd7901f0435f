import type { PaymentRecord } from '#contracts/billing/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { millisecondsInMinute } from 'date-fns/constants';
import { type Day, dayIn, shiftDays, shiftMonths } from './day.ts';
import { isInState } from './line-status.ts';

/** Two days, both included; YYYY-MM-DD. */
export interface BillRange {
  from: string;
  to: string;
}

/** What is shown unless other days are asked for, in months (BILL-4). */
export const usualMonths = 12;
/** The longest range, in months (BILL-4). */
export const mostMonths = 24;

/** The range asked for, with defaults for empty fields (BILL-4). */
export function billRange({ from, to }: Partial<BillRange>, today: Day): BillRange {
  const last = to ?? today;
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

/** Something is owed and the due day is over where the customer is (BILL-3). Cents. */
export function isOverdue({ balance, dueDate }: { balance: number; dueDate?: Day | undefined }, today: Day): boolean {
  return balance > 0 && dueDate !== undefined && dueDate < today;
}

/** Whether anything is still going to be billed: not once every line is disconnected or disabled (BILL-24). */
export function isStillBilled(lines: readonly Pick<Customer, 'status'>[]): boolean {
  return lines.some((line) => !isInState(line, 'disconnected') && !isInState(line, 'disabled'));
}

/** In days from today (BILL-14). Assumed: the carrier does not say how far ahead a promise may be. */
export const promiseDays = { first: 1, last: 14 } as const;

/** The first and last day that can be promised (BILL-14). */
export function promiseRange(today: Day): BillRange {
  return { from: shiftDays(today, promiseDays.first), to: shiftDays(today, promiseDays.last) };
}

/** The payments of exactly this amount between a bill and the next one by a zone's days, earliest first (BILL-6). */
export function paymentsFor(
  bill: { day: string; amount: number },
  payments: readonly PaymentRecord[],
  timeZone: string,
): PaymentRecord[] {
  const { from, to } = cycleOf(bill.day);
  const paidIn = ({ paidOn }: PaymentRecord) => {
    const day = dayIn(Date.parse(paidOn), timeZone);
    return day >= from && day <= to;
  };
  return newestFirst(payments.filter((one) => one.amount === bill.amount && paidIn(one))).toReversed();
}

/** Payments sorted by time, newest first. */
export function newestFirst(payments: readonly PaymentRecord[]): PaymentRecord[] {
  return payments.toSorted((a, b) => Date.parse(b.paidOn) - Date.parse(a.paidOn));
}

/** How long Bills waits for a payment to show after the return from the payment page, in milliseconds (BILL-10). */
export const paymentWaitMs = 10 * millisecondsInMinute;

/**
 * What auto-pay does about a bill (BILL-18). `missed`: it is on, and yet the bill is overdue or lines are suspended for
 * it, so nobody may be told to wait for it.
 */
export type AutoPay = 'on' | 'off' | 'missed';

interface Unpaid {
  isAutoPay: boolean;
  overdue: boolean;
  /** The account is suspended for non-payment. */
  nonPay: boolean;
}

/** BILL-18. */
export function autoPayOf({ isAutoPay, overdue, nonPay }: Unpaid): AutoPay {
  if (!isAutoPay) return 'off';
  return overdue || nonPay ? 'missed' : 'on';
}
