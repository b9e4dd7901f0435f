import * as z from 'zod/mini';
import { notFoundYet } from '../domain/ledger.ts';
import { expectReply } from './expect-reply.ts';
import { operation } from './operation.ts';

/** Has the one-time password emailed that unlocks the account (LOCK-5). */
export const unlockCode = operation({
  kind: 'unlock-code',
  scope: 'account',
  action: 'unlock-account',
  recentSignIn: true,
  terms: z.object({ lockStatus: z.literal('ACC_UNLOCK') }),
  told: () => ({}),
  limit: 'one-time-password',
  send: async (carrier, { subjectId, terms }) =>
    expectReply(await carrier.customer.securityAction({ customerId: subjectId, ...terms }), 'OTP_SENT'),
  // Nothing at the carrier tells whether it sent an email; another one can be asked for.
  readBack: async (_, { sentAt = 0 }, __, now) => notFoundYet(sentAt, now),
});
