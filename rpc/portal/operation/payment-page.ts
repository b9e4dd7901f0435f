import type { OperationBehaviour } from './operation.ts';

/** Has a hosted page made, and keeps its address: the money moves there, if its visitor confirms (decision 28). */
export const paymentPageOperation: OperationBehaviour<'payment-page'> = {
  asynchronous: false,
  send: (carrier, { terms }) => carrier.payment.purchasePage(terms),
  keep: ({ url }: { url: string }) => url,
  // Nobody has the address of a page whose making was not answered: nothing can be paid there, and another can be made
  // at once.
  readBack: async () => 'never-arrived',
};
