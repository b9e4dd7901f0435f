import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { activationMessages } from '#app/copy/activation.ts';
import { redirectWhenOutdated, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { newLineMessages } from '#app/screens/add-line/line/copy.ts';
import { afterStep, loadStep } from '../load-step.ts';
import { userDetailsMessages } from './copy.ts';
import { userDetailsForm } from './form.ts';
import { UserDetailsView } from './view.tsx';
import { saveName } from './intent.ts';

export const handle: Handle = { title: (language) => activationMessages[language].title, script: 'assist' };

export async function loader(asked: LoaderFunctionArgs) {
  const loadedStep = await loadStep(asked, 'name');
  // Without script the page reloads by itself while a name is being saved.
  return { ...loadedStep, refresh: loadedStep.page.isSaving ? 5 : undefined };
}

export const action = redirectWhenOutdated(async ({ request, context, params: { lineRef = '' } }) => {
  const form = userDetailsForm(newLineMessages[context.language]);
  return submit({ request, context }, form, async ({ operation: operationId, ...name }) => {
    const outcome = await context.run((portal) => saveName(portal, { lineRef, operationId, ...name }));
    if (outcome.kind === 'problem') return { firstName: [userDetailsMessages[context.language].notSaved] };
    return afterStep(lineRef, 'name', outcome);
  });
});

export default function UserDetails() {
  return <UserDetailsView {...useLoaderData<typeof loader>()} again={useActionData<typeof action>()} />;
}
