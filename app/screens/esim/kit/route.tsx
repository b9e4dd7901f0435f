import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buttonForm } from '#app/forms/hidden-fields.ts';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { kitMessages } from './copy.ts';
import { KitView } from './view.tsx';
import { loadKitForm, resendKit } from './intent.ts';

export const handle: Handle = { title: (language) => kitMessages[language].title };

export async function loader({ context, params: { lineRef = '' } }: LoaderFunctionArgs) {
  return { form: await context.run((portal) => loadKitForm(portal, lineRef)) };
}

export async function action({ request, context, params: { lineRef = '' } }: ActionFunctionArgs) {
  return submit({ request, context }, buttonForm, async ({ operation: operationId }) => {
    const outcome = await context.run((portal) => resendKit(portal, { lineRef, operationId }));
    return afterForm(outcome, {
      sent: (after) => paths.esimSetup(lineRef, { after }),
      again: paths.esimSetup(lineRef),
    });
  });
}

export default function Kit() {
  return <KitView form={useLoaderData<typeof loader>().form} />;
}
