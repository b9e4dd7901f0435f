import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod/mini';
import { activationMessages } from '#app/copy/activation.ts';
import { markField, operationField, versionField } from '#app/forms/hidden-fields.ts';
import { afterForm, redirectWhenOutdated, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { afterSending, loadStep } from '../load-step.ts';
import { type SummaryCopy, summaryMessages } from '../summary/copy.ts';
import { ConfirmView } from './view.tsx';
import { sendActivation } from './intent.ts';

export const handle: Handle = { title: (language) => activationMessages[language].title, script: 'assist' };

/** The activation, the answers and the amounts that the page showed (ACTIVATE-23). */
const confirmForm = ({ payment: { missing } }: Pick<SummaryCopy, 'payment'>) =>
  z.strictObject({
    operation: operationField,
    version: versionField,
    mark: markField,
    // An eSIM's page alone has the choice. The intent decides whether it is open.
    payment: z.optional(z.enum(['next-bill', 'now'], missing)),
    markNow: z.optional(markField),
  });

export const loader = (asked: LoaderFunctionArgs) => loadStep(asked, 'confirm');

export const action = redirectWhenOutdated(async ({ request, context, params: { lineRef = '' } }) => {
  return submit(
    { request, context },
    confirmForm(summaryMessages[context.language]),
    async ({ operation: operationId, ...shown }) => {
      const outcome = await context.run((portal) => sendActivation(portal, { lineRef, operationId, ...shown }));
      const buildReturnPath = (because: string) => paths.activationStep(lineRef, 'confirm', { because });
      return afterForm(outcome, { sent: (id) => afterSending(lineRef, id, outcome), again: buildReturnPath });
    },
  );
});

export default function Confirm() {
  return <ConfirmView {...useLoaderData<typeof loader>()} again={useActionData<typeof action>()} />;
}
