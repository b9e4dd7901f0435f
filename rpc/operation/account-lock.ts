import * as z from 'zod';
import { operation } from './operation.ts';
import { seenOnLine } from './seen-on-line.ts';

/** Locks the account (ACTIVITY-5). */
export const accountLock = operation({
  kind: 'account-lock',
  scope: 'account',
  action: 'lock-account',
  terms: z.object({ lockStatus: z.literal('ACC_LOCK') }),
  told: () => ({}),
  form: { fields: z.object({}), terms: () => ({ lockStatus: 'ACC_LOCK' as const }) },
  send: (carrier, { subjectId, terms }) => carrier.customer.securityAction({ customerId: subjectId, ...terms }),
  readBack: seenOnLine((line) => line.accAccessLock.length > 1),
});
