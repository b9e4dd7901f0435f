import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { parts } from './parts.ts';
import { PartsView } from './view.tsx';

export const handle: Handle = { title: () => 'app/ui' };

export function loader({ request }: LoaderFunctionArgs) {
  const only = new URL(request.url).searchParams.get('part') ?? undefined;
  if (only !== undefined && !Object.hasOwn(parts, only)) throw new Response(null, { status: 404 });
  return { only };
}

export default function Parts() {
  return <PartsView {...useLoaderData<typeof loader>()} />;
}
