import { env } from 'cloudflare:workers';
import { runDurableObjectAlarm } from 'cloudflare:test';
import { describe, expect, inject, test } from 'vitest';
import { casesInTurn } from '#fixtures/testing/turn-of-commit.ts';
import { kindsWhere } from '#fixtures/scenarios/scenarios.ts';
import { isFinal } from '#rpc/domain/ledger.ts';
import { sampleOtps } from '#contracts/customer/vocabulary.ts';
import type { Alert } from '#rpc/notification/notification.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { operationOf } from '../testing/answer.ts';
import { hour, minute, pass, standStill } from '../testing/clock.ts';
import { account, beginAt, dana, signedIn } from '../testing/signed-in-account.ts';
import { ringAfter, send } from '../testing/own-operations.ts';
import { accountFor, identityOf, signIn, type SignedIn } from '../testing/sign-in.ts';
import { type Home, openFor, plans, sendLosingReply } from '../testing/scenario-account.ts';
import { pushed, shownBy, type ToldBrowser, turnOn } from '../testing/told-browser.ts';
import { advanceClock, change, type FixtureAccount, open, until } from '../testing/world.ts';
import { sessionOf } from './access.ts';

// What is told of each kind of operation, of lines, and of what a thief would do.

standStill();

/** Lets time pass at the account and the carrier, with somebody signed in, until all that was sent has its end. */
async function settle({ account, signedIn }: Home, ids: readonly string[]): Promise<Operation[]> {
  const object = accountFor(account);
  for (let round = 0; round < 12; round += 1) {
    pass(20 * minute);
    await advanceClock(account, 20 * minute);
    await object.read(signedIn.requester, []);
    await runDurableObjectAlarm(object);
    const all = (await Promise.all(ids.map((id) => operationOf(object, id)))) as Operation[];
    if (all.every(({ state }) => isFinal(state))) {
      await runDurableObjectAlarm(object);
      return all;
    }
  }
  throw new Error('not all came to their end');
}

/** SETTINGS-13: kinds that lead to a page to go on with, or whose end an email says. */
const untold = kindsWhere(({ rules }) => rules.matter === undefined);
/** SETTINGS-13: kinds whose success is told when the carrier says that the line is active. */
const endsLater = kindsWhere(({ rules }) => rules.matter === 'activation' || rules.matter === 'transfer');

/** Words of the texts in a value, however deep, in small letters. */
const wordsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? (value.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [])
    : Object.values(value ?? {}).flatMap(wordsOf);

// told.test.ts has the end of every kind.
describe.each(
  casesInTurn(
    plans.map((plan, index) => ({ index, ...plan })),
    3,
    inject('commit'),
  ),
)('account $index, $seed', ({ seed, scenarios }) => {
  test('notifies once for each awaited kind, without its subject (SETTINGS-12, SETTINGS-13)', async () => {
    const account = await openFor(seed, scenarios);
    const home = { account, signedIn: await signIn(account), scenarios };
    const phone = await turnOn(accountFor(account), home.signedIn);
    const tablet = await turnOn(accountFor(account), home.signedIn, [], { language: 'es' });
    const sent = [];
    for (const one of scenarios) sent.push(await sendLosingReply(home, one, account.customerId, !one.isBrief));
    const all = await settle(
      home,
      sent.map(({ id }) => id),
    );
    const expected = all.flatMap(({ id, kind, state }) => {
      const isTold = !untold.includes(kind) && (state !== 'done' || !endsLater.includes(kind));
      return isTold ? [`/activity/${id}`] : [];
    });
    const theirs = wordsOf([account.lines, scenarios.map(({ secrets }) => secrets), all.map(({ terms }) => terms)]);
    for (const browser of [phone, tablet]) {
      await until(async () => (await pushed(browser)).length >= expected.length, 'the messages');
      const shown = await shownBy(browser);
      const told = shown.map(({ to }) => to).filter((to) => to.startsWith('/activity/'));
      expect(told.sort()).toEqual(expected.sort());
      for (const { title, body } of shown) {
        const said = `${title} ${body}`;
        expect(said).not.toMatch(/\d|\$|@|%|http/);
        // A plan’s id begins so.
        expect(wordsOf(said).filter((word) => theirs.includes(word) && word !== 'plan')).toEqual([]);
      }
    }
  });
});

/** What a browser shows once a message came. */
async function awaited(browser: ToldBrowser) {
  await until(async () => (await pushed(browser)).length > 0, 'the message');
  return shownBy(browser);
}

describe('a line (SETTINGS-13)', () => {
  async function activating(): Promise<[FixtureAccount, SignedIn]> {
    const account = await open('porting');
    return [account, await signIn(account)];
  }

  /** Its page shows a status, and then the carrier says another, each time that it is asked. */
  async function watch([account, { requester }]: [FixtureAccount, SignedIn], to: object): Promise<void> {
    const object = accountFor(account);
    const request = { kind: 'activation', subjectId: account.customerId, state: '9' } as const;
    await object.requestPolling(requester, 'home', [request]);
    for (const fields of [{}, to, to]) {
      await change(account, { ...fields });
      pass(10 * minute);
      await object.read(requester, []);
      await runDurableObjectAlarm(object);
    }
  }

  test.each([
    ['is active', { status: 2 }, { title: 'Your line is active', to: expect.stringMatching(/^\/status\/[\w-]{22}$/) }],
    ['needs the customer', { status: 10, portFailureCode: '1010' }, { title: 'Your line needs your attention' }],
  ])('that was porting %s: told once', async (_, to, shown) => {
    const home = await activating();
    const phone = await turnOn(accountFor(home[0]), home[1]);
    await watch(home, to);
    expect(await awaited(phone)).toMatchObject([shown]);
  });
});

describe('alerts (SETTINGS-14)', () => {
  const ring = () => runDurableObjectAlarm(account());

  /** A browser that chose the alert, and whose person then signed out. */
  async function signedOut(alert: Alert): Promise<ToldBrowser> {
    const visit = await signIn(dana);
    const browser = await turnOn(account(), visit, [alert]);
    await sessionOf(env, visit.session).end();
    return browser;
  }

  test('notifies the chosen devices of a sign-in on another device', async () => {
    await beginAt('active-single');
    const [phone, other] = [await turnOn(account(), signedIn, ['sign-in']), await turnOn(account(), signedIn)];
    const gone = await signedOut('sign-in');
    const signInWith = async (browser: { device?: string; isKnown: boolean }) => {
      await account().signedIn(crypto.randomUUID(), dana.customerId, identityOf(dana.email), browser);
      await ring();
    };
    await signInWith({ device: phone.device, isKnown: false });
    await signInWith({ device: other.device, isKnown: false });
    await signInWith({ isKnown: true });
    expect(await pushed(phone)).toEqual([]);
    await signInWith({ isKnown: false });
    expect(await awaited(phone)).toMatchObject([{ title: 'New sign-in to your account', to: '/settings' }]);
    expect((await pushed(phone))[0]?.headers.urgency).toBe('high');
    expect([await pushed(other), await pushed(gone)]).toEqual([[], []]);
  });

  // told.test.ts has the kinds of each alert.
  test('notifies of an unlocked account at once, though its own page shows it', async () => {
    await beginAt('locked');
    const [phone, other] = [await turnOn(account(), signedIn, ['unlock']), await turnOn(account(), signedIn, ['sim'])];
    const gone = await signedOut('unlock');
    await send('unlock-code', { lockStatus: 'ACC_UNLOCK' });
    const secrets = { otp: sampleOtps.right };
    expect((await send('account-unlock', {}, { baseline: {}, secrets })).state).toBe('done');
    await ring();
    const title = 'Your account was unlocked';
    expect(await awaited(phone)).toMatchObject([{ title, to: '/settings' }]);
    await ringAfter(hour);
    expect(await shownBy(other)).not.toContainEqual(expect.objectContaining({ title }));
    expect(await pushed(gone)).toEqual([]);
  });
});
