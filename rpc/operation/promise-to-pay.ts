import * as z from 'zod/mini';
import { Day } from '#contracts/vocabulary.ts';
import { notFoundYet } from '../domain/ledger.ts';
import { operation } from './operation.ts';

/** Promises to pay by a day (BILL-14). */
export const promiseToPay = operation({
  kind: 'promise-to-pay',
  scope: 'account',
  action: 'pay',
  terms: z.object({ day: Day, amount: z.number() }),
  told: ({ day, amount }) => ({ day, amount }),
  send: (carrier, { subjectId, terms }) =>
    carrier.billing.promiseCreate({ customerId: subjectId, promisedFor: terms.day }),

  async readBack(carrier, { subjectId, terms, sentAt = 0 }, _, now) {
    const promise = await carrier.billing.promiseEligible({ customerId: subjectId });
    if (promise.kind !== 'reply') return undefined;
    return promise.reply.promisedFor === terms.day ? 'done' : notFoundYet(sentAt, now);
  },
});
