import { type AppLoadContext, data } from '@remix-run/cloudflare';

/** Nothing was sent: a limit of ours is reached until a time, in milliseconds since 1970 (SAFETY-10). */
export interface TooEarly {
  until: number;
}

/** Returns the same screen with 429; `Retry-After` has the same time as the page. */
export function tooEarly<W extends TooEarly>(context: AppLoadContext, wait: W) {
  context.formError = true;
  return data({ wait }, { status: 429 });
}
