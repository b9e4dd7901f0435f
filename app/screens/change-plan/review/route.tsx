import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod/mini';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { doorIn } from '#app/ui/way-back.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { reviewMessages } from './copy.ts';
import { reviewForm } from './form.ts';
import { ReviewView, titleOfReview } from './view.tsx';
import { changePlanReview, confirmPlanChange } from './intent.ts';

export const handle: Handle = { title: (language) => reviewMessages[language].title };

const Because = z.catch(z.optional(z.enum(['moved', 'earlier'])), undefined);

export async function loader({ request, context, params: { lineRef = '', operationId = '' } }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const planId = searchParams.get('plan') ?? '';
  const page = await context.run((portal) => changePlanReview(portal, { lineRef, operationId, planId }));
  // Sent already, in another tab or before Back: its result is the page to see.
  if (page.kind === 'sent') throw redirect(paths.planChange(lineRef, operationId));
  // Chosen on a page that came back from memory: its change has been sent.
  if (page.kind === 'other-choice')
    throw redirect(paths.planChangeReview(lineRef, newOperationId(), { plan: planId, from: doorIn(search) }));
  if (page.kind === 'not-offered')
    throw redirect(planId ? paths.changePlanAgain(lineRef, 'not-offered', planId) : paths.advisedPlan(lineRef));
  return {
    review: page.review,
    title: titleOfReview(page.review, context.language),
    because: Because.parse(searchParams.get('because') ?? undefined),
  };
}

export async function action({ request, context, params: { lineRef = '', operationId = '' } }: ActionFunctionArgs) {
  const form = reviewForm(reviewMessages[context.language]);
  const door = doorIn(new URL(request.url).search);
  return submit({ request, context }, form, async ({ plan, from, occurrence, price, ...shown }) => {
    const isHinted = from !== undefined && occurrence !== undefined && price !== undefined;
    const hint = isHinted ? { fromPlanId: from, occurrence, price } : undefined;
    const confirmed = { lineRef, operationId, planId: plan, hint, ...shown };
    const outcome = await context.run((portal) => confirmPlanChange(portal, confirmed));
    return afterForm(outcome, {
      sent: (sentId) => paths.planChange(lineRef, sentId),
      again: (because) =>
        because === 'changed'
          ? paths.changePlanAgain(lineRef, because)
          : paths.planChangeReview(lineRef, newOperationId(), { plan, because, from: door }),
    });
  });
}

export default function Review() {
  const { review, because } = useLoaderData<typeof loader>();
  return <ReviewView review={review} because={because} again={useActionData<typeof action>()} />;
}
