import type { APIResponse } from '@playwright/test';
import { layoutCopy } from '#app/copy/layout.en.ts';
import { problemCopy } from '#app/copy/problem.en.ts';
import { formsIn, headingOf, linksIn, mainText } from './support/html.ts';
import { patienceMs } from './support/patience.ts';
import { expect, test } from './support/portal-test.ts';
import { signedInPages } from './support/signed-in-pages.ts';
import type { Visitor } from './support/visitor.ts';
import { type FixtureAccount, type Loss, world } from './support/world.ts';

/** No fault is remembered, so that each finds the read as the one before it: the order matters to nobody. */
const faults: readonly (Loss | number)[] = [401, 403, 500, 'hang', 'garbage', 'reset'];
const hour = 3_600_000;

interface Loaded {
  account: FixtureAccount;
  browser: Visitor;
  /** The path of each page of the area. */
  paths: Record<string, string>;
}

for (const [area, { seed, pages, forget }] of Object.entries(signedInPages)) {
  test(`${area}: any read may fail: right page, in time, nothing lost (SIGNIN-15, HTTP-19, ERROR-18, LEDGER-16)`, async ({
    visitor,
  }) => {
    /** A person about to load the pages, of whose account nothing is remembered. */
    async function prepare(): Promise<Loaded> {
      const account = await world.open(seed, { topUpMs: hour, planChangeMs: hour });
      const browser = await visitor();
      await browser.signIn(account.email, '/help');
      const paths: Record<string, string> = {};
      for (const [name, { walk }] of Object.entries(pages)) paths[name] = await walk(browser);
      await forget(browser, 0);
      return { account, browser, paths };
    }

    /** What a page shows while all is well, and the reads that it makes. */
    async function whole({ account, browser, paths }: Loaded, name: string, turn: number) {
      await forget(browser, turn);
      await world.clearCalls(account);
      const answer = await browser.get(paths[name] ?? '');
      expect(answer.status(), name).toBe(200);
      const calls = await world.calls(account);
      return { gist: gistOf(await answer.text()), reads: new Set(calls.flatMap(({ id }) => id ?? [])) };
    }

    const well = await prepare();
    const known: Record<string, Awaited<ReturnType<typeof whole>>> = {};
    for (const [index, name] of Object.keys(pages).entries()) known[name] = await whole(well, name, index + 1);

    /** Loads every page that reads the endpoint while it fails, and again once the carrier is well. */
    async function check(endpoint: string): Promise<void> {
      const { account, browser, paths } = await prepare();
      const readers = Object.entries(pages).flatMap(([name, { needs }]) =>
        known[name]?.reads.has(endpoint) ? { name, path: paths[name] ?? '', stands: !needs.includes(endpoint) } : [],
      );
      for (const fault of faults) {
        await world.clearFaults(account);
        await world.injectFault(account, { endpoint, fault, times: 1_000 });
        const load = async ({ name, path, stands }: (typeof readers)[number]) => {
          const about = `${name}, ${endpoint}: ${fault}`;
          const began = Date.now();
          const answer = await browser.get(path);
          // The others are answered at once: their time is that of a busy machine.
          if (fault === 'hang') expect.soft(Date.now() - began, `${about}, in ms`).toBeLessThan(patienceMs);
          if (fault === 401 || fault === 403) isSessionExpired(answer, path, about);
          else await standsOrApologizes(answer, { path, stands, about });
        };
        await Promise.all(readers.map(load));
      }
      await world.clearFaults(account);
      for (const { name, path } of readers) {
        // Whoever has a session is sent on by it (SIGNIN-25).
        const back = await browser.follow(`/login?to=${encodeURIComponent(path)}`);
        expect.soft(back.status(), `${name}, ${endpoint}: afterwards`).toBe(200);
        expect.soft(gistOf(await back.text()), `${name}, ${endpoint}: afterwards`).toEqual(known[name]?.gist);
      }
    }

    const reads = new Set(Object.values(known).flatMap((page) => [...page.reads]));
    for (const { needs } of Object.values(pages)) expect([...reads]).toEqual(expect.arrayContaining([...needs]));
    await Promise.all([...reads].map(check));
  });
}

function isSessionExpired(answer: APIResponse, path: string, about: string): void {
  expect.soft(answer.headers().location, about).toBe(`/session-expired?to=${encodeURIComponent(path)}`);
}

/** The page without the part that could not be read, or the page that says sorry and leads on. */
async function standsOrApologizes(
  answer: APIResponse,
  { path, stands, about }: { path: string; stands: boolean; about: string },
): Promise<void> {
  const html = await answer.text();
  expect.soft(answer.status(), about).toBe(stands ? 200 : 503);
  if (stands) return;
  const main = mainText(html);
  for (const words of [problemCopy.generic.title, problemCopy.tryAgain, layoutCopy.backHome])
    expect.soft(main, about).toContain(words);
  expect.soft(main, about).toMatch(new RegExp(`${problemCopy.requestNumber}: [0-9a-f-]{36}`));
  expect.soft(linksIn(html), about).toContain(path);
}

/** What a page is about and what can be sent from it, without values that differ between accounts. */
function gistOf(html: string) {
  return { heading: headingOf(html), forms: formsIn(html).map((form) => Object.keys(form)) };
}
