import * as z from 'zod/mini';
import { CardMask } from '../card/vocabulary.ts';
import { Balance, Day, Id, Instant, Price, WebAddress } from '../vocabulary.ts';
import { inessential } from '../wire-trait.ts';

/** The price of the first month when it is paid before activation (BILL-11). */
export const MonthInAdvance = z.object({ amount: Price, totalTax: Price });
export type MonthInAdvance = z.output<typeof MonthInAdvance>;

/** Amount that a customer owes, and the day of the next bill. */
export const BillingAccount = z.object({
  balance: Balance,
  dueDate: inessential(Day),
  nextBillingDate: inessential(Day),
  isAutoPay: z._default(z.boolean(), false),
});
export type BillingAccount = z.output<typeof BillingAccount>;

export const invoiceTypes = ['MONTHLY', 'ONE_TIME'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];
export const Invoice = z.object({
  invoiceId: Id,
  invoiceType: z.enum(invoiceTypes),
  invoiceDate: Day,
  /** Below zero where the credit is larger than what was used. */
  amount: Balance,
  invoiceUrl: WebAddress,
});
export type Invoice = z.output<typeof Invoice>;

export const PaymentRecord = z.object({
  paymentId: Id,
  paidOn: Instant,
  amount: Price,
  ccNumberMask: inessential(CardMask),
});
export type PaymentRecord = z.output<typeof PaymentRecord>;

/**
 * The expected next bill; a credit can be larger than it. Its tax is the sum of the taxes that were quoted: SIM kits
 * are taxed where they go, and their shipping is not, as `tax.byAddress` quotes.
 */
export const Forecast = z.object({ billDate: Day, amount: Balance, totalTax: Price });
export type Forecast = z.output<typeof Forecast>;
