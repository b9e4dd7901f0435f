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

export async function loader({ context, params: { line = '' } }: LoaderFunctionArgs) {
  return { form: await context.ask((portal) => portal.topUp.form({ line })) };
}

export async function action({ request, context, params: { line = '' } }: ActionFunctionArgs) {
  return submit({ request, context }, SelectForm, async ({ gigabytes }) => {
    const quote = await context.ask((portal) => portal.topUp.quote({ line, gigabytes }));
    return quote ? redirect(address.topUpReview(line, quote.operationId), 303) : { gigabytes: [selectCopy.notOnSale] };
  });
}

export default function Select() {
  const { form } = useLoaderData<typeof loader>();
  const wrong = useActionData<typeof action>();
  return <SelectView form={form} {...(wrong ? { errors: Object.values(wrong.errors).flat(), chosen: Number(wrong.values.gigabytes) } : {})} />;
}
