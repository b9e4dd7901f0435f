import { untraced } from '../../domain/ledger.ts';
import type { OperationBehaviour } from './operation.ts';

/** Has a hosted page made, and keeps its address: the money moves there, if its visitor confirms (decision 28). */
export const paymentPageOperation: OperationBehaviour<'payment-page'> = {
  asynchronous: false,
  send: (carrier, { terms }) => carrier.payment.purchasePage(terms),
  keep: ({ url }: { url: string }) => url,
  // Nothing tells of a page that nobody has the address of; another one can be made.
  readBack: async (_, { sentAt = 0 }, __, now) => untraced(sentAt, now),
};
