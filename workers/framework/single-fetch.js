// Replaces the framework's `single-fetch.js` (stand-ins.ts). The framework encodes the loader data of every page for
// hydration, which no page does (SHELL-25), and sets a timer of five seconds for it: without that, Home costs an eighth
// less CPU time (ADR-006).
export {
  getSingleFetchRedirect,
  SINGLE_FETCH_REDIRECT_STATUS,
  singleFetchAction,
  singleFetchLoaders,
  SingleFetchRedirectSymbol,
} from '../../node_modules/@remix-run/server-runtime/dist/esm/single-fetch.js';

export function encodeViaTurboStream() {}
