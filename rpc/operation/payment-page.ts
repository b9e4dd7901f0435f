import * as z from 'zod/mini';
import { Email, WebAddress } from '#contracts/vocabulary.ts';
import { operation } from './operation.ts';

/**
 * Requests a hosted payment page and stores its URL. Nothing is charged before the customer confirms there (BILL-8).
 */
export const paymentPage = operation({
  kind: 'payment-page',
  effect: 'page',
  scope: 'account',
  action: 'pay',
  terms: z.object({ emailId: Email, redirectUrl: WebAddress }),
  /** Number of payments in the carrier's history, and whether the account was suspended for non-payment. */
  baseline: z.object({ payments: z.number(), nonPay: z.boolean() }),
  summary: () => ({}),
  send: (carrier, { terms }) => carrier.payment.purchasePage(terms),
  toResult: ({ url }) => url,
  // Without a reply nobody has the page's URL. Nothing can be paid there, and another page can be requested at once.
  reconcile: async () => 'absent',
});
