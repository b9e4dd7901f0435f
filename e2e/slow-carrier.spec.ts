import { problemMessages } from '#app/copy/problem.ts';
import { lateMessages } from '#app/copy/late.ts';
import { editNameMessages } from '#app/screens/edit-name/copy.ts';
import { sorryMessages } from '#app/screens/problem/sorry/copy.ts';
import { waitingMessages } from '#app/screens/problem/waiting/copy.ts';
import { inTurn, isEveryCase } from '#fixtures/testing/turn.ts';
import { formsIn, headingOf, textOf } from './support/html.ts';
import { enter, patienceMs, sendForm } from './support/patience.ts';
import { timed } from './support/timed.ts';
import { expect, test } from './support/portal-test.ts';
import { editNamePaths, rename } from './support/rename.ts';
import { walkToForm } from './support/scenario-pages.ts';
import type { Visitor } from './support/visitor.ts';
import { type FixtureAccount, type LoggedCall, type SeedName, world } from './support/world.ts';

/** A page, and a change after which the account has nothing of the carrier in its cache (SAFETY-19). */
interface SlowPage {
  seed: SeedName;
  walk: (visitor: Visitor) => Promise<string>;
  /** @param turn differs from the last time */
  forget: (visitor: Visitor, turn: number) => Promise<unknown>;
}

const ofFamily = {
  seed: 'active-family',
  forget: (visitor: Visitor, turn: number) => rename(visitor, `Marc${String.fromCharCode(97 + (turn % 26))}`),
} as const;
const pages: Readonly<Record<string, SlowPage>> = {
  Home: { ...ofFamily, walk: async () => '/home' },
  Account: { ...ofFamily, walk: async () => '/account' },
  Bills: { ...ofFamily, walk: async () => '/bills' },
  Activation: {
    seed: 'new-sim-delivered',
    walk: (visitor) => walkToForm(visitor, '/activation/:lineRef/confirm'),
    forget: (visitor) => sendForm(visitor, '/cards/add'),
  },
};

/** Reads that the account makes at times of its own (POLL-1, POLL-3, POLL-4). */
const polled = ['activation.status', 'customer.topUpStatus', 'customer.planChangeStatus', 'topup.group'];

/** The reads that a page made, as the carrier's log has them. The data layer is called after the page (SHELL-23). */
async function readsOf(name: string, account: FixtureAccount): Promise<LoggedCall[]> {
  const isOfPage = (id: string) =>
    !id.startsWith('marketing.') && ((name === 'Account' && id === 'topup.group') || !polled.includes(id));
  return (await world.calls(account)).filter(({ id }) => id !== null && isOfPage(id));
}

const delays = [1, 3, 8, 25];
/** In milliseconds: how often a page that waits loads itself again. */
const againMs = 3_000;

interface Person {
  account: FixtureAccount;
  browser: Visitor;
  path: string;
}

/** Returns headings and forms of a page, without values that differ between accounts. */
const gistOf = (html: string) => ({ heading: headingOf(html), forms: formsIn(html).map((form) => Object.keys(form)) });

/** Waits for a page as a browser without script does. @returns the page and the statuses of all of its loads */
async function arrival({ browser, path }: Person): Promise<{ html: string; statuses: number[]; waited: boolean }> {
  const statuses: number[] = [];
  let html = '';
  const load = async () => {
    const answer = await browser.send(path);
    statuses.push(answer.status());
    html = await answer.text();
    if (answer.status() === 200 && !html.includes(lateMessages.en.text)) return 'here';
    // One notice, and one way in which it is loaded again.
    if (answer.status() !== 200 && html.includes(lateMessages.en.text)) return 'says twice that it takes long';
    // A page with fields is not loaded again under somebody's hands (HTTP-25).
    const byHand = html.includes(lateMessages.en.text) && !html.includes(lateMessages.en.byItself);
    return byHand || html.includes(`<meta http-equiv="refresh" content="${againMs / 1_000}"`)
      ? 'waits'
      : `stuck: ${answer.status()} ${answer.headers().location ?? headingOf(html)}`;
  };
  await expect.poll(load, { message: path, intervals: [againMs], timeout: 100_000 }).toBe('here');
  return { html, statuses, waited: statuses.length > 1 };
}

for (const [name, way] of inTurn(Object.entries(pages), 4)) {
  test(`shows ${name} with the carrier’s answer at 1, 3, 8 and 25 s, without a second call (HTTP-24, HTTP-25)`, async ({
    visitor,
  }) => {
    // It waits for most of that time.
    test.setTimeout(600_000);
    let turn = 0;

    async function prepare(): Promise<Person> {
      const account = await world.open(way.seed);
      const browser = visitor();
      await enter(browser, account.email);
      return { account, browser, path: await way.walk(browser) };
    }

    /** Clears the cached replies of the carrier for a person, so that the next case can begin. */
    async function forgetAll({ account, browser }: Person): Promise<void> {
      await world.clearFaults(account);
      await way.forget(browser, (turn += 1));
      await world.clearCalls(account);
    }

    const well = await prepare();
    await forgetAll(well);
    const known = gistOf((await arrival(well)).html);
    const reads = [...new Set((await readsOf(name, well.account)).map(({ id }) => id ?? ''))];
    expect(reads).toEqual(expect.arrayContaining(['customer.byUsername', 'customer.group', 'config.keys']));

    async function check(person: Person, seconds: number, slow: readonly string[]): Promise<void> {
      const about = `${name}, ${slow.join(', ')} at ${seconds} s`;
      await forgetAll(person);
      for (const endpoint of slow)
        await world.injectFault(person.account, { endpoint, fault: 'slow', ms: seconds * 1_000, times: 1_000 });
      const { html, statuses, waited } = await arrival(person);
      expect(
        statuses.filter((status) => status !== 200 && status !== 202),
        about,
      ).toEqual([]);
      if (seconds > 2) expect(waited, about).toBe(true);
      expect(gistOf(html), about).toEqual(known);
      const asked = (await readsOf(name, person.account)).map(({ id, path, body }) => JSON.stringify([id, path, body]));
      expect(
        asked.filter((one, index) => asked.indexOf(one) !== index),
        about,
      ).toEqual([]);
    }

    /**
     * One person for all delays: a write between them clears the cache (SAFETY-19). On a busy machine its reply may
     * come after the case began, and clears the cache again; then the case is repeated.
     */
    async function checkDelays(person: Person, slow: readonly string[], of: readonly number[]): Promise<void> {
      for (const seconds of of)
        await expect(() => check(person, seconds, slow)).toPass({ intervals: [0], timeout: 120_000 });
    }
    // All wait at the same time, because most of a case is waiting.
    const checks = [checkDelays(await prepare(), reads, delays)];
    for (const [index, endpoint] of reads.entries()) {
      // One read alone has every second delay, in a whole run all.
      const some = isEveryCase ? delays : delays.filter((_, delay) => (delay + index) % 2 === 0);
      checks.push(checkDelays(await prepare(), [endpoint], some));
    }
    await Promise.all(checks);
  });
}

test.describe('at the second brand', () => {
  test.use({ brand: 'TEMP1' });

  test('ends at Home after one slow lookup at sign-in (HTTP-24, SIGNIN-26)', async ({ walker }) => {
    const { email } = await world.open('active-single');
    await world.injectFault(email, { endpoint: 'customer.byUsername', fault: 'slow', ms: 8_000 });
    const person = await walker({ patient: false }).signIn(email);
    expect(person.heading).toBe(waitingMessages.en.title);
    await person.until('Hello', 'heading');
    expect(person.path).toBe('/home');
    const lookups = await world.calls(email, 'customer.byUsername');
    // Sign-in, and the page that it leads to.
    expect(lookups.length).toBeLessThanOrEqual(2);
  });
});

test('keeps typed text of a form with slow reads, and sends one write (HTTP-26)', async ({ walker }) => {
  const { email } = await world.open('active-family');
  const patient = await walker().signIn(email);
  const [path = ''] = await editNamePaths(patient.visitor);
  await patient.open(path);
  const person = patient.tab(patient.visitor.atOnce());
  await world.injectFault(email, { endpoint: 'customer.group', fault: 'slow', ms: 4_000, times: 1_000 });
  await person.fill(editNameMessages.en.firstName.label, 'Robyn').press(editNameMessages.en.save);
  expect(person.status).toBe(202);
  expect(person.heading).toBe(waitingMessages.en.title);
  expect(person.html).not.toContain('Robyn');
  expect(person.html).not.toContain('http-equiv="refresh"');
  expect(await world.count(email, 'customer.updateSecondary')).toBe(0);
  const press = async () => {
    if (person.has('button', waitingMessages.en.goOn)) await person.press(waitingMessages.en.goOn);
    return person.has('button', waitingMessages.en.goOn);
  };
  await expect.poll(press, { timeout: 20_000 }).toBe(false);
  await person.until(/Robyn/i);
  expect(await world.count(email, 'customer.updateSecondary')).toBe(1);
});

test('fails a read after 30 s, and names the failure on the next page (HTTP-25, HTTP-27)', async ({ visitor }) => {
  test.setTimeout(90_000);
  const { email } = await world.open('active-single');
  const browser = visitor();
  await browser.signIn(email);
  await world.injectFault(email, { endpoint: 'card.list', fault: 'hang', times: 1_000 });
  const load = async () => (await browser.send('/cards')).status();
  await expect.poll(load, { intervals: [againMs], timeout: 60_000 }).toBe(503);
  expect(await world.count(email, 'card.list')).toBe(1);
  const { result, ms } = await timed(() => browser.send('/cards'));
  expect(ms).toBeLessThan(patienceMs);
  expect(result.status()).toBe(503);
  const text = textOf(await result.text());
  for (const words of [problemMessages.en.tryAgain, sorryMessages.en.isDown(sorryMessages.en.systems.bills)])
    expect(text).toContain(words);
  expect(await world.count(email, 'card.list')).toBe(1);
});
