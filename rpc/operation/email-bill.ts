import * as z from 'zod/mini';
import { invoiceTypes } from '#contracts/billing/vocabulary.ts';
import { Day, Email, WebAddress } from '#contracts/vocabulary.ts';
import { operation } from './operation.ts';
import { reconcileByTimeout } from './reconcile.ts';

/** Requests the email of a bill (BILL-16). */
export const emailBill = operation({
  kind: 'email-bill',
  effect: 'unseen',
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
  // No read shows whether the carrier sent an email; the customer can request it again.
  reconcile: reconcileByTimeout,
});
