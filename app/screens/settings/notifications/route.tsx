import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { returnPath } from '#rpc/domain/landing.ts';
import { notificationsMessages } from './copy.ts';
import { alertsIn, notificationsForm, type NotificationsFields } from './form.ts';
import { endNotifications, keepNotifications, loadNotifications } from './intent.ts';
import { NotificationsView } from './view.tsx';

export const handle: Handle = { title: (language) => notificationsMessages[language].title, script: 'notify' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const page = await context.run((portal) => loadNotifications(portal));
  return { page, to: returnPath(searchParams.get('to')), isNew: searchParams.has('on') };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const to = returnPath(new URL(request.url).searchParams.get('to'));
  return submit({ request, context }, notificationsForm, async (form) => {
    if (form.turn === 'off') {
      await context.run((portal) => endNotifications(portal));
      return redirect(paths.notifications({ to }), await cookieOf(context));
    }
    const subscription = form.turn === 'on' ? subscriptionIn(form) : undefined;
    if (form.turn === 'on' && !subscription) return { endpoint: ['missing'] };
    const choice = { language: context.language, alerts: alertsIn(form), ...(subscription && { subscription }) };
    const mark = await context.run((portal) => keepNotifications(portal, choice));
    if (!mark) return { endpoint: ['not taken'] };
    return redirect(paths.notifications({ to, on: '1' }), await cookieOf(context, mark));
  });
}

async function cookieOf(
  { deviceCookie }: ActionFunctionArgs['context'],
  mark?: Parameters<ActionFunctionArgs['context']['deviceCookie']>[0],
): Promise<ResponseInit> {
  return { status: 303, headers: { 'set-cookie': await deviceCookie(mark) } };
}

function subscriptionIn({ endpoint, p256dh, auth, key = '' }: NotificationsFields) {
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth, keyId: key } : undefined;
}

export default function Notifications() {
  const isRefused = useActionData<typeof action>() !== undefined;
  return <NotificationsView {...useLoaderData<typeof loader>()} isRefused={isRefused} />;
}
