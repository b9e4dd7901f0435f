import type { InvoiceType } from '#contracts/billing/vocabulary.ts';
import { billsCopyEs } from './bills.es.ts';
import type { ByLanguage } from './language.ts';

export type BillsCopy = {
  title: string;
  backToBills: string;
  /** "Bill of Nov 3". */
  billOf: (day: string) => string;
  types: Record<InvoiceType, string>;
  payNow: string;
  amountDue: string;
  due: string;
  amount: string;
  tax: string;
  total: string;
  card: (lastFour: string) => string;
  promised: (day: string) => string;
  autoTopUp: string;
  monthInAdvance: string;
};

/** Words that the pages of bills share. */
export const billsCopy: BillsCopy = {
  title: 'Bills',
  backToBills: 'Back to Bills',
  billOf: (day) => `Bill of ${day}`,
  types: { MONTHLY: 'Monthly bill', ONE_TIME: 'One-time bill' },
  payNow: 'Pay now',
  amountDue: 'Amount due',
  due: 'Due by',
  amount: 'Amount',
  tax: 'Taxes and fees',
  total: 'Total',
  card: (lastFour) => `card ending in ${lastFour}`,
  promised: (day) => `You promised to pay by ${day}.`,
  autoTopUp: 'Automatic top-up',
  monthInAdvance: 'Month in advance',
};

export const billsMessages: ByLanguage<BillsCopy> = { en: billsCopy, es: billsCopyEs };
