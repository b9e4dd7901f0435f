import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changePlanMessages } from '#app/copy/change-plan.ts';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { selectMessages } from './copy.ts';
import { selectForm } from './form.ts';
import { SelectView } from './view.tsx';
import { changePlanForm, quotePlanChange } from './intent.ts';

export const handle: Handle = { title: (language) => changePlanMessages[language].title };

export async function loader({ request, context, params: { lineRef = '' } }: LoaderFunctionArgs) {
  const form = await context.run((portal) => changePlanForm(portal, lineRef));
  const { searchParams } = new URL(request.url);
  // "Change" on the review comes back with what was chosen.
  const chosen = form.options.find(
    ({ planId, decision }) => decision.allowed && planId === searchParams.get('plan'),
  )?.planId;
  return { form, chosen, changed: searchParams.get('because') === 'changed' };
}

export async function action({ request, context, params: { lineRef = '' } }: ActionFunctionArgs) {
  const copy = selectMessages[context.language];
  return submit({ request, context }, selectForm(copy), async ({ plan }) => {
    const quote = await context.run((portal) => quotePlanChange(portal, lineRef, plan));
    return quote ? redirect(paths.planChangeReview(lineRef, quote.operationId), 303) : { plan: [copy.notOffered] };
  });
}

export default function Select() {
  return <SelectView {...useLoaderData<typeof loader>()} again={useActionData<typeof action>()} />;
}
