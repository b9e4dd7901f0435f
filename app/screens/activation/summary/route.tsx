import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { activationMessages } from '#app/copy/activation.ts';
import { redirectWhenOutdated, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { afterStep, loadStep } from '../load-step.ts';
import { summaryMessages } from './copy.ts';
import { summaryForm } from './form.ts';
import { SummaryView } from './view.tsx';
import { choosePayment } from './intent.ts';

export const handle: Handle = { title: (language) => activationMessages[language].title, script: 'assist' };

export const loader = (asked: LoaderFunctionArgs) => loadStep(asked, 'summary');

export const action = redirectWhenOutdated(async ({ request, context, params: { lineRef = '' } }) => {
  const copy = summaryMessages[context.language];
  return submit({ request, context }, summaryForm(copy), async ({ version, payment }) => {
    const outcome = await context.run((portal) => choosePayment(portal, { lineRef, version, payment }));
    return outcome.kind === 'problem' ? { payment: [copy.payment.missing] } : afterStep(lineRef, 'summary', outcome);
  });
});

export default function ActivationSummary() {
  return <SummaryView {...useLoaderData<typeof loader>()} again={useActionData<typeof action>()} />;
}
