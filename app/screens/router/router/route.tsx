import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { routerMessages } from './copy.ts';
import { RouterView } from './view.tsx';
import { loadRouter } from './intent.ts';

export const handle: Handle = { title: (language) => routerMessages[language].title, script: { live: 'home' } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const afterId = searchParams.get('after') ?? undefined;
  const page = await context.run((portal) => loadRouter(portal, afterId));
  return {
    page,
    reason: searchParams.get('because') ?? undefined,
    refresh: page.refresh,
    // A router that is back causes no live event (ROUTER-10).
    pollOnly: page.refresh !== undefined,
  };
}

export default function Router() {
  return <RouterView {...useLoaderData<typeof loader>()} />;
}
