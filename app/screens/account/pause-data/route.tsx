import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buttonForm } from '#app/forms/hidden-fields.ts';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { pauseDataMessages } from './copy.ts';
import { PauseDataView } from './view.tsx';
import { loadDataServiceForm, setDataService } from '#rpc/portal/data-service.ts';

export const handle: Handle = { title: (language) => pauseDataMessages[language].title };

export async function loader({ context, params: { lineRef = '' } }: LoaderFunctionArgs) {
  const form = await context.run((portal) => loadDataServiceForm(portal, lineRef));
  // A line that is paused or is changing needs no confirmation: Account shows its state.
  if (form.paused || form.changing) throw redirect(paths.account);
  return form;
}

export async function action({ request, context, params: { lineRef = '' } }: ActionFunctionArgs) {
  return submit({ request, context }, buttonForm, async ({ operation: operationId }) => {
    const outcome = await context.run((portal) => setDataService(portal, { lineRef, operationId, pause: true }));
    return afterForm(outcome, { sent: paths.accountAfter, again: paths.account });
  });
}

export default function PauseData() {
  return <PauseDataView form={useLoaderData<typeof loader>()} />;
}
