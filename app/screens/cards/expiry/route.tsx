import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { afterCardChange } from '../after-change.ts';
import { readReturnPath } from '../way-back.ts';
import { expiryMessages } from './copy.ts';
import { expiryForm } from './form.ts';
import { ExpiryView } from './view.tsx';
import { loadCardForm } from '../intent.ts';
import { updateExpiry } from '../change-card.ts';

export const handle: Handle = { title: (language) => expiryMessages[language].title, script: 'assist' };

export async function loader({ request, context, params: { card = '' } }: LoaderFunctionArgs) {
  const form = await context.run((portal) => loadCardForm(portal, card));
  return { form, to: readReturnPath(request) };
}

export async function action({ request, context, params: { card = '' } }: ActionFunctionArgs) {
  const schema = expiryForm(expiryMessages[context.language].wrong, context.today);
  return submit({ request, context }, schema, async ({ operation, expiry }) => {
    const outcome = await context.run(
      (portal) => updateExpiry(portal, { cardRef: card, operationId: operation, expiry }),
      // Typed again after signing in: no address or history may have a card's expiry date (SIGNIN-29).
      paths.cardExpiry(card, { to: readReturnPath(request) }),
    );
    return afterCardChange(outcome, request);
  });
}

export default function ExpiryPage() {
  return <ExpiryView {...useLoaderData<typeof loader>()} again={useActionData<typeof action>()} />;
}
