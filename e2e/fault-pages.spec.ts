import { journeyCopy } from '#app/copy/journey.en.ts';
import { layoutCopy } from '#app/copy/layout.en.ts';
import { problemCopy } from '#app/copy/problem.en.ts';
import { waitingCopy } from '#app/screens/problem/waiting/copy.en.ts';
import type { Answer } from './support/http-client.ts';
import { formsIn, headingOf, linksIn, mainText } from './support/html.ts';
import { patienceMs, timed } from './support/patience.ts';
import { expect, test } from './support/portal-test.ts';
import { signedInPages } from './support/signed-in-pages.ts';
import type { Visitor } from './support/visitor.ts';
import { type FixtureAccount, type Loss, world } from './support/world.ts';

/**
 * No fault is remembered, so each finds the read not yet made, as the one before it did; but a read that hangs goes on
 * (HTTP-24), so it is the last.
 */
const faults: readonly Fault[] = [401, 403, 500, 'garbage', 'hang'];
const hour = 3_600_000;
type Fault = Loss | number;

interface Loaded {
  account: FixtureAccount;
  browser: Visitor;
  /** The path of each page of the area. */
  paths: Record<string, string>;
  /** Has the account forget all that the carrier said. */
  forget: () => Promise<unknown>;
  /** Signs out and in again, which gives up what is still being read. */
  enterAnew: () => Promise<void>;
}

for (const [area, { seed, given, pages, forget }] of Object.entries(signedInPages)) {
  const rules = 'SIGNIN-15, HTTP-19, ERROR-18, LEDGER-16';
  test(`${rules}: any read of ${area} may fail: right page, in time, nothing lost`, async ({ visitor }) => {
    // Half of it is waiting for reads that hang, and a busy machine takes several times as long.
    test.setTimeout(180_000);

    /** A person on their way to the pages. */
    async function prepare(): Promise<Loaded> {
      const account = await world.open(seed, { topUpMs: hour, planChangeMs: hour });
      if (given) await world.change(account.email, given);
      const browser = visitor();
      await browser.signIn(account.email, '/help');
      const paths: Record<string, string> = {};
      for (const [name, { walk }] of Object.entries(pages)) paths[name] = await walk(browser);
      let turn = 0;
      const person: Loaded = {
        account,
        browser,
        paths,
        forget: () => forget(person.browser, (turn += 1)),
        async enterAnew() {
          await world.clearFaults(account);
          await person.browser.post('/logout', { _token: await person.browser.tokenAt('/logout') });
          person.browser = visitor();
          await person.browser.signIn(account.email, '/help');
        },
      };
      return person;
    }

    /** What a page shows while all is well, and the reads that it makes. */
    async function whole({ account, browser, paths, forget }: Loaded, name: string) {
      await forget();
      await world.clearCalls(account);
      const answer = await browser.get(paths[name] ?? '');
      const gist = await gistOf(answer);
      expect(gist.status, name).toBeLessThan(400);
      const calls = await world.calls(account);
      // The data layer is told after the page (SHELL-23).
      const reads = calls.flatMap(({ id }) => (id === null || id.startsWith('marketing.') ? [] : id));
      return { gist, reads: new Set(reads) };
    }

    const people = await Promise.all([prepare(), prepare()]);
    const known: Record<string, Awaited<ReturnType<typeof whole>>> = {};
    for (const name of Object.keys(pages)) known[name] = await whole(people[0], name);
    const readSets = Object.values(known).map((page) => page.reads);
    const readBy = (endpoint: string) => readSets.filter((reads) => reads.has(endpoint)).length;
    // What few pages read comes first: an order's status is not read at each load after its first minute (POLL-3).
    const reads = [...new Set(readSets.flatMap((set) => [...set]))].sort((one, other) => readBy(one) - readBy(other));
    for (const { needs } of Object.values(pages)) expect(reads).toEqual(expect.arrayContaining([...needs]));

    /**
     * Has an endpoint fail with nothing of it remembered. What an order under way reads in the background is remembered
     * too, so the fault comes first, unless what makes the account forget needs the endpoint.
     */
    async function failUnread({ account, forget, enterAnew }: Loaded, endpoint: string): Promise<void> {
      await enterAnew();
      const fail = () => world.injectFault(account, { endpoint, fault: 500, times: 1_000, replace: true });
      try {
        await fail();
        // On a busy machine the first may fail by chance.
        await forget().catch(forget);
      } catch {
        await world.clearFaults(account);
        await forget();
        await fail();
      }
    }

    /** Checks every page that reads the endpoint while it fails. */
    async function check(person: Loaded, endpoint: string): Promise<void> {
      await failUnread(person, endpoint);
      const { account } = person;
      const readers = Object.entries(pages).flatMap(([name, { needs, otherwise }]) => {
        const { gist, reads } = known[name] ?? {};
        if (!gist || !reads?.has(endpoint)) return [];
        const status = needs.includes(endpoint) ? 503 : otherwise ? 303 : gist.status;
        return { name, path: person.paths[name] ?? '', status, otherwise };
      });
      for (const fault of faults) {
        // After many failures the endpoint is left alone, until something is changed (HTTP-27).
        if (fault === 'hang') await failUnread(person, endpoint);
        const load = async ({ name, path, status, otherwise }: (typeof readers)[number]) => {
          const about = `${name}, ${endpoint}: ${fault}`;
          const { result: answer, ms } = await timed(() => person.browser.send(path));
          // The others are answered at once: their time is that of a busy machine.
          if (fault === 'hang') expect(ms, `${about}, in ms`).toBeLessThan(patienceMs);
          if (fault === 401 || fault === 403) isSessionExpired(answer, path, about);
          else if (fault === 'hang' && status === 503) await waits(answer, { path, status: 202, about });
          else await standsOrApologizes(answer, { path, status, otherwise, about });
        };
        const failing = async (of: typeof readers) => {
          await world.injectFault(account, { endpoint, fault, times: 1_000, replace: true });
          const loads = await Promise.allSettled(of.map(load));
          return of.flatMap((reader, index) => {
            const loaded = loads[index];
            return loaded?.status === 'rejected' ? [{ reader, why: String(loaded.reason) }] : [];
          });
        };
        let wrong = await failing(readers);
        // On a busy machine another read can be later than its 1.5 s, or this one was remembered.
        for (let left = 3; wrong.length > 0 && left > 0; left -= 1) {
          await failUnread(person, endpoint);
          await world.clearCalls(account);
          wrong = await failing(wrong.map(({ reader }) => reader));
          // After its first minute, an order is not asked about at each load (POLL-3).
          const asked = (await world.calls(account)).some(({ id }) => id === endpoint);
          if (!asked) wrong = [];
        }
        expect.soft(wrong.map(({ why }) => why)).toEqual([]);
      }
      await world.clearFaults(account);
    }

    /** Loads every page once more, now that the carrier is well. */
    async function checkAfterward(person: Loaded): Promise<void> {
      await person.enterAnew();
      const { browser, paths } = person;
      for (const [name, path] of Object.entries(paths)) {
        // Whoever has a session is sent on by it (SIGNIN-25).
        const load = async () => {
          const back = await browser.get(`/login?to=${encodeURIComponent(path)}`);
          expect(back.headers().location, `${name}, afterward`).toBe(path);
          expect(await gistOf(await browser.get(path)), `${name}, afterward`).toEqual(known[name]?.gist);
        };
        await load().catch(load);
      }
    }

    // A hanging read takes its time, but no processor's: two people share the work.
    const left = [...reads];
    const work = async (person: Loaded) => {
      for (let endpoint = left.shift(); endpoint !== undefined; endpoint = left.shift()) await check(person, endpoint);
      await checkAfterward(person);
    };
    await Promise.all(people.map(work));
  });
}

function isSessionExpired(answer: Answer, path: string, about: string): void {
  expect(answer.headers().location, about).toBe(`/session-expired?to=${encodeURIComponent(path)}`);
}

interface Expected {
  path: string;
  status: number;
  otherwise?: RegExp;
  about: string;
}

/** The page that waits, and leads on by hand. */
async function waits(answer: Answer, { path, status, about }: Expected): Promise<void> {
  expect(answer.status(), about).toBe(status);
  const html = await answer.text();
  expect(headingOf(html), about).toBe(waitingCopy.title);
  expect(linksIn(html), about).toContain(path);
}

/** The page without the part that could not be read, or the page that says sorry and leads on. */
async function standsOrApologizes(answer: Answer, { path, status, otherwise = /^/, about }: Expected): Promise<void> {
  expect(answer.status(), about).toBe(status);
  if (status !== 503) return expect(answer.headers().location ?? '', about).toMatch(otherwise);
  const html = await answer.text();
  const main = mainText(html);
  for (const words of [problemCopy.generic.title, problemCopy.tryAgain, layoutCopy.backHome])
    expect(main, about).toContain(words);
  expect(main, about).toMatch(new RegExp(`${journeyCopy.reference}: [2-9A-Z]{4}-[2-9A-Z]{4}`));
  expect(linksIn(html), about).toContain(path);
}

/** What an answer is about, where it leads and what can be sent, without values that differ between accounts. */
async function gistOf(answer: Answer) {
  const text = await answer.text();
  const { location, 'content-type': type = '' } = answer.headers();
  return {
    status: answer.status(),
    location: location?.replaceAll(/[\w-]{22}/g, 'REF'),
    heading: type.startsWith('text/html') ? headingOf(text) : text.split('\n')[0],
    forms: formsIn(text).map((form) => Object.keys(form)),
  };
}
