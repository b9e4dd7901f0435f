/**
 * Returns true when a page sent the request by itself, so that it is no sign of life (SIGNIN-14). A script's fetch and
 * a socket have headers for it; a page that refreshes itself is a navigation within the portal without a click. In
 * browsers without these headers only people refresh pages.
 */
export function isAutomatic({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false;
  const fetchHeader = (name: string) => headers.get(`sec-fetch-${name}`);
  if (fetchHeader('dest') === 'empty' || headers.has('upgrade')) return true;
  return fetchHeader('mode') === 'navigate' && fetchHeader('site') === 'same-origin' && fetchHeader('user') !== '?1';
}
