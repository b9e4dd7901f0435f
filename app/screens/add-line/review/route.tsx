import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod/mini';
import { earlierField, markField, operationField, versionField } from '#app/forms/hidden-fields.ts';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { loadStep } from '../load-step.ts';
import { reviewMessages } from './copy.ts';
import { ReviewView } from './view.tsx';
import { confirmAddLine } from './intent.ts';

export const handle: Handle = { title: (language) => reviewMessages[language].title };

/** The order, the answers and the amounts that the page showed (ADDLINE-16). */
const reviewForm = z.strictObject({
  operation: operationField,
  version: versionField,
  earlier: earlierField,
  mark: markField,
});

export const loader = (asked: LoaderFunctionArgs) => loadStep(asked, 'review');

export async function action({ request, context }: ActionFunctionArgs) {
  return submit({ request, context }, reviewForm, async ({ operation: operationId, ...shown }) => {
    const next = await context.run((portal) => confirmAddLine(portal, { operationId, ...shown }));
    const buildReturnPath = (because: string) => `${paths.addLineStep('review')}?because=${because}`;
    return afterForm(next, { sent: paths.addLineOrder, again: buildReturnPath });
  });
}

export default function Review() {
  return <ReviewView {...useLoaderData<typeof loader>()} />;
}
