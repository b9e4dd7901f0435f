import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { buttonForm } from '#app/forms/hidden-fields.ts';
import { readForm } from '#app/forms/submit.ts';
import { tooEarly } from '#app/forms/too-early.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { unlockMessages } from './copy.ts';
import { UnlockView } from './view.tsx';
import { unlockForm, sendUnlockCode } from './intent.ts';

export const handle: Handle = { title: (language) => unlockMessages[language].title };

export async function loader({ context }: LoaderFunctionArgs) {
  const form = await context.run((portal) => unlockForm(portal));
  // LOCK-15: an emailed password has its own page, which can also send another one.
  if (form.codeId) throw redirect(paths.unlockCode(form.codeId));
  return { form };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm({ request, context }, buttonForm);
  if ('again' in form) return null;
  const outcome = await context.run((portal) => sendUnlockCode(portal, form.value.operation));
  if (outcome.kind === 'code') throw redirect(paths.unlockCode(outcome.operationId), 303);
  if (outcome.codeId) throw redirect(paths.unlockCode(outcome.codeId), 303);
  return tooEarly(context, { until: outcome.until });
}

export default function Unlock() {
  const { form } = useLoaderData<typeof loader>();
  return <UnlockView form={form} waitUntil={useActionData<typeof action>()?.wait.until} />;
}
