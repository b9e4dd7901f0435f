import { formBody, httpClient, type RequestOptions } from '#e2e/support/http-client.ts';
import { signInOverHttp } from '#e2e/support/sign-in.ts';

/** The answer of a portal, without parts of its account alone. */
export type Told = Awaited<ReturnType<Side['get']>>;

/** Headers that differ between any two responses. */
const ofMoment = ['date', 'x-request-id', 'set-cookie', 'content-length', 'etag', 'connection', 'keep-alive', 'age'];

/** One customer at one of the two compared portals. */
export class Side {
  readonly origin: string;
  readonly email: string;
  /** HTML of the last page. */
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

  /**
   * Creates one side.
   * @param key prefix of the names of the account's objects
   */
  constructor(origin: string, email: string, key: string) {
    this.origin = origin;
    this.email = email;
    this.#key = key;
  }

  /** Returns a text without what is of its account, its portal and its moment. */
  plain(text: string): string {
    const decoded = text
      .replaceAll(/%(?:25)?(2F|3F|3D|3A)/gi, (_, code) => decodeURIComponent(`%${code}`))
      .replaceAll('\u2011', '-');
    const { host, port } = new URL(this.origin);
    const named = decoded
      .replaceAll(this.#key, 'ACCOUNT')
      .replaceAll(this.origin, 'PORTAL')
      .replaceAll(host, 'HOST')
      // Another brand's host: who is of that brand is sent there (SIGNIN-21).
      .replaceAll(`localhost:${port}`, 'HOME');
    return passing.reduce((rest, [pattern, name]) => rest.replaceAll(pattern, name), named);
  }

  async signIn(): Promise<void> {
    const answer = await signInOverHttp(this.#http, this.email, { portal: this.origin });
    await this.#http.fetch(new URL(answer.headers().location ?? '', answer.url()).href);
  }

  get(path: string) {
    return this.#ask(path, {});
  }

  /** Sends a form as a browser does, from the page that was opened last. */
  post(path: string, body: Record<string, string>) {
    const headers = { origin: this.origin, referer: this.origin + this.path, 'sec-fetch-site': 'same-origin' };
    return this.#ask(path, formBody(body, headers));
  }

  async #ask(path: string, options: RequestOptions) {
    this.#hops.length = 0;
    const answer = await this.#http.fetch(new URL(path, this.origin).href, options);
    const at = new URL(answer.url());
    this.html = await answer.text();
    this.path = at.origin === this.origin ? at.pathname + at.search : at.href;
    const headers = Object.entries(answer.headers()).filter(([name]) => !ofMoment.includes(name));
    return {
      /** Statuses and targets of the redirects that led to the page. */
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

/** Patterns of text that differs between two accounts or two moments, not between builds. */
const passing: readonly [RegExp, string][] = [
  // A name with the hash of the script's contents.
  [/\/script\/(\w+)-[\w-]{10}\.js/g, '/script/$1.js'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, 'UUID'],
  [/(name="_token" value=")[^"]*/g, '$1TOKEN'],
  [/(name="(?:version|mark)" value=")[^"]+/g, '$1MARK'],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, 'REF43'],
  [/(?<![\w-])(?=[\w-]*[A-Z\d])[\w-]{22}(?![\w-])/g, 'REF'],
  [/555\d{7}|\(555\) \d{3}-\d{4}|555-\d{3}-\d{4}|555\.\d{3}\.\d{4}/g, 'PHONE'],
  [/\b[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{2,4})?\b/g, 'SPOKEN'],
  [/\b[0-9A-Z]{3} [0-9A-Z]{3}\b(?=<\/p>)/g, 'CARE CODE'],
  [/\d{1,2}:\d{2}(?::\d{2})?[ \u202f\u00a0]?(?:[AP]M|[ap]\.[\s\u00a0]?m\.)/g, 'TIME'],
  [/\d+ sec(?:\.|onds?) ago|just now|hace \d+ s(?:egundos?)?\b|ahora\b/g, 'AGO'],
  [/datetime="[^"]*"/gi, 'datetime="AT"'],
  [/data-since="\d+"/g, 'data-since="AT"'],
  [/\b(WO|INV)-\d+/g, '$1-NUMBER'],
  [/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'AT'],
  [/\bHome-\d{4}\b/g, 'Home-NUMBER'],
  [/-[0-9a-f]{16}\b/g, '-HOSTED'],
  [/nonce-[\w+/=-]+/g, 'NONCE'],
  [/"(?:sentAt|askedAt|at)":\d{12,}/g, '"at":AT'],
];
