import { once } from 'node:events';
import { addDataPaths, confirm, quote } from '#e2e/support/top-up.ts';
import { Visitor } from '#e2e/support/visitor.ts';
import type { FixtureAccount } from '#e2e/support/world.ts';
import type { CountedPortal } from './counted-portal.ts';
import type { Counts } from './monthly-bill.ts';

/** Viewing time of a page, in milliseconds: longer than objects stay in memory. */
const lookMs = 65_000;
/**
 * Time after which all traces of a stay are gone: sessions after 12 h, the account's daily sweep after 48 h at most.
 */
const afterMs = 49 * 3_600_000;
const names: Record<string, string> = {
  '/account': 'Account',
  '/bills': 'Bills',
  '/settings': 'Settings',
  '/home': 'Home again',
};
const publicPages = ['/cell-phone-plans', '/coverage-map'];

interface Places {
  portal: CountedPortal;
  url: string;
}

/** Cost of each step of a stay, in their order. */
export type Steps = Record<string, Counts>;

/**
 * One stay of a customer: two public pages, sign-in with Home, Account, Bills, Settings, Home again, each looked at for
 * a minute, and all that comes of it until its last trace is gone. With `write`, data is bought at the end, up to its
 * page.
 */
export async function stay({ portal, url }: Places, account: FixtureAccount, { write = false } = {}): Promise<Steps> {
  const visitor = new Visitor({ origin: url, tracked: true });
  const steps: Steps = {};
  const step = async (name: string, does: () => Promise<unknown>) => {
    await does();
    steps[name] = await portal.counts();
  };
  const look = async (ms = lookMs) => {
    await portal.pass(ms);
    await portal.evict();
  };
  const page = async (path: string): Promise<string> => {
    const answer = await visitor.follow(path);
    if (answer.status() !== 200) throw new Error(`${path}: ${answer.status()}`);
    const html = await answer.text();
    await listen(html, url, visitor);
    return html;
  };

  await portal.counts();
  await step('public pages', async () => {
    for (const path of publicPages) await page(path);
  });
  await step('sign-in with Home', async () => {
    const landed = await visitor.signIn(account.email);
    if (landed.status() !== 200) throw new Error(`sign-in: ${landed.status()}`);
    await listen(await landed.text(), url, visitor);
  });
  for (const path of Object.keys(names)) {
    await step(names[path] ?? path, async () => {
      await look();
      await page(path);
    });
  }
  if (write) {
    let result = '';
    await step('a top-up: its forms', async () => {
      const [first = ''] = await addDataPaths(visitor);
      const review = await quote(visitor, first);
      result = await confirm(visitor, review);
    });
    await step('a top-up: its page until its end', async () => {
      for (let looks = 0; looks < 20; looks += 1) {
        const html = await page(result);
        if (!isWaiting(html)) return;
        // A listening page reloads on a message; any other page by itself.
        await look(15_000);
      }
      throw new Error('the top-up did not end');
    });
  }
  await step('after', () => look(afterMs));
  return steps;
}

const isWaiting = (html: string) => /data-live="journey"|http-equiv="refresh"/.test(html);

/** Opens and closes the socket that a page requests. */
async function listen(html: string, url: string, visitor: Visitor): Promise<void> {
  const audience = /<body[^>]* data-live="(\w+)"/.exec(html)?.[1];
  if (audience === undefined) return;
  const headers = { cookie: `lineside=${await visitor.cookie()}`, origin: url };
  const socket = new WebSocket(`${url}/live?audience=${audience}`, { headers } as unknown as string[]);
  await once(socket, 'open');
  socket.close();
  await once(socket, 'close');
}
