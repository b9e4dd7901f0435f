import { billing } from '#contracts/billing/endpoints.ts';
import type { BillingAccount } from '#contracts/billing/vocabulary.ts';
import { isNonPay } from '../domain/line-status.ts';
import { type AccountSnapshot, can, type Decision, primaryOf } from '../domain/permission.ts';
import { maxAge, type PortalContext, readAll, readRequest, type Requester } from '../portal-context.ts';
import { type Outcome, replyOrUndefined } from '../problem.ts';
import { type Owed, owedOf } from './bills/balance-owed.ts';

/** What stands above the lines while money is due (HOME-13). Amounts in cents, days as YYYY-MM-DD. */
export interface Due {
  /** Absent for a secondary, and when the carrier did not tell. */
  owed?: Owed;
  /** The account is suspended until it is paid. */
  nonPay: boolean;
  pay: Decision;
  mayPromise: boolean;
  promisedFor?: string;
}

/** What is owed: asked for the primary alone, beside the other reads of a page. */
export function owedRead({ actor }: Requester) {
  return readRequest(billing.customer, { customerId: actor.customerId }, maxAge.customer);
}

/** The suspension of the account for non-payment, which the primary's line tells (LINE-2). */
export function isAccountNonPay(snapshot: AccountSnapshot): boolean {
  const primary = primaryOf(snapshot);
  return isNonPay(primary, primary);
}

/**
 * What is due, or undefined when nothing is. Whether it can be promised is asked only where something is owed.
 * @param told the reply to `owedRead`; undefined for a secondary
 * @throws FaultError when the session is over
 */
export async function dueOf(
  context: PortalContext,
  snapshot: AccountSnapshot,
  told: Outcome<BillingAccount> | undefined,
): Promise<Due | undefined> {
  const nonPay = isAccountNonPay(snapshot);
  const account = told && can('see-bills', snapshot).allowed ? replyOrUndefined(told) : undefined;
  const owed = account && account.balance > 0 ? owedOf(account, context.now(), nonPay) : undefined;
  if (!owed && !nonPay) return undefined;
  const pay = can('pay', snapshot);
  const promise = owed && pay.allowed ? await promiseOf(context) : undefined;
  return { owed, nonPay, pay, mayPromise: promise?.isEligible ?? false, promisedFor: promise?.promisedFor };
}

async function promiseOf(context: PortalContext) {
  const { customerId } = context.requester.actor;
  const [promise] = await readAll(context, readRequest(billing.promiseEligible, { customerId }, maxAge.customer));
  return replyOrUndefined(promise);
}
