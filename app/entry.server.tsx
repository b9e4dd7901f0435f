import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { factsOf } from './facts.ts';
import type { Handle } from './handle.ts';
import { policyOf } from './policy.ts';

/** Renders a page to one string: pages without hydration cannot use streamed content, and a string costs less. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  // Where an action throws, no loader of the root runs, and the page that says so still needs its facts.
  remix.staticHandlerContext.loaderData.root ??= await factsOf(context);
  const html = `<!doctype html>${renderToString(<RemixServer context={remix} url={request.url} />)}`;
  headers.set('content-type', 'text/html; charset=utf-8');
  const handle = remix.staticHandlerContext.matches.at(-1)?.route.handle as Handle | undefined;
  headers.set('content-security-policy', await policyOf(html, context, handle));
  if (handle?.public && context.anonymous && status === 200 && request.method !== 'POST') letCache(headers);
  return new Response(html, { status, headers });
}

/**
 * Browsers and caches on the way may keep the page: nothing in it is of one visitor. What it follows besides its
 * address is listed.
 */
function letCache(headers: Headers): void {
  headers.set('cache-control', 'public, max-age=300, stale-while-revalidate=3600, stale-if-error=86400');
  headers.set('vary', 'Cookie, Accept-Language, Save-Data');
}

/** A bot or a person who leaves early is no error; everything else is told once, without its message. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  if (request.signal.aborted || error instanceof Response) return;
  const name = error instanceof Error ? error.name : typeof error;
  console.error(
    JSON.stringify({
      event: 'page failed',
      requestId: context.requestId,
      error: name,
      stack: error instanceof Error ? error.stack : undefined,
    }),
  );
}
