import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buttonForm } from '#app/forms/button-form.ts';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { kitMessages } from './copy.ts';
import { KitView } from './view.tsx';

export const handle: Handle = { title: (language) => kitMessages[language].title };

export async function loader({ context, params: { lineRef = '' } }: LoaderFunctionArgs) {
  return { form: await context.runIntent((portal) => portal.esim.kitForm({ lineRef })) };
}

export async function action({ request, context, params: { lineRef = '' } }: ActionFunctionArgs) {
  return submit({ request, context }, buttonForm, async ({ operation: operationId }) => {
    const sent = await context.runIntent((portal) => portal.submit['esim-kit']({ lineRef, operationId }));
    return redirect(paths.esimSetup(lineRef, { after: sent.operationId }), 303);
  });
}

export default function Kit() {
  return <KitView form={useLoaderData<typeof loader>().form} />;
}
