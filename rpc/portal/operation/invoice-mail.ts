import { notFoundYet } from '../../domain/ledger.ts';
import type { OperationBehaviour } from './operation.ts';

/** Has a bill sent by e-mail. */
export const invoiceMailOperation: OperationBehaviour<'invoice-mail'> = {
  asynchronous: false,
  send: (carrier, { terms: { emailId, invoiceUrl, invoiceType } }) =>
    carrier.billing.sendInvoice({ emailId, invoiceUrl, invoiceType }),
  // Nothing tells of a mail; it may be asked for again.
  readBack: async (_, { sentAt = 0 }, __, now) => notFoundYet(sentAt, now),
};
