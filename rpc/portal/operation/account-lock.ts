import { onLine } from './on-line.ts';

/** Locks the account; unlocking takes a one-time password and is no part of this. */
export const accountLockOperation = onLine<'account-lock'>({
  send: (carrier, { lineId, terms }) => carrier.customer.securityAction({ customerId: lineId, ...terms }),
  isApplied: (line) => line.accAccessLock.length > 1,
});
