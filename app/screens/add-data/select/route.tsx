import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { topUpCopy } from '#app/copy/top-up.ts';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { address } from '#app/ui/address.ts';
import { selectCopy } from './copy.ts';
import { SelectForm } from './form.ts';
import { SelectView } from './view.tsx';

export const handle: Handle = { title: topUpCopy.title };

export async function loader({ request, context, params: { line = '' } }: LoaderFunctionArgs) {
  const form = await context.ask((portal) => portal.topUp.form({ line }));
  // "Change" on the order summary comes back with what was chosen.
  const before = Number(new URL(request.url).searchParams.get('gigabytes'));
  return { form, chosen: form.sizes.find((size) => size.gigabytes === before)?.gigabytes };
}

export async function action({ request, context, params: { line = '' } }: ActionFunctionArgs) {
  return submit({ request, context }, SelectForm, async ({ gigabytes }) => {
    const quote = await context.ask((portal) => portal.topUp.quote({ line, gigabytes }));
    return quote ? redirect(address.topUpReview(line, quote.operationId), 303) : { gigabytes: [selectCopy.notOnSale] };
  });
}

export default function Select() {
  const { form, chosen } = useLoaderData<typeof loader>();
  const wrong = useActionData<typeof action>();
  const again = wrong && { errors: Object.values(wrong.errors).flat(), chosen: Number(wrong.values.gigabytes) };
  return <SelectView form={form} chosen={chosen} {...again} />;
}
