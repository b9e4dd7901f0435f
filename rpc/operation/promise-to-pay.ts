import * as z from 'zod/mini';
import { Day } from '#contracts/vocabulary.ts';
import { operation } from './operation.ts';
import { seenIn } from './read-back.ts';

/** Promises to pay by a day (BILL-14). */
export const promiseToPay = operation({
  kind: 'promise-to-pay',
  awaits: 'arrangement',
  scope: 'account',
  action: 'pay',
  terms: z.object({ day: Day, amount: z.number() }),
  told: ({ day, amount }) => ({ day, amount }),
  send: (carrier, { subjectId, terms }) =>
    carrier.billing.promiseCreate({ customerId: subjectId, promisedFor: terms.day }),
  readBack: seenIn(
    (carrier, { subjectId }) => carrier.billing.promiseEligible({ customerId: subjectId }),
    ({ promisedFor }, { terms }) => promisedFor === terms.day,
  ),
});
