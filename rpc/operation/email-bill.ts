import * as z from 'zod/mini';
import { invoiceTypes } from '#contracts/billing/vocabulary.ts';
import { Day, Email, WebAddress } from '#contracts/vocabulary.ts';
import { operation } from './operation.ts';
import { reconcileByTimeout } from './reconcile.ts';

/** Has a bill sent by email (BILL-16). */
export const emailBill = operation({
  kind: 'email-bill',
  scope: 'account',
  action: 'see-bills',
  rateLimit: 'bill-email',
  terms: z.object({
    emailId: Email,
    invoiceUrl: WebAddress,
    invoiceType: z.enum(invoiceTypes),
    invoiceDate: Day,
  }),
  summary: ({ invoiceDate }) => ({ invoiceDate }),
  send: (carrier, { terms: { emailId, invoiceUrl, invoiceType } }) =>
    carrier.billing.sendInvoice({ emailId, invoiceUrl, invoiceType }),
  // The carrier has no way to tell whether it sent an email; it may be asked for again.
  reconcile: reconcileByTimeout,
});
