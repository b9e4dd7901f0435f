import { billing } from '#contracts/billing/endpoints.ts';
import type { BillingAccount } from '#contracts/billing/vocabulary.ts';
import { nameOf, placeOf } from '../domain/line.ts';
import { isInState, isNonPay } from '../domain/line-status.ts';
import type { Decision } from '../domain/decision.ts';
import { type AccountSnapshot, can, primaryOf } from '../domain/permission.ts';
import { underWayOn } from '../domain/under-way.ts';
import type { Viewer } from '../portal-account.ts';
import { type PortalContext, today } from '../portal-context.ts';
import { maxAge, readOne, readRequest } from '../portal-reads.ts';
import { type Outcome, replyOrUndefined } from '../problem.ts';
import { type Owed, owedOf } from './bills/balance-owed.ts';
import { visibleLines } from './seen-lines.ts';

interface Placed {
  name?: string | undefined;
  occurrence: number;
}

/** The notice above the lines while money is due (HOME-13). Amounts in cents, days as YYYY-MM-DD. */
export interface Due {
  /** The amount owed; absent for a secondary, and when the carrier did not return it. */
  owed?: Owed;
  /** The account is suspended until the amount is paid. */
  nonPay: boolean;
  /** The suspended lines that this person sees, when other lines are in service. */
  lines?: Placed[] | undefined;
  /** Nothing is owed any more, and lines are still suspended. */
  isPaid?: true | undefined;
  /** A payment was made here recently, and service comes back by itself (HOME-24). */
  isComing?: true | undefined;
  pay: Decision;
  mayPromise: boolean;
  /** The agreed day of a later payment (HOME-25). */
  arrangedFor?: string;
  /** An agreed day that has passed without payment. */
  missedDay?: string;
}

/** Returns the read of the balance: for the primary only, in parallel with the other reads of a page. */
export function owedRead({ actor }: Viewer) {
  return readRequest(billing.customer, { customerId: actor.customerId }, maxAge.customer);
}

/** Returns true when the account, or a line that this person sees, is suspended for non-payment (LINE-2). */
export function isAccountNonPay(snapshot: AccountSnapshot): boolean {
  const primary = primaryOf(snapshot);
  return [primary, ...visibleLines(snapshot)].some((line) => isNonPay(line, primary));
}

/** Returns the lines suspended for non-payment, when this person sees other lines in service. */
export function suspendedAlone(snapshot: AccountSnapshot): Due['lines'] {
  const primary = primaryOf(snapshot);
  const visible = visibleLines(snapshot);
  if (!isAccountNonPay(snapshot) || !visible.some((line) => isInState(line, 'active'))) return undefined;
  const off = visible.filter((line) => isNonPay(line, primary));
  return off.map((line) => ({ name: nameOf(line), occurrence: placeOf(line) }));
}

/**
 * Returns the amount due, or undefined when nothing is due. Reads the promise to pay only when something is owed.
 * @param account the reply to `owedRead`; undefined for a secondary
 * @throws FaultError when the session is over
 */
export async function readDue(
  context: PortalContext,
  snapshot: AccountSnapshot,
  told: Outcome<BillingAccount> | undefined,
): Promise<Due | undefined> {
  const nonPay = isAccountNonPay(snapshot);
  const account = told && can('see-bills', snapshot).allowed ? replyOrUndefined(told) : undefined;
  const owed = account && account.balance > 0 ? owedOf(account, today(context), nonPay) : undefined;
  if (!owed && !nonPay) return undefined;
  const pay = can('pay', snapshot);
  const isPaid = account !== undefined && !owed ? true : undefined;
  const arranged = owed && pay.allowed ? await arrangementOf(context, snapshot) : {};
  const lines = suspendedAlone(snapshot);
  return { owed, nonPay, ...(lines && { lines }), isPaid, pay, mayPromise: false, ...arranged };
}

/** Returns the agreed payment day, or the permission to agree on one, unless it is being agreed (LEDGER-44). */
async function arrangementOf(
  context: PortalContext,
  snapshot: AccountSnapshot,
): Promise<Partial<Pick<Due, 'mayPromise' | 'arrangedFor' | 'missedDay'>>> {
  const { customerId } = context.viewer.actor;
  const outcome = await readOne(context, readRequest(billing.promiseEligible, { customerId }, maxAge.customer));
  const promise = replyOrUndefined(outcome);
  const day = promise?.promisedFor;
  const isUnderWay = underWayOn('promise', snapshot, snapshot.actor) !== undefined;
  const mayPromise = !isUnderWay && (promise?.isEligible ?? false);
  if (day === undefined) return { mayPromise };
  return { mayPromise, ...(day < today(context) ? { missedDay: day } : { arrangedFor: day }) };
}
