import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { returnPath } from '#rpc/domain/landing.ts';
import { expiredMessages } from './copy.ts';
import { ExpiredView } from './view.tsx';

export const handle: Handle = { title: (language) => expiredMessages[language].title };

export function loader({ request }: LoaderFunctionArgs) {
  return { to: returnPath(new URL(request.url).searchParams.get('to')) };
}

export default function Expired() {
  const { to } = useLoaderData<typeof loader>();
  return <ExpiredView to={to} />;
}
