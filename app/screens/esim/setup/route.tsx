import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { afterForm, redirectWhenOutdated, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import type { PhoneSystem } from '#rpc/domain/esim-code.ts';
import { esimSetupMessages } from './copy.ts';
import { setupForm } from './form.ts';
import { EsimSetupView } from './view.tsx';
import { loadEsimSetup, finishSetup } from './intent.ts';

export const handle: Handle = { title: (language) => esimSetupMessages[language].title, script: 'assist' };

export async function loader({ request, context, params: { lineRef = '' } }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  // Passes any value on, because the intent ignores unknown systems.
  const system = (query.get('system') ?? undefined) as PhoneSystem | undefined;
  const afterId = query.get('after') ?? undefined;
  const page = await context.run((portal) => loadEsimSetup(portal, { lineRef, system, after: afterId }));
  // The Done button leads to Home as soon as the carrier has stored it, at once or later (ESIM-10).
  if (page.kind === 'done' && afterId !== undefined) throw redirect(paths.postActivationHome);
  return { page, refresh: page.kind === 'setup' ? page.refresh : undefined };
}

export const action = redirectWhenOutdated(async ({ request, context, params: { lineRef = '' } }) => {
  return submit(
    { request, context },
    setupForm(esimSetupMessages[context.language]),
    async ({ operation: operationId }) => {
      const outcome = await context.run((portal) => finishSetup(portal, { lineRef, operationId }));
      return afterForm(outcome, {
        sent: (afterId) => paths.esimSetup(lineRef, { after: afterId }),
        again: paths.esimSetup(lineRef),
      });
    },
  );
});

export default function EsimSetup() {
  return <EsimSetupView page={useLoaderData<typeof loader>().page} again={useActionData<typeof action>()} />;
}
