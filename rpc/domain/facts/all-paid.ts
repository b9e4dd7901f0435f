import type { BillingAccount } from '#contracts/billing/vocabulary.ts';

/** Returns true while nothing is owed, so that nothing is past due. It is about the balance, not a bill (BILL-29). */
export function isAllPaid({ balance }: Pick<BillingAccount, 'balance'>): boolean {
  return balance <= 0;
}
