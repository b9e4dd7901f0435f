import { data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { returnPath } from '#rpc/domain/landing.ts';
import { signInCauseOf } from '#rpc/domain/sign-in-cause.ts';
import { signInMessages } from './copy.ts';
import { SignInView } from './view.tsx';

export const handle: Handle = { title: (language) => signInMessages[language].causes.old.title };

/**
 * Shows failed sign-ins, and redirects other spellings of the path: the Worker answers `/login` itself
 * (workers/session/sign-in).
 */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  if (pathname !== paths.login) throw redirect(paths.login + search);
  const why = signInCauseOf(searchParams.get('error')) ?? 'old';
  const { title } = signInMessages[context.language].causes[why];
  return data({ why, title, to: returnPath(searchParams.get('to')) }, { status: 400 });
}

export default function SignIn() {
  const { why, to } = useLoaderData<typeof loader>();
  return <SignInView why={why} to={to} />;
}
