import { redirect } from '@remix-run/cloudflare';
import { paths } from '#app/ui/paths.ts';
import type { RouterSent } from './intent.ts';

/** Back to the router, which says what came of the form, or why it was not sent. */
export function toRouter({ to, operationId }: RouterSent): Response {
  return redirect(paths.router({ after: operationId, because: to === 'own' ? undefined : to }), 303);
}
