import { afterForm } from '#app/forms/submit.ts';
import { paths } from '#app/ui/paths.ts';
import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import { readReturnPath } from './way-back.ts';

/** Redirects to the cards, whose banner has the result of a form. */
export function afterCardChange(outcome: FormOutcome, request: Request): Response {
  const to = readReturnPath(request);
  return afterForm(outcome, {
    sent: (after) => paths.cards({ to, after }),
    again: paths.cards({ to, because: 'moved' }),
  });
}
