import { redirect } from '@remix-run/cloudflare';
import type { FormOutcome } from '#rpc/portal/form-outcome.ts';

/** The pages that a form leads to. */
interface AfterForm<A> {
  /** The page of an operation, by its id. */
  sent: (operationId: string) => string;
  /** The same for an operation that another form has sent; `sent` when left out. */
  open?: (operationId: string) => string;
  /** The page that shows the form again, with why. */
  again: string | ((because: A | 'stale') => string);
}

/** Leads from a form to what came of it. */
export function afterForm<A>(
  outcome: FormOutcome<never, A> | FormOutcome,
  { sent, open = sent, again }: AfterForm<A>,
): Response {
  if (outcome.kind === 'operation') return redirect((outcome.isOwn ? sent : open)(outcome.operation.id), 303);
  return redirect(typeof again === 'string' ? again : again(outcome.because as A | 'stale'), 303);
}
