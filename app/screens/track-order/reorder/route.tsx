import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { addressMessages } from '#app/copy/postal-address.ts';
import { addressRefusal, typedAddress } from '#app/forms/address-form.ts';
import { readForm } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { reorderMessages } from './copy.ts';
import { reorderFields } from './form.ts';
import { ReorderView } from './view.tsx';
import { loadReorderForm, reorder } from '#rpc/portal/order/reorder.ts';

export const handle: Handle = { title: (language) => reorderMessages[language].title };

/** Returns true for a request from the steps for a lost phone, to which the page links back (LOST-5). */
const isForLostPhone = (url: string) => new URL(url).searchParams.get('for') === 'lost-phone';

export async function loader({ request, context, params: { lineRef = '' } }: LoaderFunctionArgs) {
  const form = await context.run((portal) => loadReorderForm(portal, lineRef));
  return { form, forLostPhone: isForLostPhone(request.url) };
}

/** An outdated form or another address brings the page back with the current content (ORDER-20, ORDER-25). */
export async function action({ request, context, params: { lineRef = '' } }: ActionFunctionArgs) {
  const addressCopy = addressMessages[context.language];
  const form = await readForm({ request, context }, reorderFields(reorderMessages[context.language], addressCopy));
  if ('again' in form) return data({ again: form.again.data }, { status: 422 });
  const { operation: operationId, mark, serviceCode, earlier } = form.value;
  const typed = typedAddress(form.value);
  const order = { lineRef, operationId, mark, serviceCode, earlier, ...typed };
  const outcome = await context.run((portal) => reorder(portal, order));
  if (outcome.kind === 'orders') {
    const { operationId: sentId } = outcome;
    throw redirect(isForLostPhone(request.url) ? paths.lostPhoneAfter(sentId) : paths.trackOrder(lineRef, sentId), 303);
  }
  if ('offer' in outcome) {
    const { offer, isEarlier } = outcome;
    return data({ moved: { offer, isEarlier, serviceCode } }, { status: 422 });
  }
  const { errors, places } = addressRefusal(addressCopy, typed.address, outcome.problem);
  return data({ again: form.refuse(errors).data, places }, { status: 422 });
}

export default function Reorder() {
  return <ReorderView {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
