/** Stands for `set-cookie-parser` (wrangler.toml, alias): no loader or action sets a cookie, the session's code does. */
export function splitCookiesString(): never {
  throw new Error('pages set no cookies');
}
