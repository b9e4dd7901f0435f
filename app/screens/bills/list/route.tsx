import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { billsMessages } from '#app/copy/bills.ts';
import { afterPayment } from '#app/forms/after-payment.ts';
import { payForm } from '#app/forms/hidden-fields.ts';
import { readQuery, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { openPayment } from '#rpc/portal/bills/open-payment.ts';
import { listMessages } from './copy.ts';
import { rangeFields, rangeForm } from './form.ts';
import { BillsView } from './view.tsx';
import { loadBills } from './intent.ts';

export const handle: Handle = { title: (language) => billsMessages[language].title, script: { live: 'home' } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const range = readQuery(
    { request, context },
    rangeFields,
    rangeForm(listMessages[context.language].wrong, context.today),
  );
  const days = 'value' in range ? range.value : {};
  const bills = await context.run((portal) =>
    loadBills(portal, { ...days, after: query.get('after') ?? undefined, paid: query.get('paid') ?? undefined }),
  );
  const waits = 'back' in bills && bills.back !== undefined;
  const isChosen = rangeFields.some((name) => query.has(name));
  return {
    bills,
    again: 'again' in range ? range.again : undefined,
    chosen: isChosen,
    // A refresh would delete the text in the form's fields (POLL-15).
    ...('refresh' in bills && !isChosen ? { refresh: bills.refresh } : {}),
    pollOnly: waits,
  };
}

/** Pays what is owed. */
export async function action({ request, context }: ActionFunctionArgs) {
  return submit({ request, context }, payForm, async ({ operation: operationId }) =>
    afterPayment(await context.run((portal) => openPayment(portal, operationId))),
  );
}

export default function Bills() {
  return <BillsView {...useLoaderData<typeof loader>()} />;
}
