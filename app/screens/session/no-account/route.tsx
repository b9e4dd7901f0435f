import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { noAccountMessages } from './copy.ts';
import { NoAccountView } from './view.tsx';

export const handle: Handle = { title: (language) => noAccountMessages[language].title };

/** Redirects visitors, and customers who have an account (SIGNIN-10). */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.signedIn) throw redirect(paths.preLogin);
  const { me } = await context.me();
  if (me?.accountKnown) throw redirect(paths.home);
  return { email: context.signedInAs };
}

export default function NoAccount() {
  return <NoAccountView email={useLoaderData<typeof loader>().email} />;
}
