import { runDurableObjectAlarm } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isSettled } from '#rpc/domain/ledger.ts';
import { sampleOtps } from '#contracts/customer/vocabulary.ts';
import { waitedFor } from '#rpc/notification/notification.ts';
import { type Operation, operationKinds } from '#rpc/operation/operations.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { answered, operationOf } from '../testing/answer.ts';
import { hour, minute, pass, startClock, stopClock } from '../testing/clock.ts';
import { accountFor, identityOf, signIn, type SignedIn } from '../testing/sign-in.ts';
import { type Home, sendLosingReply, soakPlan } from '../testing/soak-plan.ts';
import { pushed, shownBy, turnOn } from '../testing/told-browser.ts';
import { advanceClock, change, type FixtureAccount, open, until } from '../testing/world.ts';

// What is told of each kind of operation, of lines, and of what a thief would do.

beforeEach(stopClock);
afterEach(startClock);

/** Lets time pass at the account and the carrier, with somebody signed in, until all that was sent has its end. */
async function settle({ account, signedIn }: Home, ids: readonly string[]): Promise<Operation[]> {
  const object = accountFor(account);
  for (let round = 0; round < 12; round += 1) {
    pass(20 * minute);
    await advanceClock(account, 20 * minute);
    await object.read(signedIn.requester, []);
    await runDurableObjectAlarm(object);
    const all = (await Promise.all(ids.map((id) => operationOf(object, id)))) as Operation[];
    if (all.every(({ state }) => isSettled(state))) {
      await runDurableObjectAlarm(object);
      return all;
    }
  }
  throw new Error('not all came to their end');
}

describe.each(soakPlan.map(([seed, rows], index) => ({ index, seed, rows })))(
  'account $index, $seed',
  ({ seed, rows }) => {
    test('SETTINGS-12, SETTINGS-13: each kind that is waited for is told once, and not what it is about', async () => {
      const account = await open(seed);
      await change(account, { isMonthInAdvancePaid: false, activationJourneyStatus: null });
      const home = { account, signedIn: await signIn(account), rows };
      const phone = await turnOn(accountFor(account), home.signedIn);
      const sent = [];
      for (const row of rows) sent.push(await sendLosingReply(home, row, account.customerId, !row.lost));
      const all = await settle(
        home,
        sent.map(({ id }) => id),
      );
      const expected = all.flatMap(({ id, kind, state }) => {
        const waited = waitedFor[kind];
        return waited && (waited.told === 'ends' || state !== 'done') ? [`/activity/${id}`] : [];
      });
      await until(async () => (await pushed(phone)).length >= expected.length, 'the messages');
      const shown = await shownBy(phone);
      expect(
        shown
          .map(({ to }) => to)
          .filter((to) => to.startsWith('/activity/'))
          .sort(),
      ).toEqual(expected.sort());
      for (const { title, body } of shown) {
        const said = `${title} ${body}`;
        expect(said).not.toMatch(/\d|\$|@|%|http/);
        const names = account.lines.flatMap(({ firstName }) => firstName ?? []);
        for (const name of [...names, 'ANA', 'ROSE', 'Cleo', 'Harbor', 'Best Fit', 'KIM', 'Pixel', 'Sam'])
          expect(said.toLowerCase().split(/\W+/)).not.toContain(name.toLowerCase());
      }
    });
  },
);

test('SETTINGS-13: every kind of operation is in one of these accounts', () => {
  expect(new Set(soakPlan.flatMap(([, rows]) => rows.map(({ kind }) => kind)))).toEqual(new Set(operationKinds));
});

describe('SETTINGS-13: a line', () => {
  async function activating(seed: 'activating' | 'porting'): Promise<[FixtureAccount, SignedIn]> {
    const account = await open(seed);
    return [account, await signIn(account)];
  }

  /** Its page shows a status, and then the carrier says another, each time that it is asked. */
  async function watch([account, { requester }]: [FixtureAccount, SignedIn], from: number, to: object): Promise<void> {
    const object = accountFor(account);
    const request = { kind: 'activation', subjectId: account.customerId, state: String(from) } as const;
    await object.watch(requester, 'home', [request]);
    for (const fields of [{}, to, to]) {
      await change(account, { ...fields });
      pass(10 * minute);
      await object.read(requester, []);
      await runDurableObjectAlarm(object);
    }
  }

  test.each([
    ['activating', 1],
    ['porting', 9],
  ] as const)('that was %s is active: told once', async (seed, status) => {
    const home = await activating(seed);
    const phone = await turnOn(accountFor(home[0]), home[1]);
    await watch(home, status, { status: 2 });
    await until(async () => (await pushed(phone)).length > 0, 'the message');
    const shown = await shownBy(phone);
    expect(shown).toMatchObject([{ title: 'Your line is active', to: expect.stringMatching(/^\/status\/[\w-]{22}$/) }]);
  });

  test('whose number transfer stops: the customer is needed, once', async () => {
    const home = await activating('porting');
    const phone = await turnOn(accountFor(home[0]), home[1]);
    await watch(home, 9, { status: 10, portFailureCode: '1010' });
    await until(async () => (await pushed(phone)).length > 0, 'the message');
    expect((await shownBy(phone)).map(({ title }) => title)).toEqual(['Your line needs you']);
  });
});

describe('SETTINGS-14: alerts', () => {
  let dana: FixtureAccount;
  let signedIn: SignedIn;
  const account = () => accountFor(dana);
  const ring = () => runDurableObjectAlarm(account());

  beforeEach(async () => {
    dana = await open('locked');
    signedIn = await signIn(dana);
  });

  test('a sign-in on another device is told to those that chose it', async () => {
    const [phone, other] = [await turnOn(account(), signedIn, ['sign-in']), await turnOn(account(), signedIn)];
    const signInWith = async (browser: { device?: string; isKnown: boolean }) => {
      await account().signedIn(crypto.randomUUID(), dana.customerId, identityOf(dana.email), browser);
      await ring();
    };
    await signInWith({ device: phone.device, isKnown: false });
    await signInWith({ device: other.device, isKnown: false });
    await signInWith({ isKnown: true });
    expect(await pushed(phone)).toEqual([]);
    await signInWith({ isKnown: false });
    await until(async () => (await pushed(phone)).length > 0, 'the message');
    expect(await shownBy(phone)).toMatchObject([{ title: 'New sign-in to your account', to: '/settings' }]);
    expect((await pushed(phone))[0]?.headers.urgency).toBe('high');
    expect(await pushed(other)).toEqual([]);
  });

  test('an account that is unlocked is told at once, though its own page shows it', async () => {
    const [phone, other] = [await turnOn(account(), signedIn, ['unlock']), await turnOn(account(), signedIn, ['sim'])];
    const own = { subjectId: dana.customerId, before: {} };
    const code = newOperationId();
    const terms = { lockStatus: 'ACC_UNLOCK' } as const;
    await account().submit(signedIn.requester, { ...own, id: code, kind: 'unlock-code', terms });
    await answered(account(), code);
    const id = newOperationId();
    const secrets = { otp: sampleOtps.right };
    await account().submit(signedIn.requester, { ...own, id, kind: 'account-unlock', terms: {}, secrets });
    expect((await answered(account(), id)).state).toBe('done');
    await ring();
    await until(async () => (await pushed(phone)).length > 0, 'the message');
    expect(await shownBy(phone)).toMatchObject([{ title: 'Your account was unlocked', to: '/settings' }]);
    pass(hour);
    await ring();
    expect(await shownBy(other)).not.toContainEqual(expect.objectContaining({ title: 'Your account was unlocked' }));
  });
});
