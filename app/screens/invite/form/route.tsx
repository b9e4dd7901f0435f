import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readForm } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { inviteMessages } from './copy.ts';
import { inviteForm, rowErrors } from './form.ts';
import { InviteView } from './view.tsx';
import { loadInvitations, requestMoreInvitations, sendInvitations } from './intent.ts';

export const handle: Handle = { title: (language) => inviteMessages[language].title, script: 'assist' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const afterId = new URL(request.url).searchParams.get('after') ?? undefined;
  const model = await context.run((portal) => loadInvitations(portal, afterId));
  return { model, refresh: model.refresh };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ask, wrong } = inviteMessages[context.language];
  const form = await readForm({ request, context }, inviteForm(wrong));
  if ('again' in form) return form.again;
  const { operation: operationId, button, rows, friends, skipped } = form.value;
  if (button === 'more') return form.show();
  if (button === 'ask') {
    const outcome = await context.run((portal) => requestMoreInvitations(portal, operationId));
    if (outcome.kind === 'granted-before') return form.refuse({ ask: [ask.granted] });
    throw redirect(outcome.kind === 'submitted' ? paths.invited(outcome.operationId) : paths.invite, 303);
  }
  const outcome = await context.run((portal) => sendInvitations(portal, { operationId, friends, skipped }));
  if (outcome.kind === 'submitted') throw redirect(paths.invited(outcome.operationId), 303);
  return form.refuse(
    outcome.kind === 'fewer-left' ? rowErrors(rows, [], wrong.moved) : rowErrors(rows, outcome.emails, wrong.repeated),
  );
}

export default function Invite() {
  return <InviteView model={useLoaderData<typeof loader>().model} again={useActionData<typeof action>()} />;
}
