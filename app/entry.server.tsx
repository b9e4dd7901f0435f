import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { liveScript, styles } from 'virtual:page-assets';
import { brandStyle } from './brand/brand.ts';
import { factsOf } from './facts.ts';

/** Renders a page to one string: pages without hydration cannot use streamed content, and a string costs less. */
export default async function handleRequest(request: Request, status: number, headers: Headers, remix: EntryContext, context: AppLoadContext): Promise<Response> {
  // Where an action throws, no loader of the root runs, and the page that says so still needs its facts.
  remix.staticHandlerContext.loaderData.root ??= await factsOf(context);
  const html = `<!doctype html>${renderToString(<RemixServer context={remix} url={request.url} />)}`;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', await policyOf(html, context));
  return new Response(html, { status, headers });
}

/** A bot or a person who leaves early is no error; everything else is told once, without its message. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  if (request.signal.aborted || error instanceof Response) return;
  const name = error instanceof Error ? error.name : typeof error;
  console.error(JSON.stringify({ event: 'page failed', requestId: context.requestId, error: name, stack: error instanceof Error ? error.stack : undefined }));
}

/** Nothing but what the page itself carries: its stylesheet, and on live pages its one script. */
async function policyOf(html: string, { brand, formTargets }: AppLoadContext): Promise<string> {
  const live = liveScript !== '' && html.includes(`<script>${liveScript}</script>`);
  return [
    "default-src 'none'",
    `style-src ${await hashOf(styles + brandStyle(brand))}`,
    `script-src ${live ? await hashOf(liveScript) : "'none'"}`,
    ...(live ? ["connect-src 'self'"] : []),
    "img-src 'self' data:",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const hashes = new Map<string, string>();

async function hashOf(text: string): Promise<string> {
  const known = hashes.get(text);
  if (known) return known;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const hash = `'sha256-${btoa(String.fromCharCode(...digest))}'`;
  hashes.set(text, hash);
  return hash;
}
