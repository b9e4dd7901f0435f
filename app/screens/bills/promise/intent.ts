import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import { billing } from '#contracts/billing/endpoints.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { readRequest, maxAge, readAll } from '#rpc/portal-reads.ts';
import { type BillRange, promiseRange } from '#rpc/domain/bill.ts';
import { type Decision, undecided } from '#rpc/domain/decision.ts';
import { mapRead, type Read, readOf, valueOf } from '#rpc/domain/facts/read.ts';
import { can } from '#rpc/domain/permission.ts';
import { unlessUnderWay } from '#rpc/domain/under-way.ts';
import { unwrap } from '#rpc/problem.ts';
import { newOperationId, submitOnce } from '#rpc/portal/submit-once.ts';
import { isAccountNonPay } from '#rpc/portal/account-due.ts';
import { type Owed, owedOf } from '#rpc/portal/bills/balance-owed.ts';
import { readAsPrimary, readForAction, type PrimaryOnly } from '#rpc/portal/bills/primary-only.ts';

export interface PromiseForm {
  owed: Read<Owed>;
  /** The account is suspended until the balance is paid: the page explains the effect of an arrangement (BILL-22). */
  suspended: boolean;
  decision: Decision;
  /** The day of an existing promise, YYYY-MM-DD. */
  promisedFor?: string;
  /** The days that the customer can choose. */
  days: BillRange;
  /** Idempotency key of the form that promises. */
  operationId: string;
}

/** Loads the form for a day by which the customer promises to pay, or the reason against it. */
export async function promisePage(context: PortalContext): Promise<PromiseForm | PrimaryOnly> {
  const result = await readAsPrimary(context, () => promiseReads(context));
  if ('refused' in result) return result;
  const { snapshot, data } = result;
  const suspended = isAccountNonPay(snapshot);
  const owed = mapRead(readOf(data.account), (account) => owedOf(account, today(context), suspended));
  const promise = valueOf(readOf(data.promise));
  return {
    owed,
    suspended,
    decision: decisionOf(unlessUnderWay(can('pay', snapshot), 'promise', snapshot), owed, readOf(data.promise)),
    promisedFor: promise?.promisedFor,
    days: promiseRange(today(context)),
    operationId: newOperationId(),
  };
}

function decisionOf(decision: Decision, owed: Read<unknown>, promise: Read<{ isEligible: boolean }>): Decision {
  if (!decision.allowed) return decision;
  if (owed.kind !== 'known') return undecided(owed, 'unread');
  if (promise.kind !== 'known') return undecided(promise, 'unread');
  return promise.value.isEligible ? decision : { allowed: false, reason: 'no-promise' };
}

/**
 * Promises to pay what is owed by a day, once.
 * @throws NotAllowedError with the rule's reason, where the carrier takes no promise, and for a day that is not offered
 */
export async function promiseToPay(
  context: PortalContext,
  operationId: string,
  day: string,
): Promise<FormOutcome<'promise-to-pay', never>> {
  return await submitOnce(context, 'promise-to-pay', {
    operationId,
    payload: { day },
    read: () => readForAction(context, () => promiseReads(context)),
    decide: ({ data: { account, promise } }) => {
      if (!unwrap(promise).isEligible) return { kind: 'refuse', reason: 'no-promise' };
      const { from, to } = promiseRange(today(context));
      if (day < from || day > to) return { kind: 'refuse', reason: 'bad-day' };
      return { kind: 'send', terms: { day, amount: unwrap(account).balance }, baseline: {} };
    },
  });
}

function promiseReads(context: PortalContext) {
  const { customerId } = context.viewer.actor;
  return readAll(context, {
    account: readRequest(billing.customer, { customerId }, maxAge.now),
    promise: readRequest(billing.promiseEligible, { customerId }, maxAge.now),
  });
}
