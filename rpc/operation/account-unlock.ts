import * as z from 'zod/mini';
import { isLocked, triesPerCode } from '../domain/account-lock.ts';
import { operation } from './operation.ts';
import { seenOnLine } from './seen-on-line.ts';

/** Unlocks the account with a one-time password, which is sealed while it is on its way (LOCK-6). */
export const accountUnlock = operation({
  kind: 'account-unlock',
  scope: 'account',
  action: 'unlock-account',
  recentSignIn: true,
  terms: z.object({}),
  told: () => ({}),
  perLast: { kind: 'unlock-code', most: triesPerCode },
  send: (carrier, _, { otp = '' }) => carrier.customer.verifySecurityAction({ otp }),
  readBack: seenOnLine((line) => !isLocked(line)),
});
