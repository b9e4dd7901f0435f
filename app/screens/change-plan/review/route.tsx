import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod/mini';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { reviewMessages } from './copy.ts';
import { reviewForm } from './form.ts';
import { ReviewView } from './view.tsx';
import { changePlanReview } from '../intent.ts';
import { confirmPlanChange } from './intent.ts';

export const handle: Handle = { title: (language) => reviewMessages[language].title };

const Because = z.catch(z.optional(z.enum(['expired', 'moved'])), undefined);

export async function loader({ request, context, params: { lineRef = '', operationId = '' } }: LoaderFunctionArgs) {
  const review = await context.run((portal) => changePlanReview(portal, lineRef, operationId));
  // Sent already, in another tab or before Back: what became of it is the page to see.
  if ('sentAs' in review) throw redirect(paths.planChange(lineRef, review.sentAs));
  return { review, because: Because.parse(new URL(request.url).searchParams.get('because') ?? undefined) };
}

export async function action({ request, context, params: { lineRef = '', operationId = '' } }: ActionFunctionArgs) {
  return submit({ request, context }, reviewForm(reviewMessages[context.language]), async ({ when, tax: shownTax }) => {
    const next = await context.run((portal) => confirmPlanChange(portal, lineRef, operationId, when, shownTax));
    if (next.to === 'select') return redirect(`${paths.changePlan(lineRef)}?because=changed`, 303);
    return redirect(
      next.to === 'review'
        ? `${paths.planChangeReview(lineRef, next.operationId)}?because=${next.because}`
        : paths.planChange(lineRef, next.operationId),
      303,
    );
  });
}

export default function Review() {
  return <ReviewView {...useLoaderData<typeof loader>()} again={useActionData<typeof action>()} />;
}
