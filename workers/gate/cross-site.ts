/** Why an unsafe request is turned away: an HTTP status, or undefined when it may go on. */
export type GateRefusal = 403 | 405 | 413 | 415 | 429;

const forms = ['application/x-www-form-urlencoded'];

/**
 * The gate for unsafe methods: same-origin by what the browser says of itself, and a content type that a foreign page
 * cannot send without being asked about it. Browsers that say neither `Sec-Fetch-Site` nor `Origin` (text browsers) are
 * let
 * through to the form token; `/rpc` is not for them.
 */
export function crossSiteRefusal(request: Request, origin: string): GateRefusal | undefined {
  if (request.method !== 'POST') return 405;
  const rpc = new URL(request.url).pathname.startsWith('/rpc/');
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return 403;
  const from = request.headers.get('origin');
  if (from === null ? rpc || site !== null : from !== origin) return 403;
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (rpc) return type === 'application/json' && request.headers.get('x-portal') === '1' ? undefined : 403;
  return forms.includes(type) ? undefined : 403;
}

/** Bytes of a body that are read at most. */
export function bodyLimit(path: string): number {
  return path.startsWith('/rpc/') ? 16 * 1024 : 32 * 1024;
}
