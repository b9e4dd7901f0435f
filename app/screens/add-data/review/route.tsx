import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod/mini';
import { taxField } from '#app/forms/hidden-fields.ts';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { reviewMessages } from './copy.ts';
import { ReviewView } from './view.tsx';
import { topUpReview, confirmTopUp } from '../intent.ts';

export const handle: Handle = { title: (language) => reviewMessages[language].title };

const Because = z.catch(z.optional(z.enum(['expired', 'price-moved', 'bought-since'])), undefined);

export async function loader({ request, context, params: { lineRef = '', operationId = '' } }: LoaderFunctionArgs) {
  const review = await context.run((portal) => topUpReview(portal, lineRef, operationId));
  // Sent already, in another tab or before Back: what became of it is the page to see.
  if (!review) throw redirect(paths.topUp(lineRef, operationId));
  return { review, because: Because.parse(new URL(request.url).searchParams.get('because') ?? undefined) };
}

export async function action({ request, context, params: { lineRef = '', operationId = '' } }: ActionFunctionArgs) {
  return submit({ request, context }, z.strictObject({ tax: taxField }), async ({ tax: shownTax }) => {
    const next = await context.run((portal) => confirmTopUp(portal, lineRef, operationId, shownTax));
    return redirect(
      next.to === 'review'
        ? `${paths.topUpReview(lineRef, next.operationId)}?because=${next.because}`
        : paths.topUp(lineRef, next.operationId),
      303,
    );
  });
}

export default function Review() {
  return <ReviewView {...useLoaderData<typeof loader>()} />;
}
