import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { billsMessages } from '#app/copy/bills.ts';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { switchForm } from './form.ts';
import { AutoTopUpView } from './view.tsx';
import { loadAutoTopUp, setAutoTopUp } from './intent.ts';

export const handle: Handle = { title: (language) => billsMessages[language].autoTopUp, script: { live: 'home' } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const model = await context.run((portal) => loadAutoTopUp(portal, query.get('after') ?? undefined));
  return { model, moved: query.get('because') === 'moved', ...('refresh' in model ? { refresh: model.refresh } : {}) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submit({ request, context }, switchForm, async ({ line: lineRef, operation: operationId, ...wish }) => {
    const outcome = await context.run((portal) => setAutoTopUp(portal, { lineRef, operationId, ...wish }));
    return afterForm(outcome, {
      sent: (id) => `${paths.autoTopUp}?after=${id}`,
      again: `${paths.autoTopUp}?because=moved`,
    });
  });
}

export default function AutoTopUp() {
  return <AutoTopUpView {...useLoaderData<typeof loader>()} />;
}
