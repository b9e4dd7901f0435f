import { parse } from 'node-html-parser';
import { formBody, httpClient, type RequestOptions } from '#e2e/support/http-client.ts';
import { plainText } from './plain-text.ts';

/** What a portal answered, without what is of its account alone. */
export interface Told {
  /** Statuses and places of the redirects on the way. */
  hops: string[];
  path: string;
  headers: string;
  html: string;
}

/** Headers that are of the moment alone. */
const ofMoment = ['date', 'x-request-id', 'set-cookie', 'content-length', 'etag', 'connection', 'keep-alive', 'age'];

/** One person at one of the two portals. */
export class Side {
  readonly origin: string;
  readonly email: string;
  /** The page that answered last. */
  html = '';
  path = '';
  readonly #key: string;
  readonly #hops: string[] = [];
  readonly #http = httpClient({
    see: async (one) => {
      this.#hops.push(`${one.status()} ${one.headers().location ?? ''} ${cookieNames(one.headers())}`);
    },
    tracked: true,
  });

  /** @param key what the names of the account's things begin with */
  constructor(origin: string, email: string, key: string) {
    this.origin = origin;
    this.email = email;
    this.#key = key;
  }

  plain(text: string): string {
    return plainText(text, { origin: this.origin, key: this.#key });
  }

  async signIn(): Promise<void> {
    const asked = await this.#http.fetch(`${this.origin}/login?login_hint=${encodeURIComponent(this.email)}`);
    const action = parse(await asked.text())
      .querySelector('form')
      ?.getAttribute('action');
    if (action === undefined) throw new Error(`no sign-in form at ${asked.url()}`);
    await this.#http.fetch(new URL(action, asked.url()).href, formBody({ email: this.email }));
  }

  get(path: string): Promise<Told> {
    return this.#ask(path, {});
  }

  /** Sends a form as a browser does, from the page that was opened last. */
  post(path: string, body: Record<string, string>): Promise<Told> {
    const headers = { origin: this.origin, referer: this.origin + this.path, 'sec-fetch-site': 'same-origin' };
    return this.#ask(path, formBody(body, headers));
  }

  async #ask(path: string, options: RequestOptions): Promise<Told> {
    this.#hops.length = 0;
    const answer = await this.#http.fetch(new URL(path, this.origin).href, options);
    const at = new URL(answer.url());
    this.html = await answer.text();
    this.path = at.origin === this.origin ? at.pathname + at.search : at.href;
    const headers = Object.entries(answer.headers()).filter(([name]) => !ofMoment.includes(name));
    return {
      hops: this.#hops.map((one) => this.plain(one)),
      path: this.plain(this.path),
      headers: this.plain(JSON.stringify(headers.toSorted())),
      html: this.plain(this.html),
    };
  }
}

function cookieNames(headers: Record<string, string>): string {
  return (headers['set-cookie'] ?? '').replaceAll(/(^|\n)([^=]+)=[^\n]*/g, '$2,');
}
