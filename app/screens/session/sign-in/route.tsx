import { data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { returnPath } from '#rpc/domain/landing.ts';
import { signInMessages } from './copy.ts';
import { SignInView } from './view.tsx';

export const handle: Handle = { title: (language) => signInMessages[language].title };

/**
 * Shows failed sign-ins, and redirects other spellings of the path: the Worker answers `/login` itself
 * (workers/session/sign-in).
 */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  if (pathname !== paths.login) throw redirect(paths.login + search);
  const error = searchParams.get('error');
  const failure = error === 'account' ? 'lost' : error === 'unproved' ? 'unproved' : 'failed';
  return data({ why: failure, to: returnPath(searchParams.get('to')) } as const, { status: 400 });
}

export default function SignIn() {
  return <SignInView {...useLoaderData<typeof loader>()} />;
}
