import type { Brand } from '#app/brand/brand.ts';

/** When even the sorry page cannot be made: plain, whole, and with a way on. */
export function lastResort(requestId: string, brand: Pick<Brand, 'shortName' | 'supportNumber'>): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Something Went Wrong – ${brand.shortName}</title>
<main><h1>Something Went Wrong</h1><p>We cannot process this request at this time, try again in a few minutes.</p>
<p><a href="/">Back to home</a> · Call ${brand.supportNumber}</p><p>Request ${requestId}</p></main></html>`;
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } });
}
