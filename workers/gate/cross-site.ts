/** The HTTP status with which an unsafe request is refused. */
export type GateRefusal = 403 | 405 | 413 | 415 | 429;

const forms = ['application/x-www-form-urlencoded'];

/**
 * Refuses unsafe requests that another site may have caused: by `Sec-Fetch-Site` and `Origin`, and by content types
 * (SAFETY-5, SAFETY-7). Text browsers send neither header; their forms go on to the form token, `/rpc` is closed to
 * them (ADR-005).
 * @returns undefined when the request may go on
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

/** How many bytes of a body are read at most (SAFETY-9). */
export function bodyLimit(path: string): number {
  return path.startsWith('/rpc/') ? 16 * 1024 : 32 * 1024;
}
