import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readForm } from '#app/forms/submit.ts';
import { tooEarly } from '#app/forms/too-early.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { otpMessages } from './copy.ts';
import { otpForms } from './form.ts';
import { OtpView } from './view.tsx';
import { loadOtpForm, sendUnlockCode, unlockAccount } from '../unlock/intent.ts';

export const handle: Handle = { title: (language) => otpMessages[language].title, script: 'assist' };

export async function loader({ request, context, params: { codeId = '' } }: LoaderFunctionArgs) {
  const attemptId = new URL(request.url).searchParams.get('after') ?? undefined;
  const form = await context.run((portal) => loadOtpForm(portal, codeId, attemptId));
  if (form.afterId && !context.formError) throw redirect(paths.settingsAfter(form.afterId));
  // A form that came back with an error keeps its message: the page is the last password's all the same (LOCK-16).
  if (form.codeId !== codeId && !context.formError) throw redirect(paths.unlockCode(form.codeId));
  return { form, refresh: form.refresh };
}

export async function action({ request, context, params: { codeId = '' } }: ActionFunctionArgs) {
  const copy = otpMessages[context.language];
  const form = await readForm({ request, context }, otpForms(copy.wrong));
  if ('again' in form) return form.again;
  const { value } = form;
  // Throws for another person's password before anything is sent or unlocked (SAFETY-43).
  await context.run((portal) => loadOtpForm(portal, codeId));
  if (value.ask === 'another') {
    const outcome = await context.run((portal) => sendUnlockCode(portal, value.operation));
    if (outcome.kind === 'wait') return tooEarly(context, { until: outcome.until, used: false });
    throw redirect(paths.unlockCode(outcome.operationId), 303);
  }
  const { operation: operationId, otp } = value;
  const outcome = await context.run((portal) => unlockAccount(portal, { operationId, otp }));
  if (outcome.kind === 'after') throw redirect(paths.settingsAfter(outcome.operationId), 303);
  if (outcome.kind === 'under-way') throw redirect(paths.unlockCode(codeId, outcome.operationId), 303);
  if (outcome.kind === 'wait') return tooEarly(context, { until: outcome.until, used: true });
  const reply = form.refuse({ otp: [copy.replies[outcome.reason]] });
  // A password that was sent is not shown again (LOCK-6).
  return { ...reply, data: { ...reply.data, initialValue: {} } };
}

export default function OneTimePassword() {
  const { form } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return reply && 'wait' in reply ? <OtpView form={form} wait={reply.wait} /> : <OtpView form={form} again={reply} />;
}
