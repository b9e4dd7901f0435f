import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { activityMessages } from '#app/copy/activity.ts';
import { buttonForm } from '#app/forms/button-form.ts';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { NotMeView } from './view.tsx';

export const handle: Handle = { title: (language) => activityMessages[language].notMe, script: { live: 'home' } };

export async function loader({ request, context, params: { operationId = '' } }: LoaderFunctionArgs) {
  const lockId = new URL(request.url).searchParams.get('after') ?? undefined;
  const notMe = await context.runIntent((portal) => portal.activity.notMe({ operationId, lockId }));
  return { notMe, refresh: notMe.refresh };
}

export async function action({ request, context, params: { operationId = '' } }: ActionFunctionArgs) {
  return submit({ request, context }, buttonForm, async (form) => {
    // From the page of another's operation nothing is locked (SAFETY-43).
    await context.runIntent((portal) => portal.activity.entry({ operationId }));
    const lock = await context.runIntent((portal) => portal.submit['account-lock']({ operationId: form.operation }));
    return redirect(paths.notMe(operationId, lock.operationId), 303);
  });
}

export default function NotMePage() {
  return <NotMeView notMe={useLoaderData<typeof loader>().notMe} />;
}
