import type { APIRequestContext, APIResponse, BrowserContext } from '@playwright/test';
import { portalUrl, ports } from './ports.ts';
import { Visitor } from './visitor.ts';

/** Where the second brand is reached. */
export const temp1Url = `http://temp1.localhost:${ports.portal}`;

/** The brand at whose host visitors and walkers reach the portal. */
export interface BrandOption {
  brand: 'demo' | 'TEMP1';
}

type Options = NonNullable<Parameters<APIRequestContext['fetch']>[1]>;
const mostRedirects = 20;

/**
 * The same client at the second brand's host. Node does not resolve `*.localhost`, as browsers do, so its requests go
 * to localhost and name the host; redirects are followed here, because each may lead to another server.
 */
function atTemp1(http: APIRequestContext): APIRequestContext {
  async function fetch(to: string, options: Options = {}): Promise<APIResponse> {
    let answer = await send(new URL(to, temp1Url), options);
    for (let left = options.maxRedirects ?? mostRedirects; left > 0; left -= 1) {
      const { location } = answer.headers();
      if (answer.status() < 300 || answer.status() >= 400 || location === undefined) break;
      answer = await send(new URL(location, answer.url()), { headers: options.headers ?? {} });
    }
    return answer;
  }

  async function send(url: URL, options: Options): Promise<APIResponse> {
    const isPortal = url.origin === temp1Url;
    const headers = { ...options.headers };
    if (isPortal) {
      headers.host = url.host;
      if (headers.origin === portalUrl) headers.origin = temp1Url;
    }
    const target = isPortal ? portalUrl + url.pathname + url.search : url.href;
    const answer = await http.fetch(target, { ...options, headers, maxRedirects: 0 });
    return new Proxy(answer, {
      get(whole, name) {
        if (name === 'url') return () => url.href;
        const value: unknown = Reflect.get(whole, name);
        return typeof value === 'function' ? (value.bind(whole) as unknown) : value;
      },
    });
  }

  return new Proxy(http, {
    get(whole, name) {
      if (name === 'fetch') return fetch;
      if (name === 'get') return (to: string, options?: Options) => fetch(to, { ...options, method: 'GET' });
      if (name === 'post') return (to: string, options?: Options) => fetch(to, { ...options, method: 'POST' });
      const value: unknown = Reflect.get(whole, name);
      return typeof value === 'function' ? (value.bind(whole) as unknown) : value;
    },
  });
}

/** Somebody without a browser, at a brand's host. */
export function visitorAt(brand: BrandOption['brand'], http: APIRequestContext): Visitor {
  return brand === 'TEMP1' ? new Visitor(atTemp1(http), temp1Url) : new Visitor(http);
}

/** Gives a browser the cookies of its own requests by `atTemp1`, which are kept for the host that they went to. */
export async function shareCookies(context: BrowserContext): Promise<void> {
  const { hostname } = new URL(portalUrl);
  const own = (await context.cookies()).filter(({ domain }) => domain === hostname);
  await context.addCookies(own.map((cookie) => ({ ...cookie, domain: new URL(temp1Url).hostname })));
}
