/** Stands for `set-cookie-parser` (wrangler.toml, alias): loaders and actions set no cookies. */
export function splitCookiesString(): never {
  throw new Error('pages set no cookies');
}
