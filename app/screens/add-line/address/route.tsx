import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { addressMessages } from '#app/copy/postal-address.ts';
import { addressRefusal, typedAddress } from '#app/forms/address-form.ts';
import { readForm } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { afterStep, loadStep } from '../load-step.ts';
import { addressForm } from './form.ts';
import { AddressView } from './view.tsx';
import { saveAddress } from './intent.ts';

export const handle: Handle = { title: (language) => addressMessages[language].title, script: 'assist' };

export const loader = (asked: LoaderFunctionArgs) => loadStep(asked, 'address');

/** If ZIP and city differ, the form comes back with the two places to select from (ADDLINE-12). */
export async function action({ request, context }: ActionFunctionArgs) {
  const copy = addressMessages[context.language];
  const form = await readForm({ request, context }, addressForm(copy));
  if ('again' in form) return data({ again: form.again.data }, { status: 422 });
  const { version } = form.value;
  const typed = typedAddress(form.value);
  const outcome = await context.run((portal) => saveAddress(portal, { version, ...typed }));
  if (outcome.kind !== 'problem') throw afterStep('address', outcome);
  const { errors, places } = addressRefusal(copy, typed.address, outcome.problem);
  return data({ again: form.refuse(errors).data, places }, { status: 422 });
}

export default function Address() {
  return <AddressView {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
