import { notFoundYet } from '../../domain/ledger.ts';
import type { OperationBehaviour } from './operation.ts';

/** Promises to pay by a day; the carrier tells what was promised. */
export const promiseToPayOperation: OperationBehaviour<'promise-to-pay'> = {
  asynchronous: false,
  send: (carrier, { lineId, terms }) => carrier.billing.promiseCreate({ customerId: lineId, promisedFor: terms.day }),

  async readBack(carrier, { lineId, terms, sentAt = 0 }, _, now) {
    const promise = await carrier.billing.promiseEligible({ customerId: lineId });
    if (promise.kind !== 'reply') return undefined;
    return promise.reply.promisedFor === terms.day ? 'done' : notFoundYet(sentAt, now);
  },
};
