import { billing } from '#contracts/billing/endpoints.ts';
import type { PortalContext } from '../../portal-context.ts';
import { maxAge, readAll, readRequest } from '../../portal-reads.ts';
import { unwrap } from '../../problem.ts';
import { isAccountNonPay } from '../account-due.ts';
import { hostedPage } from '../hosted-page.ts';
import { submitOnce } from '../submit-once.ts';
import { readForAction } from './primary-only.ts';

/** Target of a sent form: the payment system's page, the result of the request, or the form again. */
export type PaySent = { kind: 'page'; url: string } | { kind: 'after'; operationId: string } | { kind: 'form' };

/**
 * Has the payment system make its page, once for one form (BILL-8). Nothing is charged before it is confirmed there.
 * @throws NotAllowedError with the rule's reason, or when nothing is owed
 */
export async function openPayment(context: PortalContext, operationId: string): Promise<PaySent> {
  const { customerId } = context.viewer.actor;
  const result = await submitOnce(context, 'payment-page', {
    operationId,
    payload: {},
    read: () =>
      readForAction(context, () =>
        readAll(context, {
          account: readRequest(billing.customer, { customerId }, maxAge.now),
          history: readRequest(billing.history, { customerId }, maxAge.now),
        }),
      ),
    decide: ({ snapshot, data: { account, history } }) => {
      if (unwrap(account).balance <= 0) return { kind: 'refuse', reason: 'nothing-due' };
      return {
        kind: 'send',
        terms: {
          emailId: context.viewer.actor.email,
          redirectUrl: `${context.site.origin}/bills?paid=${operationId}`,
        },
        baseline: { payments: unwrap(history).payments.length, nonPay: isAccountNonPay(snapshot) },
      };
    },
  });
  if (!('operation' in result)) return { kind: 'form' };
  const url = hostedPage(context, result.operation.result);
  return url ? { kind: 'page', url } : { kind: 'after', operationId: result.operation.id };
}
