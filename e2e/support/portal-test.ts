import { test as base, type BrowserContext, expect } from '@playwright/test';
import { type BrandOption, temp1Url, visitorAt } from './brand-host.ts';
import { fixturesUrl, identityUrl, restartableUrl, neighbourUrl, portalUrl } from './ports.ts';
import type { Visitor } from './visitor.ts';
import { Walker } from './walker.ts';

interface Parts extends BrandOption {
  /** Makes a client without a browser, with a cookie jar of its own. */
  visitor: () => Promise<Visitor>;
  /** Somebody who reads pages and sends their forms without a browser. */
  walker: () => Promise<Walker>;
}

export const test = base.extend<Parts>({
  /** Fails a test whose pages broke their own policy, threw, or asked anybody but the portal and the provider. */
  context: async ({ context }, provide) => {
    const wrong = violationsOf(context);
    await provide(context);
    expect(wrong).toEqual([]);
  },

  brand: ['demo', { option: true }],

  visitor: async ({ playwright, brand }, provide) => {
    const made: Visitor[] = [];
    await provide(async () => {
      const http = await playwright.request.newContext({ baseURL: portalUrl });
      const visitor = visitorAt(brand, http);
      made.push(visitor);
      return visitor;
    });
    await Promise.all(made.map((visitor) => visitor.leave()));
  },

  walker: async ({ visitor }, provide) => {
    await provide(async () => new Walker(await visitor()));
  },
});

/** What its pages do wrong, from now on. */
function violationsOf(context: BrowserContext): string[] {
  const wrong: string[] = [];
  context.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) wrong.push(message.text());
  });
  context.on('weberror', (error) => wrong.push(String(error.error())));
  context.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    // SAFETY-14: people are sent to the payment system's own pages.
    if (origin === fixturesUrl && (pathname.startsWith('/hosted/') || pathname === '/favicon.ico')) return;
    if (
      protocol.startsWith('http') &&
      ![portalUrl, temp1Url, restartableUrl, identityUrl, neighbourUrl].includes(origin)
    )
      wrong.push(`asked ${request.url()}`);
  });
  return wrong;
}

export { expect };
