import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { staticPaths } from '#app/copy/page-text.ts';
import type { Handle } from '#app/handle.ts';
import { asLinked } from '#app/journey-path.ts';
import { StaticView } from './static-view.tsx';

export const handle: Handle = { title: 'in its text', public: true };

/** One route module for all static pages: the address names the page, in either case. */
export async function loader({ context }: LoaderFunctionArgs) {
  const path = staticPaths.find((staticPath) => `/${staticPath}` === asLinked(context.path));
  if (!path) throw new Response(null, { status: 404 });
  return { path, text: await context.pageText(path) };
}

export default function StaticPage() {
  return <StaticView {...useLoaderData<typeof loader>()} />;
}
