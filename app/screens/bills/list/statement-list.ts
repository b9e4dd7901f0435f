import type { Invoice, InvoiceType, PaymentRecord } from '#contracts/billing/vocabulary.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { newestFirst } from '#rpc/domain/bill.ts';
import { lastFourOf } from '#rpc/domain/card.ts';
import { billKey } from '#rpc/domain/ref.ts';

/** A bill in a list. */
export interface BillRow {
  ref: string;
  type: InvoiceType;
  /** Day of the bill, YYYY-MM-DD. */
  day: string;
  /** Billed amount in cents. */
  amount: number;
}

/** A payment in a list. */
export interface PaymentRow {
  /** Time of the payment, milliseconds since 1970. */
  paidAt: number;
  /** Paid amount in cents. */
  amount: number;
  /** The last four digits of the card. */
  card?: string;
}

/** Returns rows of bills with their references, newest first. */
export async function makeBillRows({ account }: PortalContext, invoices: readonly Invoice[]): Promise<BillRow[]> {
  const keyOf = ({ invoiceId, invoiceDate }: Invoice) => billKey({ invoiceId, day: invoiceDate });
  const refs = await account.refs(invoices.map(keyOf));
  const rows = invoices.map((invoice) => ({
    ref: refs[keyOf(invoice)] as string,
    type: invoice.invoiceType,
    day: invoice.invoiceDate,
    amount: invoice.amount,
  }));
  return rows.sort((a, b) => (a.day < b.day ? 1 : -1));
}

/** Payments, newest first. Of a card only the last four digits leave here. */
export function paymentRows(payments: readonly PaymentRecord[]): PaymentRow[] {
  return newestFirst(payments).map(({ paidOn, amount, ccNumberMask }) => {
    return { paidAt: Date.parse(paidOn), amount, card: lastFourOf(ccNumberMask) };
  });
}
