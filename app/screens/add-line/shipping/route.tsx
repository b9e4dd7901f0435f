import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { afterStep, loadStep } from '../load-step.ts';
import { shippingMessages } from './copy.ts';
import { shippingForm } from './form.ts';
import { ShippingView } from './view.tsx';
import { saveShipping } from './intent.ts';

export const handle: Handle = { title: (language) => shippingMessages[language].title };

export const loader = (asked: LoaderFunctionArgs) => loadStep(asked, 'shipping');

export async function action({ request, context }: ActionFunctionArgs) {
  const copy = shippingMessages[context.language];
  return submit({ request, context }, shippingForm(copy), async ({ version, way }) => {
    const outcome = await context.run((portal) => saveShipping(portal, { version, serviceCode: way }));
    return outcome.kind === 'problem' ? { way: [copy.notOffered] } : afterStep('shipping', outcome);
  });
}

export default function Shipping() {
  return <ShippingView {...useLoaderData<typeof loader>()} again={useActionData<typeof action>()} />;
}
