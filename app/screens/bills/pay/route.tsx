import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buttonForm } from '#app/forms/hidden-fields.ts';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { payMessages } from './copy.ts';
import { PayView } from './view.tsx';
import { payForm, openPayment } from './intent.ts';

export const handle: Handle = { title: (language) => payMessages[language].title, script: { live: 'home' } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get('after') ?? undefined;
  const form = await context.run((portal) => payForm(portal, after));
  return { form, ...('refresh' in form ? { refresh: form.refresh } : {}) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submit({ request, context }, buttonForm, async ({ operation: operationId }) => {
    const sent = await context.run((portal) => openPayment(portal, operationId));
    if (sent.to === 'page') return redirect(sent.url, 303);
    return redirect(paths.payBill + (sent.to === 'after' ? `?after=${sent.operationId}` : ''), 303);
  });
}

export default function Pay() {
  return <PayView form={useLoaderData<typeof loader>().form} />;
}
