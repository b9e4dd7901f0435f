import { getPriority, setPriority } from 'node:os';
import { type BrowserContext, expect, test as base } from '@playwright/test';
import { isInTurn } from '#fixtures/testing/turn.ts';
import './quick-stacks.ts';
import { type BrandOption, originOf, temp1Url } from './brand-host.ts';
import { fixturesUrl, identityUrl, neighbourUrl, portalUrl, restartableUrl } from './ports.ts';
import { Visitor, type VisitorOptions } from './visitor.ts';
import { Walker } from './walker.ts';

/** A visitor without patience sees the first state of a page that takes longer than usual. */
type Manner = Pick<VisitorOptions, 'patient' | 'tracked'>;

interface Parts extends BrandOption {
  /** Makes a client without a browser, with a cookie jar of its own. */
  visitor: (options?: Manner) => Visitor;
  /** Somebody who reads pages and sends their forms without a browser. */
  walker: (options?: Manner) => Walker;
}

// ADR-018: the servers go first, so that a busy processor delays tests and not pages.
if (process.env.TEST_WORKER_INDEX !== undefined) setPriority(Math.min(19, getPriority() + 10));

export const test = base.extend<Parts>({
  /** Fails a test whose pages broke their policy, threw, or called another host than the portal and the provider. */
  context: async ({ context }, provide) => {
    const wrong = violationsOf(context);
    await provide(context);
    expect(wrong).toEqual([]);
  },

  brand: ['demo', { option: true }],

  visitor: async ({ brand }, provide) => {
    await provide((options) => new Visitor({ ...options, origin: originOf(brand) }));
  },

  walker: async ({ visitor }, provide) => {
    await provide((options) => new Walker(visitor(options)));
  },
});

/** Collects the faults that pages of a browser report from now on. */
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

/**
 * A journey that runs at both brands: one of each area, and those with the brand's telephone number. Rules are the same
 * at each brand, so the others run at one, and at the second brand these take turns (ADR-018).
 */
export function testInEachBrand(title: string, walk: Parameters<typeof test>[2]): void {
  test(title, walk);
  // Selects tests by the length of their title, because a counter would restart with each file.
  if (!isInTurn(title.length, 3)) return;
  test.describe('at the second brand', () => {
    test.use({ brand: 'TEMP1' });
    test(title, walk);
  });
}

/** Returns `test` for tests of a file that take turns: one in so many is declared with a commit (ADR-018). */
export function testsInTurn(turns: number): typeof testInEachBrand {
  let index = 0;
  return (title, walk) => {
    if (isInTurn(index, turns)) test(title, walk);
    index += 1;
  };
}
