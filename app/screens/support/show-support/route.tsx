import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod/mini';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { showSupportMessages } from './copy.ts';
import { readShowing, showSupport, stopShowing } from './intent.ts';
import { ShowSupportView } from './view.tsx';

export const handle: Handle = { title: (language) => showSupportMessages[language].title };

/** The form of the page's two buttons. */
const showSupportForm = z.strictObject({ ask: z.enum(['show', 'stop']) });

/** Interval of the page's refresh, to show that the code was used or the showing ended. Seconds. */
const refreshSeconds = 10;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const showing = await context.run((portal) => readShowing(portal));
  const stopped = !showing && new URL(request.url).searchParams.has('stopped');
  return { showing, stopped, refresh: showing && refreshSeconds };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submit({ request, context }, showSupportForm, async ({ ask }) => {
    await context.run((portal) => (ask === 'show' ? showSupport(portal) : stopShowing(portal)));
    return redirect(ask === 'show' ? paths.showSupport : paths.showSupportStopped, 303);
  });
}

export default function ShowSupport() {
  return <ShowSupportView {...useLoaderData<typeof loader>()} />;
}
