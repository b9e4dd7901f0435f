/**
 * Did a page ask by itself, so that the request is no sign of life (SIGNIN-14)? A script's fetch and a socket say what
 * they are; a page that refreshes itself is a navigation within the portal that nobody's click began. Browsers without
 * these headers have nobody who refreshes pages but people.
 */
export function isAutomatic({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false;
  const said = (name: string) => headers.get(`sec-fetch-${name}`);
  if (said('dest') === 'empty' || headers.has('upgrade')) return true;
  return said('mode') === 'navigate' && said('site') === 'same-origin' && said('user') !== '?1';
}
