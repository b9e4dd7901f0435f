import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { activityMessages } from '#app/copy/activity.ts';
import { buttonForm } from '#app/forms/hidden-fields.ts';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { NotMeView } from './view.tsx';
import { loadNotMe, loadActivityEntry } from '#rpc/portal/activity.ts';
import { lockAccount } from '#app/screens/settings/settings/lock.ts';

export const handle: Handle = { title: (language) => activityMessages[language].notMe, script: { live: 'home' } };

export async function loader({ request, context, params: { operationId = '' } }: LoaderFunctionArgs) {
  const lockId = new URL(request.url).searchParams.get('after') ?? undefined;
  const notMe = await context.run((portal) => loadNotMe(portal, operationId, lockId));
  return { notMe, refresh: notMe.refresh };
}

export async function action({ request, context, params: { operationId = '' } }: ActionFunctionArgs) {
  return submit({ request, context }, buttonForm, async (form) => {
    // Throws NOT_FOUND for another's operation, from whose page nothing is locked (SAFETY-43).
    await context.run((portal) => loadActivityEntry(portal, operationId));
    const lock = await context.run((portal) => lockAccount(portal, form.operation));
    return afterForm(lock, { sent: (id) => paths.notMe(operationId, id), again: paths.notMe(operationId) });
  });
}

export default function NotMePage() {
  return <NotMeView notMe={useLoaderData<typeof loader>().notMe} />;
}
