import { httpClient } from './http-client.ts';
import { Visitor } from './visitor.ts';

/** A visitor who keeps every address and every page, those of redirects too. */
export class Recorder extends Visitor {
  readonly addresses: string[];
  readonly pages: string[];

  constructor() {
    const addresses: string[] = [];
    const pages: string[] = [];
    const http = httpClient({
      see: async (answer) => {
        addresses.push(answer.url(), answer.headers().location ?? '');
        pages.push(await answer.text());
      },
    });
    super({ http });
    this.addresses = addresses;
    this.pages = pages;
  }
}
