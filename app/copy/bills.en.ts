import type { InvoiceType } from '#contracts/billing/vocabulary.ts';

/** Words that the pages of bills share. */
export const billsCopy = {
  title: 'Bills',
  backToBills: 'Back to Bills',
  /** "Bill of Nov 3". */
  billOf: (day: string) => `${day} bill`,
  types: { MONTHLY: 'Monthly bill', ONE_TIME: 'One-time bill' } satisfies Record<InvoiceType, string>,
  amountDue: 'Amount due',
  due: 'Due',
  wasDue: 'Was due',
  amount: 'Amount',
  tax: 'Taxes and fees',
  total: 'Total',
  card: (lastFour: string) => `card ending in ${lastFour}`,
  theCard: (lastFour: string) => `the card ending in ${lastFour}`,
  promised: (day: string) => `You have a payment arrangement: pay by ${day}.`,
  arrange: 'Make a payment arrangement',
  autoTopUp: 'Automatic top-up',
  monthInAdvance: 'Month in advance',
};

export type BillsCopy = typeof billsCopy;
