import { createMiddleware } from 'hono/factory';
import type { Bindings } from '../variables.ts';
import type { Pages } from './open-forms.ts';
import { urlOf } from '../url-of.ts';

/**
 * The one spelling of a path that the gate and the router judge (SAFETY-21): letters, digits and `-._~` are not
 * percent-encoded, there is no slash and no end of a sentence at the end, and what a route names is in lower case.
 * @param fixed the segments that routes name: `fixedSegments` of the build
 * @returns undefined when the encoding is broken
 */
export function canonicalPath(pathname: string, fixed: ReadonlySet<string>): string | undefined {
  try {
    decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  return pathname
    .replace(/%[0-9a-f]{2}/gi, (code) => {
      const character = characterOf(code);
      return /[\w.~-]/.test(character) ? character : code;
    })
    .replace(/(?<=[^/])\/+$/, '')
    .replace(glued, '')
    .replace(/(?<=[^/])\/+$/, '')
    .split('/')
    .map((segment, position) => (fixed.has(segmentAt(position, segment)) ? segment.toLowerCase() : segment))
    .join('/');
}

const characterOf = (code: string) => String.fromCharCode(Number.parseInt(code.slice(1), 16));
const segmentAt = (position: number, segment: string) => `${position} ${segment.toLowerCase()}`;

/** The segments that routes and the Worker name, each with its place: references keep their case. */
export function fixedSegments(pages: Pages): Set<string> {
  const paths = [
    ...Object.values(pages).map((page) => page?.path),
    'rpc/public',
    'live',
    'logout',
    'preference',
    'care/login',
  ];
  return new Set(
    paths.flatMap((path) =>
      (path ?? '')
        .split('/')
        .map((segment, index) => segmentAt(index + 1, segment))
        .filter((at) => !/ (:.*)?$/.test(at)),
    ),
  );
}

/**
 * The end of a sentence that a message glued to an address: punctuation, closing brackets and quotation marks, and
 * characters that nobody sees (spaces, U+00AD, U+2000 to U+200F, U+2028 to U+202F, U+2060 to U+206F, U+FEFF). A few at
 * most: more cost time.
 */
const glued = new RegExp(
  String.raw`(?<=[^/])(?:[.,;:!'*)\]]|%2[0-279ac]|%3[abef]|%5d|%c2%(?:a[0d]|bb)|` +
    String.raw`%e2%80%(?:8[0-9a-f]|9[89d]|a[68-9a-f])|%e2%81%a[0-9a-f]|%ef%bb%bf){1,8}$`,
  'i',
);

/** Redirects other spellings before anything judges the path, to the portal's own origin. */
export const canonicalUrl = (pages: Pages) => {
  const fixed = fixedSegments(pages);
  return createMiddleware<Bindings>(async (c, next) => {
    const { pathname, search } = urlOf(c.req.raw);
    // Encodes the percent signs of an invalid path, so that it leads to the "not found" page.
    const path = canonicalPath(pathname, fixed) ?? pathname.replaceAll('%', '%25');
    if (path === pathname) return next();
    // The whole URL: a path that begins with `//` alone would name another host, and `Host` is the client's value.
    return c.redirect(c.get('origin') + path + search, 308);
  });
};
