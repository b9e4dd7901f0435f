import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { loadStep } from '../load-step.ts';
import { reviewMessages } from './copy.ts';
import { reviewForm } from './form.ts';
import { ReviewView } from './view.tsx';
import { confirmAddLine } from './intent.ts';

export const handle: Handle = { title: (language) => reviewMessages[language].title };

export const loader = (asked: LoaderFunctionArgs) => loadStep(asked, 'review');

export async function action({ request, context }: ActionFunctionArgs) {
  return submit({ request, context }, reviewForm, async ({ operation: operationId, ...shown }) => {
    const next = await context.run((portal) => confirmAddLine(portal, { operationId, ...shown }));
    const again = (because: string) =>
      `${paths.addLineStep('review')}?because=${because === 'stale' ? 'changed' : because}`;
    return afterForm(next, { sent: paths.addLineOrder, again });
  });
}

export default function Review() {
  return <ReviewView {...useLoaderData<typeof loader>()} />;
}
