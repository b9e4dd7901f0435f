import { afterForm } from '#app/forms/submit.ts';
import { paths } from '#app/ui/paths.ts';
import type { OperationKind } from '#rpc/operation/operations.ts';
import type { FormOutcome } from '#rpc/portal/form-outcome.ts';

/** Back to the router, which says what came of the form, or why it was not sent. */
export function toRouter(outcome: FormOutcome<OperationKind, 'same'>): Response {
  return afterForm(outcome, {
    sent: (after) => paths.router({ after }),
    open: (after) => paths.router({ after, because: 'open' }),
    again: (because) => paths.router({ because }),
  });
}
