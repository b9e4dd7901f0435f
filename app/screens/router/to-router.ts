import { afterForm } from '#app/forms/submit.ts';
import { paths } from '#app/ui/paths.ts';
import type { OperationKind } from '#rpc/operation/operations.ts';
import type { FormOutcome } from '#rpc/portal/form-outcome.ts';

/** Returns the redirect to the router's page, which shows the outcome of the form or the reason why it was not sent. */
export function toRouter(outcome: FormOutcome<OperationKind, 'same'>): Response {
  return afterForm(outcome, {
    sent: (after) => paths.router({ after }),
    open: (operationId) => paths.router({ after: operationId, because: 'open' }),
    again: (reason) => paths.router({ because: reason }),
  });
}
