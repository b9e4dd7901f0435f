import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buttonForm } from '#app/forms/hidden-fields.ts';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { afterCardChange } from '../after-change.ts';
import { readReturnPath } from '../way-back.ts';
import { removeCardMessages } from './copy.ts';
import { RemoveCardView } from './view.tsx';
import { loadCardForm } from '../intent.ts';
import { removeCard } from '../change-card.ts';

export const handle: Handle = { title: (language) => removeCardMessages[language].title };

export async function loader({ request, context, params: { card = '' } }: LoaderFunctionArgs) {
  const form = await context.run((portal) => loadCardForm(portal, card));
  return { form, to: readReturnPath(request) };
}

export async function action({ request, context, params: { card = '' } }: ActionFunctionArgs) {
  return submit({ request, context }, buttonForm, async ({ operation }) => {
    const outcome = await context.run((portal) => removeCard(portal, { cardRef: card, operationId: operation }));
    return afterCardChange(outcome, request);
  });
}

export default function RemoveCard() {
  return <RemoveCardView {...useLoaderData<typeof loader>()} />;
}
