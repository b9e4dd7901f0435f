import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { parts } from './parts.ts';
import { PartsView } from './view.tsx';

export const handle: Handle = { title: () => 'app/ui' };

/** In development alone: a portal in front of customers has no such page. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const only = new URL(request.url).searchParams.get('part') ?? undefined;
  if (!context.uiPage || (only !== undefined && !Object.hasOwn(parts, only))) throw new Response(null, { status: 404 });
  return { only };
}

export default function Parts() {
  const { only } = useLoaderData<typeof loader>();
  return <PartsView only={only} />;
}
