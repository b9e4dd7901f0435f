import { billing } from '#contracts/billing/endpoints.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { readRequest, maxAge, readOne } from '#rpc/portal-reads.ts';
import { ofKind } from '#rpc/operation/operations.ts';
import { type Decision, undecided } from '#rpc/domain/decision.ts';
import { mapRead, type Read, readOf } from '#rpc/domain/facts/read.ts';
import { can } from '#rpc/domain/permission.ts';
import { type ActivityEntry, readEntryAfter } from '#rpc/portal/activity.ts';
import { hostedPage } from '#rpc/portal/hosted-page.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { findOperation } from '#rpc/portal/snapshot.ts';
import { isAccountNonPay } from '#rpc/portal/account-due.ts';
import { type Owed, owedOf } from '#rpc/portal/bills/balance-owed.ts';
import { readAsPrimary, type PrimaryOnly } from '#rpc/portal/bills/primary-only.ts';

export interface PayForm {
  owed: Read<Owed>;
  /** The account is suspended until the balance is paid: the page shows when service returns (BILL-22). */
  suspended: boolean;
  /** Allowed only while something is owed, and the amount is known. */
  decision: Decision;
  /** Idempotency key of the form that pays the balance. */
  operationId: string;
  /** A requested payment page that did not come at once. */
  after?: { entry: ActivityEntry; page?: string };
  refresh?: number;
}

/** Loads the page before the payment system's, with the amount owed and the next steps. */
export async function payForm(context: PortalContext, after?: string): Promise<PayForm | PrimaryOnly> {
  const { customerId } = context.viewer.actor;
  const [result, operation] = await Promise.all([
    readAsPrimary(context, () => readOne(context, readRequest(billing.customer, { customerId }, maxAge.now))),
    findOperation(context, after),
  ]);
  if ('refused' in result) return result;
  const suspended = isAccountNonPay(result.snapshot);
  const owed = mapRead(readOf(result.data), (account) => owedOf(account, today(context), suspended));
  const paymentPage = ofKind('payment-page', operation);
  const entry =
    paymentPage?.actorId === customerId ? await readEntryAfter(context, result.snapshot, paymentPage) : undefined;
  const page = hostedPage(context, paymentPage?.result);
  return {
    owed,
    suspended,
    decision: decisionOf(can('pay', result.snapshot), owed),
    operationId: newOperationId(),
    ...(entry
      ? {
          after: { entry: entry.entry, page },
          refresh: entry.refresh,
        }
      : {}),
  };
}

/**
 * Returns the permission to pay, refused while the amount is zero or unknown.
 * @param owed amount owed, in cents (MONEY-7)
 */
function decisionOf(decision: Decision, owed: Read<{ balance: number }>): Decision {
  if (!decision.allowed) return decision;
  if (owed.kind !== 'known') return undecided(owed, 'unread');
  return owed.value.balance > 0 ? decision : { allowed: false, reason: 'nothing-due' };
}
