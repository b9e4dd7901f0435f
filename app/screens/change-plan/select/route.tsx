import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { changePlanMessages } from '#app/copy/change-plan.ts';
import { readQuery } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { doorIn } from '#app/ui/way-back.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { selectMessages } from './copy.ts';
import { selectForm } from './form.ts';
import { canChoose, SelectView } from './view.tsx';
import { changePlanForm } from './intent.ts';

export const handle: Handle = { title: (language) => changePlanMessages[language].title };

/** Shows the plans. A choice leads to its review, whose address names a new operation (LEDGER-2). */
export async function loader({ request, context, params: { lineRef = '' } }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const because = searchParams.get('because');
  const planId = searchParams.get('plan');
  const isChosen = because === 'not-offered' || searchParams.get('step') === 'review';
  // Set before anything is awaited: the title is made beside this. A right choice leads away.
  context.formError = isChosen;
  const form = await context.run((portal) => changePlanForm(portal, lineRef));
  // The review reads everything anew: a plan that it did not find can't be chosen here, whatever the cache has.
  const planIds = form.options
    .filter((plan) => plan.decision.allowed && !(because === 'not-offered' && plan.planId === planId))
    .map((plan) => plan.planId);
  const page = { form, changed: because === 'changed', again: undefined };
  if (!canChoose(form) || !isChosen) {
    // "Change" on the review comes back with what was chosen.
    return { ...page, chosen: planIds.find((offered) => offered === planId) };
  }
  const choice = readQuery({ request, context }, ['plan'], selectForm(selectMessages[context.language], planIds));
  if ('again' in choice) return { ...page, chosen: undefined, again: choice.again };
  throw redirect(paths.planChangeReview(lineRef, newOperationId(), { ...choice.value, from: doorIn(search) }));
}

export default function Select() {
  return <SelectView {...useLoaderData<typeof loader>()} />;
}
