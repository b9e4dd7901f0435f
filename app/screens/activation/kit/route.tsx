import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { activationMessages } from '#app/copy/activation.ts';
import { addressMessages } from '#app/copy/postal-address.ts';
import { addressRefusal, typedAddress } from '#app/forms/address-form.ts';
import { afterForm, redirectWhenOutdated, readForm } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { afterStep, loadStep } from '../load-step.ts';
import { kitMessages } from './copy.ts';
import { kitForm } from './form.ts';
import { KitView } from './view.tsx';
import { orderKit, saveKitAddress } from './intent.ts';

export const handle: Handle = { title: (language) => activationMessages[language].title, script: 'assist' };

export async function loader(asked: LoaderFunctionArgs) {
  const editing = new URL(asked.request.url).searchParams.has('edit');
  return { ...(await loadStep(asked, 'kit')), editing };
}

/** If ZIP and city differ, the form comes back with the two places to select from (ADDLINE-12). */
export const action = redirectWhenOutdated(async ({ request, context, params: { lineRef = '' } }) => {
  const { language } = context;
  const addressCopy = addressMessages[language];
  const form = await readForm({ request, context }, kitForm(kitMessages[language], addressCopy));
  if ('again' in form) return data({ again: form.again.data }, { status: 422 });
  const { value } = form;
  if (value.intent === 'order') {
    const { version, operation: operationId, mark, earlier } = value;
    const outcome = await context.run((portal) => orderKit(portal, { lineRef, version, operationId, mark, earlier }));
    throw afterForm(outcome, {
      sent: (id) => paths.activationKit(lineRef, id),
      again: (because) => paths.activationStep(lineRef, 'kit', { because }),
    });
  }
  const { intent: _, version, ...address } = value;
  const typed = typedAddress(address);
  const saveOutcome = await context.run((portal) => saveKitAddress(portal, { lineRef, version, ...typed }));
  if (saveOutcome.kind !== 'problem') throw afterStep(lineRef, 'kit', saveOutcome);
  const { errors, places } = addressRefusal(addressCopy, typed.address, saveOutcome.problem);
  return data({ again: form.refuse(errors).data, places }, { status: 422 });
});

export default function Kit() {
  return <KitView {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
