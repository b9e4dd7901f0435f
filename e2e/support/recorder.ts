import type { Answer } from './http-client.ts';
import { ownForm, Visitor } from './visitor.ts';

/** A visitor who keeps every address and every page, those of redirects too. */
export class Recorder extends Visitor {
  readonly addresses: string[] = [];
  readonly pages: string[] = [];

  override async follow(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#onward(await this.get(path, headers));
  }

  override async sendForm(url: string, fields: [string, string][]): Promise<Answer> {
    const { origin } = new URL(url);
    const headers = { ...ownForm, origin, 'content-type': 'application/x-www-form-urlencoded' };
    const data = new URLSearchParams(fields).toString();
    return this.#onward(await this.send(url, { method: 'POST', headers, data }));
  }

  async #onward(answer: Answer): Promise<Answer> {
    const { location } = answer.headers();
    this.addresses.push(answer.url(), location ?? '');
    this.pages.push(await answer.text());
    return location === undefined ? answer : this.follow(new URL(location, answer.url()).href);
  }
}
