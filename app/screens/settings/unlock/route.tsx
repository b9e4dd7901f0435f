import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { buttonForm } from '#app/forms/button-form.ts';
import { readForm } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { unlockMessages } from './copy.ts';
import { UnlockView } from './view.tsx';

export const handle: Handle = { title: (language) => unlockMessages[language].title };

export async function loader({ context }: LoaderFunctionArgs) {
  return { form: await context.runIntent((portal) => portal.settings.unlockForm()) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm({ request, context }, buttonForm);
  if ('again' in form) return null;
  const sent = await context.runIntent((portal) => portal.settings.sendCode({ operationId: form.value.operation }));
  if (sent.to === 'wait') return data({ until: sent.until }, { status: 429 });
  throw redirect(paths.unlockCode(sent.operationId), 303);
}

export default function Unlock() {
  const { form } = useLoaderData<typeof loader>();
  return <UnlockView form={form} waitUntil={useActionData<typeof action>()?.until} />;
}
