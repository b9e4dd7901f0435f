import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { brandFor } from '#app/brand/by-host.ts';
import { preferencesOf } from '../preference.ts';
import { urlOf } from '../url-of.ts';
import type { Bindings } from '../variables.ts';
import { dictionaryOf, type KnownDictionary } from './kept-dictionaries.ts';
import { secretsOf } from './secrets.ts';

const contentCoding = 'dcz';
/** Magic number of a frame with its dictionary's hash (RFC 9842, 5.1). */
const magic = [0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0];

/**
 * Sends pages to browsers that have a compression dictionary by what differs from it, and leads all that could have it
 * to the present one (SHELL-48). It is outside of all else: nothing may wrap the encoded body again.
 * @param paths of this deployment's dictionaries, by the brand's key and the language
 */
export function pageDictionary(paths: Readonly<Record<string, string>>): MiddlewareHandler<Bindings> {
  return createMiddleware<Bindings>(async (c, next) => {
    await next();
    const { res: page } = c;
    if (!isPage(page)) return;
    const headers = new Headers(page.headers);
    headers.append('vary', 'Accept-Encoding, Available-Dictionary');
    const request = c.req.raw;
    const accepted = acceptedBy(request);
    const hashHeader = accepted.includes(contentCoding) ? request.headers.get('available-dictionary') : null;
    const dictionary = hashHeader === null ? undefined : await dictionaryOf(hashHeader, c.env.ASSETS);
    // Browsers list the coding only once they have a dictionary; those that could get one accept zstd.
    const path = paths[`${brandFor(urlOf(request).host).key}.${preferencesOf(request).language}`];
    if (path && accepted.includes('zstd') && !(dictionary && path.includes(nameOf(dictionary))))
      headers.append('link', `<${path}>; rel="compression-dictionary"`);
    const answer = dictionary && request.method !== 'HEAD' ? await encoded(page, headers, dictionary) : undefined;
    // Without this, Hono would wrap the answer, and workerd would encode it once more.
    c.res = undefined;
    c.res = answer ?? new Response(page.body, { status: page.status, headers });
  });
}

const isPage = ({ status, headers }: Response): boolean =>
  status >= 200 &&
  status !== 204 &&
  (status < 300 || status >= 400) &&
  (headers.get('content-type')?.startsWith('text/html') ?? false) &&
  !headers.has('content-encoding');

/** Returns the codings of the browser: the platform replaces the header with its own. */
function acceptedBy({ headers, cf }: Request): string[] {
  const header = (cf?.clientAcceptEncoding as string | undefined) ?? headers.get('accept-encoding') ?? '';
  return header.split(',').map((coding) => coding.trim().split(';', 1)[0] ?? '');
}

const nameOf = ({ hash }: KnownDictionary): string =>
  btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 10);

/** Returns the page by its difference to a dictionary; as it is where that would not be shorter. */
async function encoded(page: Response, headers: Headers, { hash, encoder }: KnownDictionary): Promise<Response> {
  const { status } = page;
  const bytes = new Uint8Array(await page.arrayBuffer());
  const frame = encoder.encode(bytes, secretsOf(bytes));
  if (!frame) return new Response(bytes, { status, headers });
  headers.set('content-encoding', contentCoding);
  const body = new Uint8Array(magic.length + hash.length + frame.length);
  body.set(magic);
  body.set(hash, magic.length);
  body.set(frame, magic.length + hash.length);
  return new Response(body, { status, headers, encodeBody: 'manual' });
}
