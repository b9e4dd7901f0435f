import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import type { Handle } from '#app/handle.ts';
import { notYetMessages } from '#app/screens/problem/not-yet/copy.ts';
import { NotYetView } from '#app/screens/problem/not-yet/view.tsx';
import { paths } from '#app/ui/paths.ts';

export const handle: Handle = { title: (language) => notYetMessages[language].title };

/**
 * Where the hosted page sends people back to (CARD-13): on to the cards, with the path that had led to them. Activation
 * itself is not online yet.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const operationId = new URL(request.url).searchParams.get('card');
  if (operationId !== null) {
    const { back } = await context.runIntent((portal) => portal.cards.back({ operationId }));
    throw redirect(paths.cards({ to: back, added: operationId }), 303);
  }
  await context.runIntent((portal) => portal.me());
  return null;
}

export default function Return() {
  return <NotYetView area="activation" />;
}
