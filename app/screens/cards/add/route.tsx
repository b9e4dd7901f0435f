import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { cardsMessages } from '#app/copy/cards.ts';
import { buttonForm } from '#app/forms/hidden-fields.ts';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { readReturnPath } from '../way-back.ts';
import { AddCardView } from './view.tsx';
import { loadNewCardForm } from '../intent.ts';
import { openCardPage } from '../change-card.ts';

export const handle: Handle = { title: (language) => cardsMessages[language].add, script: { live: 'home' } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const afterId = new URL(request.url).searchParams.get('after') ?? undefined;
  const form = await context.run((portal) => loadNewCardForm(portal, afterId));
  return { form, to: readReturnPath(request), refresh: 'refresh' in form ? form.refresh : undefined };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const to = readReturnPath(request);
  return submit({ request, context }, buttonForm, async ({ operation }) => {
    const outcome = await context.run((portal) => openCardPage(portal, { operationId: operation, back: to }));
    if (outcome.kind === 'page') return redirect(outcome.url, 303);
    return afterForm(outcome, {
      sent: (afterId) => paths.addCard({ to, after: afterId }),
      again: paths.cards({ to, because: 'moved' }),
    });
  });
}

export default function AddCard() {
  return <AddCardView {...useLoaderData<typeof loader>()} />;
}
