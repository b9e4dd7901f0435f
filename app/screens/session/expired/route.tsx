import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { returnPath } from '#rpc/domain/landing.ts';
import { expiredMessages } from './copy.ts';
import { ExpiredView } from './view.tsx';

export const handle: Handle = { title: (language) => expiredMessages[language].title };

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return { to: returnPath(query.get('to')), unchanged: query.has('unchanged') };
}

export default function Expired() {
  return <ExpiredView {...useLoaderData<typeof loader>()} />;
}
