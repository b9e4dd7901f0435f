import { setTimeout as after } from 'node:timers/promises';
import { lateMessages } from '#app/copy/late.ts';
import { type Answer, formBody, type HttpClient, httpClient, type RequestOptions } from './http-client.ts';
import { formsIn, tokenIn } from './html.ts';
import { portalUrl } from './ports.ts';
import { signInOverHttp } from './sign-in.ts';

/** Headers of a browser that sends a form of the portal's own page. */
export const ownForm = { origin: portalUrl, 'sec-fetch-site': 'same-origin' };

export interface VisitorOptions {
  /** Origin of the portal for this person. */
  origin?: string;
  /** A page's `request` makes the visitor the person who looks at the page: they share their cookies. */
  http?: HttpClient;
  /** True by default: waits for a page that takes longer than usual. */
  patient?: boolean;
  /** False by default: sends this person's page views to the tracker. */
  tracked?: boolean;
}

/** A person without a browser: plain requests and a cookie jar, by default without Origin and Sec-Fetch-Site. */
export class Visitor {
  readonly #http: HttpClient;
  readonly #patient: boolean;
  readonly origin: string;

  constructor({ origin = portalUrl, tracked = false, http, patient = true }: VisitorOptions = {}) {
    this.#http = http ?? httpClient({ tracked });
    this.#patient = patient;
    this.origin = origin;
  }

  /** Returns the same person with the same cookies, who sees the first state of a slow page. */
  atOnce(): Visitor {
    return new Visitor({ origin: this.origin, http: this.#http, patient: false });
  }

  /** Signs in at the provider as a form without script does. @returns the page that it ends at */
  async signIn(email: string, to?: string): Promise<Answer> {
    const answer = await signInOverHttp(this.#http, email, { to, portal: this.origin });
    const { location } = answer.headers();
    return location === undefined ? this.#whole(answer) : this.follow(new URL(location, answer.url()).href);
  }

  /** Sends one GET request; does not follow redirects. */
  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#ask(this.#urlOf(path), { headers, maxRedirects: 0, maxRetries: 1 });
  }

  /** Returns the source of a page; does not follow redirects. */
  async read(path: string, headers: Record<string, string> = {}): Promise<string> {
    return (await this.get(path, headers)).text();
  }

  /** The token of the first form in a page's main part. */
  async tokenAt(path: string): Promise<string> {
    return tokenIn(await this.read(path));
  }

  /** Returns the fields of the first form in a page's main part: its token and the operation that it begins. */
  async formAt(path: string): Promise<{ _token: string; operation: string }> {
    const { _token = '', operation = '' } = formsIn(await this.read(path))[0] ?? {};
    return { _token, operation };
  }

  /** Opens a page as a browser does, with its redirects. */
  follow(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#ask(this.#urlOf(path), { headers, maxRetries: 1 });
  }

  /** Sends a form as the portal's own page does; redirects are not followed. */
  post(path: string, form: Record<string, string>, headers: Record<string, string> = this.#ownForm): Promise<Answer> {
    return this.#ask(this.#urlOf(path), { ...formBody(form, headers), maxRedirects: 0 });
  }

  /** Sends a form as the portal's own page does. @returns the path to which the answer leads; empty if to none */
  async submit(path: string, form: Record<string, string>): Promise<string> {
    return (await this.post(path, form)).headers().location ?? '';
  }

  /** Sends a form as the portal's own page does, and follows the answer as a browser would. */
  sendForm(url: string, fields: [string, string][]): Promise<Answer> {
    return this.#ask(url, formBody(fields, { ...ownForm, origin: new URL(url).origin }));
  }

  /** Sends any request once; does not follow redirects. */
  send(path: string, options: Omit<RequestOptions, 'maxRedirects'> = {}): Promise<Answer> {
    return this.#http.fetch(this.#urlOf(path), { ...options, maxRedirects: 0 });
  }

  /** Returns the present cookies of this person. */
  async cookies(): Promise<{ name: string; value: string }[]> {
    const { cookies } = await this.#http.storageState();
    return cookies.map(({ name, value }) => ({ name, value }));
  }

  /** Returns the value of the session cookie. */
  async cookie(): Promise<string | undefined> {
    return (await this.cookies()).find(({ name }) => name === 'lineside')?.value;
  }

  async #ask(url: string, options: RequestOptions): Promise<Answer> {
    return this.#whole(await this.#http.fetch(url, options), options);
  }

  /** Returns the answer, or the page that a waiting page leads to. */
  #whole(answer: Answer, { headers = {}, maxRedirects }: RequestOptions = {}): Answer | Promise<Answer> {
    if (!this.#patient) return answer;
    return whenWhole(answer, (url, form) =>
      this.#http.fetch(url, { ...(form ? formBody(form, this.#ownForm) : { headers }), maxRedirects }),
    );
  }

  get #ownForm() {
    return { ...ownForm, origin: this.origin };
  }

  #urlOf(path: string): string {
    return new URL(path, this.origin).href;
  }
}

const againMs = 500;
const tries = 60;

/** Asks once more, in the way the first request was sent: without a form it is a load. */
type Ask = (url: string, form?: Record<string, string>) => Promise<Answer>;

/**
 * Waits for a page as a person does: on a busy machine the carrier's answer may come too late for the first load
 * (HTTP-25), and a form that was kept goes on by a press (HTTP-26). @returns the last answer
 */
async function whenWhole(first: Answer, ask: Ask): Promise<Answer> {
  let answer = first;
  for (let left = tries; left > 0; left -= 1) {
    const html = await answer.text();
    const isWaiting = answer.status() === 202;
    if (!isWaiting && !isLate(html)) break;
    await after(againMs);
    answer = await ask(answer.url(), isWaiting ? formsIn(html)[0] : undefined);
  }
  return answer;
}

const isLate = (html: string) => html.includes(lateMessages.en.text) || html.includes(lateMessages.es.text);
