import { journeyMessages } from '#app/copy/journey.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { waitingMessages } from '#app/screens/problem/waiting/copy.ts';
import type { Answer } from './support/http-client.ts';
import { formsIn, headingOf, linksIn, mainText } from './support/html.ts';
import { inTurn, isEveryCase } from '#fixtures/testing/turn.ts';
import { atLastMs, enter, patienceMs } from './support/patience.ts';
import { timed } from './support/timed.ts';
import { expect, test } from './support/portal-test.ts';
import { readsOf, signedInPages } from './support/signed-in-pages.ts';
import type { Visitor } from './support/visitor.ts';
import { type Loss, world } from './support/world.ts';

type Fault = Loss | number;
type Gist = Awaited<ReturnType<typeof gistOf>>;
const hour = 3_600_000;

/** A page that makes the read that fails. */
interface Reader {
  name: string;
  path: string;
  /** Text of the page without a fault. */
  gist: Gist;
  isNeeded: boolean;
  otherwise: RegExp | undefined;
}

/** Every fourth one, in a whole run all (ADR-018). */
const byTurns = (readers: readonly Reader[], turn: number) =>
  isEveryCase ? readers : readers.filter((_, index) => (index + turn) % 4 === 0);

/**
 * The faults of a read, and the visitor who loads a page under each. Pages treat 500 and garbage as one fault, and 401
 * and 403 as well; the client distinguishes them by the same code for all reads (client.test.ts). So each page has one
 * of the first two, and one of 403 and hang, in turns; a read of one page alone has both. A session fault comes between
 * the first two: five unreadable answers in a row would close the endpoint (HTTP-27). A hanging read goes on (HTTP-24),
 * so it is the last.
 */
function plan(readers: readonly Reader[], turn: number) {
  const onePage = readers.length === 1;
  return {
    denied: onePage ? readers : byTurns(readers, turn + 2),
    others: [
      { fault: 500, loads: byTurns(readers, turn) },
      { fault: 401, loads: readers.slice(0, 1) },
      { fault: 'garbage', loads: byTurns(readers, turn + 1) },
      { fault: 'hang', loads: onePage ? readers : byTurns(readers, turn + 3) },
    ] satisfies { fault: Fault; loads: readonly Reader[] }[],
  };
}

for (const [area, { seed, given, pages, forget }] of inTurn(Object.entries(signedInPages), 7)) {
  const rules = 'SIGNIN-15, HTTP-19, ERROR-18, LEDGER-16';
  test(`${rules}: any read of ${area} may fail: right page, in time, nothing lost`, async ({ visitor }) => {
    // Most of it is waiting for reads that hang.
    test.setTimeout(600_000);
    const account = await world.open(seed, { topUpMs: hour, planChangeMs: hour });
    if (given) await world.change(account.email, given);
    const browser = visitor();
    await enter(browser, account.email);
    const paths: Record<string, string> = {};
    for (const [name, { walk }] of Object.entries(pages)) paths[name] = await walk(browser);
    let turn = 0;
    const forgetAll = () => forget(browser, (turn += 1));

    /** Text and reads of each page without a fault. */
    async function whole(path: string) {
      await forgetAll();
      await world.clearCalls(account);
      const gist = await gistOf(await browser.get(path));
      expect(gist.status, path).toBeLessThan(400);
      return { gist, reads: new Set((await readsOf(area, account)).map(({ id }) => id ?? '')) };
    }

    const known: Record<string, Awaited<ReturnType<typeof whole>>> = {};
    for (const [name, path] of Object.entries(paths)) known[name] = await whole(path);
    // Without the flags a page has other parts: app/screens/testing/forms/unread-flags.test.ts (HTTP-18).
    const reads = [...new Set(Object.values(known).flatMap((page) => [...page.reads]))].filter(
      (endpoint) => endpoint !== 'config.keys',
    );
    for (const { needs } of Object.values(pages)) expect(reads).toEqual(expect.arrayContaining([...needs]));

    const fail = (endpoint: string, fault: Fault) =>
      world.injectFault(account, { endpoint, fault, times: 1_000, replace: true });
    for (const [index, endpoint] of reads.entries()) {
      const readers = Object.entries(pages).flatMap(([name, { needs, otherwise }]) => {
        const { gist, reads: made } = known[name] ?? {};
        if (!gist || !made?.has(endpoint)) return [];
        return { name, path: paths[name] ?? '', gist, isNeeded: needs.includes(endpoint), otherwise };
      });
      const { denied, others } = plan(readers, index);
      // A read after the page (SHELL-23) may be cached once more; a fault never is.
      await atLast(async () => {
        await world.clearFaults(account);
        await forgetAll();
        await fail(endpoint, 403);
        await Promise.all(denied.map((reader) => check(browser, reader, endpoint, 403)));
      });
      for (const { fault, loads } of others) {
        await fail(endpoint, fault);
        await Promise.all(loads.map((reader) => atLast(() => check(browser, reader, endpoint, fault))));
      }
    }

    // A session that a fault had ended would fail every load.
    await world.clearFaults(account);
    await forgetAll();
    for (const [name, path] of Object.entries(paths))
      expect(await gistOf(await browser.get(path)), `${name}, afterward`).toEqual(known[name]?.gist);
  });
}

/**
 * Repeats a check until a slow machine has caught up: other reads of a page may be late too, a waiting page shows an
 * earlier fault again (HTTP-24), and the provider has a second to renew a session.
 */
const atLast = (run: () => Promise<void>) => expect(run).toPass({ intervals: [0], timeout: atLastMs });

/** Checks the text of a page while one of its reads fails. */
async function check(browser: Visitor, reader: Reader, endpoint: string, fault: Fault): Promise<void> {
  const about = `${reader.name}, ${endpoint}: ${fault}`;
  if (fault === 'hang') return waitsInTime(browser, reader, about);
  const answer = await browser.get(reader.path);
  if (fault === 401 || fault === 403) return isSessionExpired(answer, reader.path, about);
  return standsOrApologizes(answer, reader, about);
}

function isSessionExpired(answer: Answer, path: string, about: string): void {
  expect(answer.headers().location, about).toBe(`/session-expired?to=${encodeURIComponent(path)}`);
}

/** The page that waits and leads on by hand, or the page without the part that is late, soon. */
async function waitsInTime(browser: Visitor, reader: Reader, about: string): Promise<void> {
  const { path, gist, isNeeded, otherwise } = reader;
  const { result: answer, ms } = await timed(() => browser.send(path));
  expect(ms, `${about}, in ms`).toBeLessThan(patienceMs);
  if (!isNeeded && otherwise) return leadsOn(answer, otherwise, about);
  expect(answer.status(), about).toBe(isNeeded ? 202 : gist.status);
  if (!isNeeded) return;
  const html = await answer.text();
  expect(headingOf(html), about).toBe(waitingMessages.en.title);
  expect(linksIn(html), about).toContain(path);
}

/** Checks that the page lacks only the unreadable part, or is the error page with a link to go on. */
async function standsOrApologizes(answer: Answer, { path, gist, isNeeded, otherwise }: Reader, about: string) {
  if (!isNeeded && otherwise) return leadsOn(answer, otherwise, about);
  expect(answer.status(), about).toBe(isNeeded ? 503 : gist.status);
  if (!isNeeded) return;
  const html = await answer.text();
  const main = mainText(html);
  for (const words of [problemMessages.en.generic.title, problemMessages.en.tryAgain, layoutMessages.en.backHome])
    expect(main, about).toContain(words);
  expect(main, about).toMatch(new RegExp(`${journeyMessages.en.reference}: [2-9A-Z]{4}-[2-9A-Z]{4}`));
  expect(linksIn(html), about).toContain(path);
}

function leadsOn(answer: Answer, to: RegExp, about: string): void {
  expect(answer.status(), about).toBe(303);
  expect(answer.headers().location, about).toMatch(to);
}

/** Returns headings, links and forms of an answer, without values that differ between accounts. */
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
