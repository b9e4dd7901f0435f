/** Stands for `set-cookie-parser` (scripts/worker/stand-ins.ts): loaders and actions set no cookies. */
export function splitCookiesString(): never {
  throw new Error('pages set no cookies');
}
