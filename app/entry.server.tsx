import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { devicePermissions } from '#rpc/domain/device-permissions.ts';
import { ratePeriodMs, retryAfter } from '#rpc/domain/limit.ts';
import { requestFacts } from '#rpc/domain/spoken-reference.ts';
import { rootDataOf, type RootData } from './root-data.ts';
import type { TooEarly } from './forms/too-early.ts';
import type { Handle } from './handle.ts';
import { withoutIdleScript } from './idle-script.ts';
import { policyOf } from './policy.ts';
import { withReload } from './late-reload.ts';
import { withRareStyles } from './ui/rare-styles.ts';

/** Renders a page to one string (ADR-004): without hydration a page cannot use streamed content. */
export default async function handleRequest(
  request: Request,
  remixStatus: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  // The root's loader does not run when an action throws, but the problem page needs its facts.
  remix.staticHandlerContext.loaderData.root ??= await rootDataOf(context);
  // The waiting page and the sorry page have their own words for a slow carrier, and their own rule of reloading.
  const isLate = context.late === true && remix.staticHandlerContext.errors === null;
  Object.assign(remix.staticHandlerContext.loaderData.root as RootData, { late: isLate, away: context.away ?? false });
  const status = statusOf(remix.staticHandlerContext.errors, remixStatus);
  const whole = renderToStaticMarkup(<RemixServer context={remix} url={request.url} />);
  const rendered = withRareStyles(withoutIdleScript(whole), context.brand.key);
  const html = `<!doctype html>${isLate ? withReload(rendered) : rendered}`;
  headers.set('content-type', 'text/html; charset=utf-8');
  if (status === 429)
    headers.set('retry-after', retryAfter(limitedUntil(remix.staticHandlerContext, context.now), context.now));
  const handle = remix.staticHandlerContext.matches.at(-1)?.route.handle as Handle | undefined;
  headers.set('content-security-policy', await policyOf(html, context, handle));
  if (handle?.camera) headers.set('permissions-policy', devicePermissions(handle));
  if (handle?.public && context.anonymous && status === 200 && !context.late && request.method !== 'POST')
    letCache(headers);
  return new Response(html, { status, headers });
}

/** Returns the status of the error that the page shows: Remix gives that of the form's action before it. */
function statusOf(errors: EntryContext['staticHandlerContext']['errors'], remixStatus: number): number {
  if (!errors) return remixStatus;
  const [error] = Object.values(errors) as unknown[];
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** Returns the time at which the limit allows one more: that of the error or form, else the gate's (SAFETY-10). */
function limitedUntil(
  { errors, actionData }: Pick<EntryContext['staticHandlerContext'], 'errors' | 'actionData'>,
  now: number,
): number {
  const error: unknown = Object.values(errors ?? {})[0];
  const form = Object.values(actionData ?? {})[0] as { wait?: TooEarly } | undefined;
  const until = isRouteErrorResponse(error) ? Number(error.data) : (form?.wait?.until ?? 0);
  return until > now ? until : now + ratePeriodMs;
}

/** Lets browsers and caches keep a page that is the same for all visitors (PUBLIC-27). */
function letCache(headers: Headers): void {
  headers.set('cache-control', 'public, max-age=300, stale-while-revalidate=3600, stale-if-error=86400');
  headers.set('vary', 'Cookie, Accept-Language, Save-Data');
}

/** Logs each error once, without its message. A request that was aborted is no error. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  if (request.signal.aborted || error instanceof Response) return;
  const name = error instanceof Error ? error.name : typeof error;
  // Neither message nor stack: both may quote a URL, a token or an address (SAFETY-15).
  console.error(JSON.stringify({ event: 'page failed', ...requestFacts(context.requestId), error: name }));
}
