import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { pressForm } from '#app/forms/press.ts';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { address } from '#app/ui/address.ts';
import { pauseDataCopies } from './copy.ts';
import { PauseDataView } from './view.tsx';

export const handle: Handle = { title: (language) => pauseDataCopies[language].title };

export async function loader({ context, params: { line = '' } }: LoaderFunctionArgs) {
  const form = await context.ask((portal) => portal.dataService.form({ line }));
  // There is nothing to ask: Account says how the line stands.
  if (form.paused || form.changing) throw redirect(address.account);
  return form;
}

export async function action({ request, context, params: { line = '' } }: ActionFunctionArgs) {
  return submit({ request, context }, pressForm, async ({ operation }) => {
    const { operationId } = await context.ask((portal) => portal.dataService.set({ line, operation, pause: true }));
    return redirect(operationId ? address.accountAfter(operationId) : address.account, 303);
  });
}

export default function PauseData() {
  return <PauseDataView form={useLoaderData<typeof loader>()} />;
}
