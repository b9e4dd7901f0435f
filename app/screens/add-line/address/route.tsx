import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readForm } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { afterStep, openStep } from '../open-step.ts';
import { addressMessages } from './copy.ts';
import { addressForm } from './form.ts';
import { AddressView } from './view.tsx';

export const handle: Handle = { title: (language) => addressMessages[language].title, script: 'assist' };

export const loader = (asked: LoaderFunctionArgs) => openStep(asked, 'address');

/** Where ZIP and city differ, the form comes back with the two places to choose from (ADDLINE-12). */
export async function action({ request, context }: ActionFunctionArgs) {
  const copy = addressMessages[context.language];
  const form = await readForm({ request, context }, addressForm(copy));
  if ('again' in form) return { again: form.again.data };
  const { version, meant, ...typed } = form.value;
  const address = { ...typed, ...(meant === 'zip' ? { city: '', state: '' } : {}) };
  const saved = await context.runIntent((portal) =>
    portal.addLine.saveAddress({ version, address, confirmed: meant === 'typed' }),
  );
  if (saved.to !== 'form') throw afterStep('address', saved);
  if (saved.problem.why === 'unknown-zip') {
    const refused = form.refuse({
      ...(address.city === '' ? { city: [copy.city.missing] } : {}),
      ...(address.state === '' ? { state: [copy.state.missing] } : {}),
    });
    return data({ again: refused.data }, { status: 422 });
  }
  const { city, state } = saved.problem;
  const refused = form.refuse({ meant: [copy.meant.differs(address.zip, `${city}, ${state}`)] });
  return data({ again: refused.data, places: { zip: { city, state }, typed: address } }, { status: 422 });
}

export default function Address() {
  return <AddressView {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
