import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { editNameMessages } from './copy.ts';
import { editNameForm } from './form.ts';
import { EditNameView } from './view.tsx';

export const handle: Handle = { title: (language) => editNameMessages[language].title };

export async function loader({ request, context, params: { lineRef = '' } }: LoaderFunctionArgs) {
  const form = await context.runIntent((portal) => portal.rename.form({ lineRef }));
  return { form, because: new URL(request.url).searchParams.get('because') ?? undefined };
}

export async function action({ request, context, params: { lineRef = '' } }: ActionFunctionArgs) {
  return submit(
    { request, context },
    editNameForm(editNameMessages[context.language]),
    async ({ operation: operationId, ...name }) => {
      const sent = await context.runIntent((portal) => portal.submit.rename({ lineRef, operationId, ...name }));
      return redirect(
        sent.to === 'own' ? paths.renameResult(lineRef, operationId) : `${paths.rename(lineRef)}?because=${sent.to}`,
        303,
      );
    },
  );
}

export default function EditName() {
  return <EditNameView {...useLoaderData<typeof loader>()} again={useActionData<typeof action>()} />;
}
