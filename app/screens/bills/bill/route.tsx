import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buttonForm } from '#app/forms/hidden-fields.ts';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { billMessages } from './copy.ts';
import { BillView } from './view.tsx';
import { loadBill, mailBill } from './intent.ts';

export const handle: Handle = { title: (language) => billMessages[language].title, script: { live: 'home' } };

export async function loader({ request, context, params: { billRef = '' } }: LoaderFunctionArgs) {
  const afterId = new URL(request.url).searchParams.get('after') ?? undefined;
  const bill = await context.run((portal) => loadBill(portal, billRef, afterId));
  return { bill, ...('refresh' in bill ? { refresh: bill.refresh } : {}) };
}

export async function action({ request, context, params: { billRef = '' } }: ActionFunctionArgs) {
  return submit({ request, context }, buttonForm, async ({ operation: operationId }) => {
    const outcome = await context.run((portal) => mailBill(portal, billRef, operationId));
    return afterForm(outcome, { sent: (id) => `${paths.bill(billRef)}?after=${id}`, again: paths.bill(billRef) });
  });
}

export default function Bill() {
  return <BillView bill={useLoaderData<typeof loader>().bill} />;
}
