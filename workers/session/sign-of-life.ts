import { prefetchKindOf } from '../prefetch/prefetch-kind.ts';

/**
 * Returns true when a page sent the request by itself, so that it is no sign of life (SIGNIN-14). A script's fetch and
 * a socket have headers for it; a page that refreshes itself is a navigation within the portal without a click. In
 * browsers without these headers only people refresh pages. A prefetch is a sign of life once a link is pressed.
 */
export function isAutomatic(request: Pick<Request, 'method' | 'headers'>): boolean {
  const { method, headers } = request;
  if (method !== 'GET') return false;
  const prefetchKind = prefetchKindOf(request);
  if (prefetchKind) return prefetchKind === 'ahead';
  const fetchHeader = (name: string) => headers.get(`sec-fetch-${name}`);
  if (fetchHeader('dest') === 'empty' || headers.has('upgrade')) return true;
  return fetchHeader('mode') === 'navigate' && fetchHeader('site') === 'same-origin' && fetchHeader('user') !== '?1';
}
