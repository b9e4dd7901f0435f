import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { activationMessages } from '#app/copy/activation.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { NothingToActivate } from './view.tsx';
import { returnFromCardPage } from '#app/screens/cards/change-card.ts';
import { loadActivationStart } from './intent.ts';

export const handle: Handle = { title: (language) => activationMessages[language].title };

/**
 * Leads back to the cards after the hosted card page (CARD-13), with the flag or for category TEST to the line that
 * comes first, and Home otherwise (ACTIVATE-2). Home sends category TEST here, so for them it has a page.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const card = query.get('card');
  if (card !== null) {
    const { back } = await context.run((portal) => returnFromCardPage(portal, card));
    throw redirect(paths.cards({ to: back, added: card }), 303);
  }
  const { isTest, lineRef } = await context.run((portal) => loadActivationStart(portal));
  if (lineRef !== undefined && (isTest || query.has('start'))) throw redirect(paths.activation(lineRef), 303);
  if (!isTest) throw redirect(paths.postActivationHome, 303);
  return null;
}

export default function Start() {
  return <NothingToActivate />;
}
