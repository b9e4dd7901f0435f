import { isInState } from '../../domain/line-status.ts';
import { millisecondsInHour } from 'date-fns/constants';
import type { Operation } from '../../operation/operations.ts';
import type { AccountSnapshot } from '../../domain/permission.ts';
import { isAccountNonPay } from '../account-due.ts';

/** State of service after a payment, when it was suspended for non-payment (BILL-23). */
export type PaidService = { kind: 'back'; lines: number } | { kind: 'on its way' | 'still suspended' };

/** Period in which Home shows that service is back, after a payment page was made (HOME-24). Milliseconds. */
export const paidNewsMs = millisecondsInHour;

/**
 * Returns the state of service since a payment page was opened.
 * @param balance the present balance in cents; undefined when the carrier did not return it
 * @returns undefined when service was not suspended then
 */
export function paidService(
  { baseline }: Operation<'payment-page'>,
  snapshot: AccountSnapshot,
  balance: number | undefined,
): PaidService | undefined {
  if (!baseline?.nonPay) return undefined;
  if (!isAccountNonPay(snapshot))
    return { kind: 'back', lines: snapshot.lines.filter((line) => isInState(line, 'active')).length };
  return { kind: balance !== undefined && balance > 0 ? 'still suspended' : 'on its way' };
}
