import type { BillingAccount } from '#contracts/billing/vocabulary.ts';
import { type AutoPay, autoPayOf } from '../../domain/auto-pay.ts';
import { isOverdue } from '../../domain/bill.ts';

/** What is owed. Amounts in cents, days as YYYY-MM-DD. */
export interface Owed {
  /** Less than nothing is a credit. */
  balance: number;
  dueDate?: string;
  overdue: boolean;
  autoPay: AutoPay;
}

/**
 * What the account owes.
 * @param now milliseconds since 1970
 * @param nonPay the account is suspended for non-payment
 */
export function owedOf({ balance, dueDate, isAutoPay }: BillingAccount, now: number, nonPay: boolean): Owed {
  const overdue = isOverdue({ balance, dueDate }, now);
  return { balance, dueDate, overdue, autoPay: autoPayOf({ isAutoPay, overdue, nonPay: nonPay && balance > 0 }) };
}
