import * as z from 'zod/mini';
import { Email, WebAddress } from '#contracts/vocabulary.ts';
import { operation } from './operation.ts';

/** Has a hosted payment page made and keeps its URL; nothing is charged before it is confirmed there (BILL-8). */
export const paymentPage = operation({
  kind: 'payment-page',
  scope: 'account',
  action: 'pay',
  terms: z.object({ emailId: Email, redirectUrl: WebAddress }),
  /** How many payments the carrier's history had, and whether the account was suspended for non-payment. */
  baseline: z.object({ payments: z.number(), nonPay: z.boolean() }),
  summary: () => ({}),
  send: (carrier, { terms }) => carrier.payment.purchasePage(terms),
  toResult: ({ url }) => url,
  // Without a reply nobody has the page's URL, so nothing can be paid there and another can be made at once.
  reconcile: async () => 'never-arrived',
});
