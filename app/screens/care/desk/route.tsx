import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readForm } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { deskMessages } from './copy.ts';
import { deskForm } from './form.ts';
import { DeskView } from './view.tsx';

/** The Worker checks the token of an agent's form itself, with their session and not a customer's (CARE-7). */
export const handle: Handle = { title: (language) => deskMessages[language].title, openForm: true };

/** Seconds until the page checks that the customer still shares their account with support. */
const refreshSeconds = 20;

/** Reads nothing of a customer's session; without a provider of the care team the page is not there (CARE-1). */
export async function loader({ request, context: { care } }: LoaderFunctionArgs) {
  if (!care) throw new Response(null, { status: 404 });
  const facts = await care.facts();
  const failed = new URL(request.url).searchParams.has('error');
  return { agent: care.agent, facts, failed, refresh: facts && refreshSeconds };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { code: copy } = deskMessages[context.language];
  const form = await readForm({ request, context }, deskForm(copy));
  const { care } = context;
  if (!care?.agent) throw new Response(null, { status: 404 });
  if ('again' in form) return form.again;
  const { value } = form;
  if (value.ask === 'sign-out')
    throw redirect(paths.care, { status: 303, headers: { 'set-cookie': await care.signOut() } });
  if (value.ask === 'close') {
    await care.close();
    throw redirect(paths.care, 303);
  }
  const tried = await care.open(value.code);
  if (tried.kind === 'showing') throw redirect(paths.care, 303);
  return form.refuse({ code: [copy[tried.kind]] });
}

export default function Desk() {
  return <DeskView {...useLoaderData<typeof loader>()} again={useActionData<typeof action>()} />;
}
