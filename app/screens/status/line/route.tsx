import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { afterForm, redirectWhenOutdated, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { lineStatusPageMessages } from './copy.ts';
import { portFixForm } from './form.ts';
import { LineStatusView, titleOfStatus } from './view.tsx';
import { loadLineStatus } from './intent.ts';
import { fixPort } from './fix.ts';

export const handle: Handle = {
  title: (language) => lineStatusPageMessages[language].title,
  script: { live: 'journey' },
};

export async function loader({ request, context, params: { lineRef = '' } }: LoaderFunctionArgs) {
  const afterId = new URL(request.url).searchParams.get('after') ?? undefined;
  const page = await context.run((portal) => loadLineStatus(portal, lineRef, afterId));
  return { page, title: titleOfStatus(page.view, context.language), refresh: page.refresh };
}

export const action = redirectWhenOutdated(async ({ request, context, params: { lineRef = '' } }) => {
  return submit(
    { request, context },
    portFixForm(lineStatusPageMessages[context.language].fix.fields),
    async ({ operation: operationId, problem, value }) => {
      const outcome = await context.run((portal) => fixPort(portal, { lineRef, operationId, problem, value }));
      return afterForm(outcome, {
        // The carrier's refusal means that the line can't be activated at all (ERROR-16).
        sent: (id) => (isNotAvailable(outcome) ? paths.activationUnavailable : paths.status(lineRef, id)),
        again: paths.status(lineRef),
      });
    },
    // The customer's details at the old carrier are never shown back (PORT-15).
    { hidden: ['value'] },
  );
});

const isNotAvailable = (outcome: FormOutcome<'port-fix'>) =>
  outcome.kind === 'operation' && outcome.operation.state === 'refused' && outcome.operation.refusal === 'notAvailable';

export default function LineStatus() {
  return <LineStatusView page={useLoaderData<typeof loader>().page} again={useActionData<typeof action>()} />;
}
