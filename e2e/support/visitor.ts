import type { APIRequestContext, APIResponse } from '@playwright/test';
import { identityUrl, portalUrl } from './ports.ts';

/** What a browser says of itself when a form of the portal's own page is sent. */
export const ownForm = { origin: portalUrl, 'sec-fetch-site': 'same-origin' };

/** Somebody without a browser: plain requests and a cookie jar, no Origin and no Sec-Fetch-Site unless told. */
export class Visitor {
  readonly #http: APIRequestContext;

  constructor(http: APIRequestContext) {
    this.#http = http;
  }

  /** Signs in at the provider as a form without script does. @returns the page that it ends at */
  async signIn(email: string, to?: string): Promise<APIResponse> {
    const query = new URLSearchParams({ login_hint: email, ...(to ? { to } : {}) });
    const asked = await this.follow(`/login?${query}`);
    const action = /<form[^>]* action="([^"]+)"/.exec(await asked.text())?.[1] ?? '';
    return this.#http.post(new URL(action, identityUrl).href, { form: { email } });
  }

  /** One request; redirects are not followed. */
  get(path: string, headers: Record<string, string> = {}): Promise<APIResponse> {
    return this.#http.get(path, { headers, maxRedirects: 0 });
  }

  /** As a browser goes to a page. */
  follow(path: string, headers: Record<string, string> = {}): Promise<APIResponse> {
    return this.#http.get(path, { headers });
  }

  /** Sends a form as the portal's own page does; redirects are not followed. */
  post(path: string, form: Record<string, string>, headers: Record<string, string> = ownForm): Promise<APIResponse> {
    return this.#http.post(path, { form, headers, maxRedirects: 0 });
  }

  /** Any request at all; redirects are not followed. */
  send(
    path: string,
    options: { method: string; headers?: Record<string, string>; data?: string; multipart?: Record<string, string> },
  ): Promise<APIResponse> {
    return this.#http.fetch(path, { ...options, maxRedirects: 0 });
  }

  /** The session cookie's value. */
  async cookie(): Promise<string | undefined> {
    const { cookies } = await this.#http.storageState();
    return cookies.find(({ name }) => name === 'lineside')?.value;
  }

  leave(): Promise<void> {
    return this.#http.dispose();
  }
}

/** The token of the form in a page's main part. */
export function tokenIn(html: string): string {
  return /name="_token" value="([^"]+)"/.exec(mainOf(html))?.[1] ?? '';
}

/** The forms in a page's main part: what each would send as it stands, without its radio buttons. */
export function formsIn(html: string): Record<string, string>[] {
  return [...mainOf(html).matchAll(/<form[^>]*method="post"[^>]*>([\s\S]*?)<\/form>/g)].map(([, form = '']) =>
    Object.fromEntries(
      [...form.matchAll(/<(?:input|button)[^>]*>/g)].flatMap(([tag]) => {
        const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
        const name = attribute('name');
        return name === undefined || attribute('type') === 'radio' ? [] : [[name, attribute('value') ?? '']];
      }),
    ),
  );
}

/** What stands between header and footer. */
export function mainOf(html: string): string {
  return /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
}

/** The words of a page, as a reader gets them. */
export function textOf(html: string): string {
  const body = html.replaceAll(/<(style|script)[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]+>/g, '');
  return body
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
