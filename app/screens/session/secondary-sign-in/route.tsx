import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { signInMessages } from '../sign-in/copy.ts';

export const handle: Handle = { title: (language) => signInMessages[language].causes.old.title };

/** The address at which the users of group lines sign in, for brands that have it: the same sign-in (SIGNIN-27). */
export function loader({ context }: LoaderFunctionArgs): Response {
  if (!context.brand.hasSecondarySignIn) throw new Response(null, { status: 404 });
  return redirect(paths.login);
}

// A route needs a component, or its refusal would have no page.
export default function SecondarySignIn() {
  return null;
}
