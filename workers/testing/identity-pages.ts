import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { readProvider } from '../session/identity-provider.ts';
import { begin, finishByCode } from '../session/oidc.ts';
import type { Tokens } from '../session/session.ts';

/**
 * Signs somebody in at the identity provider as a browser without script does.
 * @param start where the portal redirected the browser to
 * @returns where the provider redirected it back to
 */
export async function walk(start: string, email: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let request = new Request(start);
  for (let step = 0; step < 10; step += 1) {
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(request, { redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    const text = await response.text();
    const form = /action="([^"]+)"/.exec(text)?.[1];
    if (location === null && form === undefined)
      throw new Error(`the provider says ${response.status}: ${text.slice(0, 500)}`);
    const next = new URL(location ?? form ?? '', request.url);
    if (next.origin !== env.OIDC_ISSUER) return next;
    request =
      location === null
        ? new Request(next, { method: 'POST', body: new URLSearchParams({ email }) })
        : new Request(next);
  }
  throw new Error('the provider did not redirect back');
}

/** Real tokens and identity from the provider. */
export async function provided(email: string) {
  const { attempt, url } = await begin(env, env.PORTAL_ORIGIN);
  return finishByCode(env, env.PORTAL_ORIGIN, await walk(url.href, email), attempt);
}

/**
 * Whether the provider still takes an access token. A refresh token can't be asked about: its second use is refused,
 * revoked or not.
 */
export async function isTaken({ accessToken }: Pick<Tokens, 'accessToken'>): Promise<boolean> {
  const { server } = await readProvider(env);
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await fetch(server.userinfo_endpoint ?? '', { headers })).ok;
}

/** Every request to the provider fails from here on, or hangs. Call `vi.restoreAllMocks` afterward. */
export function silence(hang = false): { count: () => number; end: () => void } {
  const { fetch } = globalThis;
  let asked = 0;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((request, init) => {
    const url = request instanceof Request ? request.url : String(request);
    if (!url.startsWith(env.OIDC_ISSUER)) return fetch(request, init);
    asked += 1;
    return hang ? new Promise(() => undefined) : Promise.reject(new TypeError('network'));
  });
  return { count: () => asked, end: () => void spy.mockImplementation(fetch) };
}
