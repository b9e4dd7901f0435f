import * as z from 'zod/mini';
import { isLocked } from '../domain/account-lock.ts';
import { expectReply } from './expect-reply.ts';
import { operation } from './operation.ts';
import { seenOnLine } from './seen-on-line.ts';

/** Locks the account (LOCK-2). */
export const accountLock = operation({
  kind: 'account-lock',
  scope: 'account',
  action: 'lock-account',
  recentSignIn: true,
  terms: z.object({ lockStatus: z.literal('ACC_LOCK') }),
  told: () => ({}),
  send: async (carrier, { subjectId, terms }) =>
    expectReply(await carrier.customer.securityAction({ customerId: subjectId, ...terms }), 'LOCKED'),
  readBack: seenOnLine(isLocked),
});
