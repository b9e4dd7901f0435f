import * as z from 'zod/mini';
import { Day } from '#contracts/vocabulary.ts';
import { operation } from './operation.ts';
import { reconcileByRead } from './reconcile.ts';

/** Promises to pay by a day (BILL-14). */
export const promiseToPay = operation({
  kind: 'promise-to-pay',
  notify: { topic: 'arrangement' },
  scope: 'account',
  action: 'pay',
  terms: z.object({ day: Day, amount: z.number() }),
  summary: ({ day, amount }) => ({ day, amount }),
  send: (carrier, { subjectId, terms }) =>
    carrier.billing.promiseCreate({ customerId: subjectId, promisedFor: terms.day }),
  reconcile: reconcileByRead(
    (carrier, { subjectId }) => carrier.billing.promiseEligible({ customerId: subjectId }),
    ({ promisedFor }, { terms }) => promisedFor === terms.day,
  ),
});
