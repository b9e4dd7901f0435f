import { lookup } from 'node:dns';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { LookupFunction } from 'node:net';
import { text } from 'node:stream/consumers';
import { CookieJar } from 'tough-cookie';

/** The parts of an answer that are read here. Playwright's has them too. */
export interface Answer {
  /** Returns the address that answered, after all redirects. */
  url(): string;
  status(): number;
  /** Returns the headers by name in lower case, with one line for each cookie. */
  headers(): Record<string, string>;
  text(): Promise<string>;
  json(): Promise<unknown>;
}

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  data?: string;
  /** Maximum number of redirects that a request follows. */
  maxRedirects?: number;
  /** Retries of a page's `request` after the server closed an idle socket; `httpClient` retries once. */
  maxRetries?: number;
}

/** Returns a form's body as browsers encode it. */
export function formBody(form: Record<string, string> | [string, string][], headers: Record<string, string> = {}) {
  const data = new URLSearchParams(form).toString();
  return { method: 'POST', headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, data };
}

/** Client of a visitor: `httpClient()`, or a page's `request`, which has the page's cookies. */
export interface HttpClient {
  fetch(url: string, options?: RequestOptions): Promise<Answer>;
  storageState(): Promise<{ cookies: { name: string; value: string }[] }>;
}

/** Resolves hosts such as `temp1.localhost` as browsers do, because Node does not. */
const lookUp: LookupFunction = (hostname, options, done) => {
  lookup(hostname.endsWith('.localhost') ? 'localhost' : hostname, options, done);
};
/** ADR-018: two calls of the carrier for each page, which few tests look at. */
export const objection = { 'sec-gpc': '1' };

/** Closes idle sockets after 4 s, before the servers close them after 5 s. */
const agent = new Agent({ keepAlive: true, timeout: 4_000, lookup: lookUp });

/** Sends a request; once more where the server had closed the idle socket that it was written to. */
function exchange(url: string, options: RequestOptions, data: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, ...options }, resolve);
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (asked.reusedSocket && error.code === 'ECONNRESET') resolve(exchange(url, options, data));
      else reject(error);
    });
    asked.end(data);
  });
}

export interface ClientOptions {
  /** Receives each answer, redirects included. */
  see?: (answer: Answer) => Promise<void>;
  /** True if the tracker gets page views, like from a browser without an opt-out header (SHELL-24). */
  tracked?: boolean;
}

/** A client with cookies of its own. Playwright's records a stack for each call, which takes as long as the call. */
export function httpClient({ see = async () => {}, tracked = false }: ClientOptions = {}): HttpClient {
  const jar = new CookieJar();

  async function send(url: string, { method = 'GET', headers = {}, data }: RequestOptions): Promise<Answer> {
    const cookie = await jar.getCookieString(url);
    const sent = { accept: '*/*', ...(!tracked && objection), ...(cookie && { cookie }), ...headers };
    const answer = await exchange(url, { method, headers: sent }, data);
    const body = await text(answer);
    const cookies = answer.headers['set-cookie'] ?? [];
    for (const one of cookies) await jar.setCookie(one, url, { ignoreError: true });
    const read: Answer = {
      url: () => url,
      status: () => answer.statusCode ?? 0,
      headers: () =>
        Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join('\n')])),
      text: () => Promise.resolve(body),
      json: () => Promise.resolve(JSON.parse(body) as unknown),
    };
    await see(read);
    return read;
  }

  return {
    async fetch(url, options = {}) {
      let answer = await send(url, options);
      for (let left = options.maxRedirects ?? 20; left > 0; left -= 1) {
        const { location } = answer.headers();
        if (answer.status() < 300 || answer.status() >= 400 || location === undefined) break;
        const { 'content-type': _, ...headers } = options.headers ?? {};
        answer = await send(new URL(location, answer.url()).href, { headers });
      }
      return answer;
    },

    async storageState() {
      const { cookies } = await jar.serialize();
      return { cookies: cookies.map(({ key, value }) => ({ name: String(key), value: String(value) })) };
    },
  };
}
