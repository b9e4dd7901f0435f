import type { APIRequestContext, APIResponse } from '@playwright/test';
import { formsIn, tokenIn } from './html.ts';
import { portalUrl } from './ports.ts';
import { signInOverHttp } from './sign-in.ts';

/** What a browser says of itself when a form of the portal's own page is sent. */
export const ownForm = { origin: portalUrl, 'sec-fetch-site': 'same-origin' };

/** Somebody without a browser: plain requests and a cookie jar, no Origin and no Sec-Fetch-Site unless told. */
export class Visitor {
  readonly #http: APIRequestContext;
  /** Where this person reaches the portal. */
  readonly origin: string;

  /** With a page's `request` it is the person who looks at the page: they share their cookies. */
  constructor(http: APIRequestContext, origin = portalUrl) {
    this.#http = http;
    this.origin = origin;
  }

  /** Signs in at the provider as a form without script does. @returns the page that it ends at */
  async signIn(email: string, to?: string): Promise<APIResponse> {
    const answer = await signInOverHttp(this.#http, email, { to, portal: this.origin });
    const { location } = answer.headers();
    return location === undefined ? answer : this.follow(new URL(location, answer.url()).href);
  }

  /** One request; redirects are not followed. */
  get(path: string, headers: Record<string, string> = {}): Promise<APIResponse> {
    return this.#http.get(path, { headers, maxRedirects: 0 });
  }

  /** The source of a page; redirects are not followed. */
  async read(path: string, headers: Record<string, string> = {}): Promise<string> {
    return (await this.get(path, headers)).text();
  }

  /** The token of the first form in a page's main part. */
  async tokenAt(path: string): Promise<string> {
    return tokenIn(await this.read(path));
  }

  /** What the first form in a page's main part sends by itself: its token and the operation that it begins. */
  async formAt(path: string): Promise<{ _token: string; operation: string }> {
    const { _token = '', operation = '' } = formsIn(await this.read(path))[0] ?? {};
    return { _token, operation };
  }

  /** As a browser goes to a page. */
  follow(path: string, headers: Record<string, string> = {}): Promise<APIResponse> {
    return this.#http.get(path, { headers });
  }

  /** Sends a form as the portal's own page does; redirects are not followed. */
  post(path: string, form: Record<string, string>, headers: Record<string, string> = ownForm): Promise<APIResponse> {
    return this.#http.post(path, { form, headers, maxRedirects: 0 });
  }

  /** Sends a form as the portal's own page does. @returns the path to which the answer leads; empty if to none */
  async submit(path: string, form: Record<string, string>): Promise<string> {
    return (await this.post(path, form)).headers().location ?? '';
  }

  /** Sends a form as the portal's own page does, and follows the answer as a browser would. */
  sendForm(url: string, fields: [string, string][]): Promise<APIResponse> {
    const { origin } = new URL(url);
    const headers = { ...ownForm, origin, 'content-type': 'application/x-www-form-urlencoded' };
    return this.#http.post(url, { data: new URLSearchParams(fields).toString(), headers });
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
