/** The HTTP status with which an unsafe request is refused. */
export type GateRefusal = 403 | 405 | 413 | 415 | 429;

const forms = ['application/x-www-form-urlencoded'];
/** The platform reads forms as UTF-8, and throws at any other charset (SAFETY-41). */
const charsets = /^(charset="?utf-8"?)?$/;

/**
 * Refuses unsafe requests that another site may have caused: by `Sec-Fetch-Site` and `Origin`, and by content types
 * (SAFETY-5, SAFETY-7). Text browsers send neither header, and some filters hide the origin: their forms go on to the
 * form token, `/rpc` is closed to them (ADR-016).
 * @returns undefined when the request may go on
 */
export function crossSiteRefusal(request: Request, origin: string): GateRefusal | undefined {
  if (request.method !== 'POST') return 405;
  const rpc = new URL(request.url).pathname.startsWith('/rpc/');
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return 403;
  const from = request.headers.get('origin');
  if (from !== origin && (rpc || !isHidden(from, site))) return 403;
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  const isOurs = rpc ? type === 'application/json' && request.headers.get('x-portal') === '1' : forms.includes(type);
  if (!isOurs) return 403;
  return parameters.every((parameter) => charsets.test(parameter)) ? undefined : 415;
}

/**
 * Returns true for a form without its origin that is none of another site's: of a text browser, or behind a filter that
 * adds `no-referrer` to pages. No page can write `Sec-Fetch-Site`.
 */
function isHidden(from: string | null, site: string | null): boolean {
  return from === null ? site === null : from === 'null' && site === 'same-origin';
}

/**
 * Returns true when a refused request may be a form of the portal all the same, from a browser that hides its origin.
 */
export function mayBeOurs({ method, headers }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'same-origin';
  const type = headers.get('content-type')?.split(';', 1)[0] ?? '';
  return method === 'POST' && site === 'same-origin' && forms.includes(type);
}

/**
 * Returns true when the browser itself says that a page of the portal sent the form: no page of another site can write
 * these headers, and after a detour over one they name it (SAFETY-61).
 */
export function isFromOurPage({ headers }: Request, origin: string): boolean {
  return headers.get('sec-fetch-site') === 'same-origin' || headers.get('origin') === origin;
}

/** Returns the maximum number of bytes of a body (SAFETY-9). */
export function bodyLimit(path: string): number {
  return path.startsWith('/rpc/') ? 16 * 1024 : 32 * 1024;
}
