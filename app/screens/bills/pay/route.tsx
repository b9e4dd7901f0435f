import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buttonForm } from '#app/forms/hidden-fields.ts';
import { afterPayment } from '#app/forms/after-payment.ts';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { openPayment } from '#rpc/portal/bills/open-payment.ts';
import { payMessages } from './copy.ts';
import { PayView } from './view.tsx';
import { payForm } from './intent.ts';

export const handle: Handle = { title: (language) => payMessages[language].title, script: { live: 'home' } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const afterId = new URL(request.url).searchParams.get('after') ?? undefined;
  const form = await context.run((portal) => payForm(portal, afterId));
  return { form, ...('refresh' in form ? { refresh: form.refresh } : {}) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submit({ request, context }, buttonForm, async ({ operation: operationId }) => {
    return afterPayment(await context.run((portal) => openPayment(portal, operationId)));
  });
}

export default function Pay() {
  return <PayView form={useLoaderData<typeof loader>().form} />;
}
