import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { topUpMessages } from '#app/copy/top-up.ts';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { selectMessages } from './copy.ts';
import { selectForm } from './form.ts';
import { SelectView } from './view.tsx';
import { topUpForm, quoteTopUp } from '../intent.ts';

export const handle: Handle = { title: (language) => topUpMessages[language].title };

export async function loader({ request, context, params: { lineRef = '' } }: LoaderFunctionArgs) {
  const form = await context.run((portal) => topUpForm(portal, lineRef));
  // "Change" on the order summary comes back with what was chosen.
  const before = Number(new URL(request.url).searchParams.get('gigabytes'));
  return { form, chosen: form.sizes.find((size) => size.gigabytes === before)?.gigabytes };
}

export async function action({ request, context, params: { lineRef = '' } }: ActionFunctionArgs) {
  const copy = selectMessages[context.language];
  return submit({ request, context }, selectForm(copy), async ({ gigabytes }) => {
    const quote = await context.run((portal) => quoteTopUp(portal, lineRef, gigabytes));
    return quote ? redirect(paths.topUpReview(lineRef, quote.operationId), 303) : { gigabytes: [copy.notOnSale] };
  });
}

export default function Select() {
  return <SelectView {...useLoaderData<typeof loader>()} again={useActionData<typeof action>()} />;
}
