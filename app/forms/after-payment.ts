import { redirect } from '@remix-run/cloudflare';
import { paths } from '#app/ui/paths.ts';
import type { PaySent } from '#rpc/portal/bills/open-payment.ts';

/** Returns the redirect after a payment form: to the hosted page, or to Pay, which shows why there is none (BILL-8). */
export function afterPayment(outcome: PaySent): Response {
  if (outcome.kind === 'page') return redirect(outcome.url, 303);
  return redirect(paths.payBill + (outcome.kind === 'after' ? `?after=${outcome.operationId}` : ''), 303);
}
