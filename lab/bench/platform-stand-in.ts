// Replacements for the platform around a Worker, as sources of modules for workerd.

/** Path that returns the content posted to it: a page as bare HTML. */
export const barePath = '/-/bare';

/** Stands in for the platform's edge. */
export const platform = `
const pages = new Map();
export default {
  async fetch(request, { inner, assets }) {
    const { pathname } = new URL(request.url);
    if (request.method === 'PUT' && pathname === '${barePath}') {
      pages.set(pathname, await request.text());
      return new Response(null, { status: 204 });
    }
    // Files are served before the Worker, according to public/_headers.
    if (assets && /\\.(js|css)$/.test(pathname)) {
      const file = await assets.fetch(request.url);
      const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
      const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
      return compressed(request, new Response(file.body, { status: file.status, headers }));
    }
    const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
    const own = pages.get(pathname);
    const response = own === undefined ? await inner.fetch(request) : new Response(own, html);
    return compressed(request, response);
  },
};
function compressed(request, response) {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const type = response.headers.get('content-type') ?? '';
  if (!accepted.includes('br') || response.webSocket || !type.startsWith('text/')) return response;
  const headers = new Headers(response.headers);
  headers.set('content-encoding', 'br');
  return new Response(response.body, { status: response.status, headers });
}`;

/** Replaces the platform's cache, always empty like for a first request. */
export const emptyCache = `export default {
  fetch: ({ method }) =>
    method === 'GET' ? new Response(null, { status: 504, headers: { 'cf-cache-status': 'MISS' } }) : new Response(),
};`;

/** Stands in for the platform's rate limit, in the Worker's own process as there: no call of a service. */
export const rate = 'export default () => ({ limit: async () => ({ success: true }) });';
