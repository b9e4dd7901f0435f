import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod/mini';
import { earlierField, priceHintField, quoteHashField } from '#app/forms/hidden-fields.ts';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { sizeField } from '../select/form.ts';
import { reviewMessages } from './copy.ts';
import { ReviewView } from './view.tsx';
import { confirmTopUp, loadTopUpReview } from './intent.ts';

export const handle: Handle = { title: (language) => reviewMessages[language].title };

const Size = z.catch(sizeField(''), Number.NaN);
const Because = z.catch(z.optional(z.enum(['price-moved', 'bought-since', 'earlier'])), undefined);

/** The choice, and the order that the page showed (LEDGER-11). */
const reviewForm = z.strictObject({
  gigabytes: Size,
  price: priceHintField,
  earlier: earlierField,
  quoteHash: quoteHashField,
});

export async function loader({ request, context, params: { lineRef = '', operationId = '' } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const typed = searchParams.get('gigabytes') ?? undefined;
  const gigabytes = Size.parse(typed);
  const page = await context.run((portal) => loadTopUpReview(portal, { lineRef, operationId, gigabytes }));
  // Sent already, in another tab or before Back: its result is the page to see.
  if (page.kind === 'sent') throw redirect(paths.topUp(lineRef, operationId));
  // Chosen on a page that came back from memory: its order has been sent.
  if (page.kind === 'other-choice') throw redirect(paths.topUpReview(lineRef, newOperationId(), { gigabytes }));
  if (page.kind === 'not-on-sale')
    throw redirect(
      Number.isNaN(gigabytes)
        ? paths.addDataUnchosen(lineRef, typed)
        : paths.addDataAgain(lineRef, gigabytes, 'not-on-sale'),
    );
  return { review: page.review, because: Because.parse(searchParams.get('because') ?? undefined) };
}

export async function action({ request, context, params: { lineRef = '', operationId = '' } }: ActionFunctionArgs) {
  return submit({ request, context }, reviewForm, async (shown) => {
    const { gigabytes } = shown;
    const form = { lineRef, operationId, ...shown };
    const outcome = await context.run((portal) => confirmTopUp(portal, form));
    return afterForm(outcome, {
      sent: (sentId) => paths.topUp(lineRef, sentId),
      again: (because) =>
        because === 'not-on-sale'
          ? paths.addDataAgain(lineRef, gigabytes, because)
          : paths.topUpReview(lineRef, newOperationId(), { gigabytes, because }),
    });
  });
}

export default function Review() {
  return <ReviewView {...useLoaderData<typeof loader>()} />;
}
