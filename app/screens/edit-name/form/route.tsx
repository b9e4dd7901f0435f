import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { renameForm, sendName } from '../intent.ts';
import { editNameMessages } from '../copy.ts';
import { editNameForm } from './form.ts';
import { EditNameView } from './view.tsx';

export const handle: Handle = { title: (language) => editNameMessages[language].title };

export async function loader({ request, context, params: { lineRef = '' } }: LoaderFunctionArgs) {
  const form = await context.run((portal) => renameForm(portal, lineRef));
  return { form, reason: new URL(request.url).searchParams.get('because') ?? undefined };
}

export async function action({ request, context, params: { lineRef = '' } }: ActionFunctionArgs) {
  return submit(
    { request, context },
    editNameForm(editNameMessages[context.language]),
    async ({ operation: operationId, ...name }) => {
      const outcome = await context.run((portal) => sendName(portal, { lineRef, operationId, ...name }));
      const formPath = (reason: string) => `${paths.rename(lineRef)}?because=${reason}`;
      return afterForm(outcome, {
        sent: (id) => paths.renameResult(lineRef, id),
        open: () => formPath('open'),
        again: formPath,
      });
    },
  );
}

export default function EditName() {
  return <EditNameView {...useLoaderData<typeof loader>()} again={useActionData<typeof action>()} />;
}
