import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { signInMessages } from './copy.ts';
import { SignInView } from './view.tsx';

export const handle: Handle = { title: (language) => signInMessages[language].title };

/** Only what could not be signed in comes here: the Worker answers `/login` itself (workers/session/sign-in). */
export function loader({ request }: LoaderFunctionArgs) {
  return data({ isLost: new URL(request.url).searchParams.get('error') === 'account' }, { status: 400 });
}

export default function SignIn() {
  return <SignInView isLost={useLoaderData<typeof loader>().isLost} />;
}
