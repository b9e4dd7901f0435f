import type { BillingAccount } from '#contracts/billing/vocabulary.ts';
import { type AutoPay, autoPayOf, isOverdue } from '../../domain/bill.ts';
import type { Day } from '../../domain/day.ts';

/** The balance of an account. Amounts in cents, days as YYYY-MM-DD. */
export interface Owed {
  /** Cents owed; negative for a credit. */
  balance: number;
  dueDate?: string;
  overdue: boolean;
  autoPay: AutoPay;
}

/** Returns the account's balance. @param nonPay the account is suspended for non-payment */
export function owedOf({ balance, dueDate, isAutoPay }: BillingAccount, today: Day, nonPay: boolean): Owed {
  const overdue = isOverdue({ balance, dueDate }, today);
  return { balance, dueDate, overdue, autoPay: autoPayOf({ isAutoPay, overdue, nonPay: nonPay && balance > 0 }) };
}
