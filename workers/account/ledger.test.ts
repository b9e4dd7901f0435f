import { abortAllDurableObjects, evictDurableObject } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { keepMs } from '#rpc/domain/ledger.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { answered, operationOf, submitIssued } from '../testing/answer.ts';
import { hour, pass, second, standStill } from '../testing/clock.ts';
import { account, begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { afterwards, alarmAt, buy, inTables, issueTopUp, ringAfter } from '../testing/own-operations.ts';
import { signIn } from '../testing/sign-in.ts';
import { advanceClock, count, injectFault, until } from '../testing/world.ts';

const before = { purchases: 0 };

standStill();
begin('active-family');

const issue = async (gigabytes = 2, subjectId = dana.customerId) => ({
  id: await issueTopUp({ gigabytes, subjectId }),
});
/** What the page gets that was sent from: the answer, or `sending` when it takes long. */
const press = (id: string) => submitIssued(account(), signedIn.requester, id, before);

/** The same, with the answer there, however busy the machine is. */
async function submit(id: string): Promise<Operation> {
  const got = await press(id);
  return got.state === 'sending' ? answered(account(), got.id) : got;
}
const sent = () => count(dana, 'topup.create');
const looks = () => count(dana, 'customer.topUpStatus');

/** Is anything to be asked? The daily sweep is hours away. */
const rings = async () => (await alarmAt()) < Date.now() + 6 * hour;

/** The holder of the account signs in anew and looks. */
async function comesBack(): Promise<void> {
  const { requester } = await signIn(dana);
  await account().watch(requester, 'home', []);
}

/** The carrier has done what it had begun. */
const carrierIsDone = () => advanceClock(dana, 10 * second);

async function expectDone(id: string): Promise<void> {
  await carrierIsDone();
  expect((await afterwards(5 * second, id)).state).toBe('done');
}

describe('one form is one write (LEDGER-1, LEDGER-2)', () => {
  test('again, when it is done: its result, and nothing is sent or asked', async () => {
    const { id } = await buy();
    await expectDone(id);
    const asked = await looks();
    expect((await submit(id)).state).toBe('done');
    pass(hour);
    expect(await rings()).toBe(false);
    expect([await sent(), await looks()]).toEqual([1, asked]);
  });

  test('two of one line at the same moment: one is sent, and both lead to it', async () => {
    const forms = await Promise.all([issue(), issue(1)]);
    const results = await Promise.all(forms.map(({ id }) => submit(id)));
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(await sent()).toBe(1);
  });

  test('another line’s is a matter of its own', async () => {
    const forms = [await issue(), await issue(1, dana.lines[1]?.customerId)];
    const results = await Promise.all(forms.map(({ id }) => submit(id)));
    expect(results.map(({ id, state }) => [id, state])).toEqual(forms.map(({ id }) => [id, 'pending']));
    expect(await sent()).toBe(2);
  });
});

describe('a reply that was read', () => {
  test('accepted: asked about after five seconds, then done', async () => {
    const { id } = await issue();
    expect((await submit(id)).state).toBe('pending');
    expect(await afterwards(5 * second, id)).toMatchObject({ state: 'pending', lastCheckedAt: Date.now() });
    await carrierIsDone();
    expect(await afterwards(5 * second, id)).toMatchObject({ state: 'done', settledAt: Date.now() });
  });

  test('two copies of a form whose session is over both hear of it (SIGNIN-16)', async () => {
    const whole = { ...((await operationOf(account(), (await issue()).id)) as Operation), before };
    await injectFault(dana, { endpoint: 'topup.create', fault: 403 });
    const copies = [1, 2].map(() => account().submit(signedIn.requester, whole));
    expect(await Promise.all(copies)).toEqual([{ to: 'session' }, { to: 'session' }]);
  });
});

describe('a reply that was not read', () => {
  test.each(['reset', 'garbage', 'empty', 500])(
    '%s after the effect: unknown, then read back: pending, then done, and sent once',
    async (fault) => {
      await injectFault(dana, { endpoint: 'topup.create', fault, afterEffect: true });
      const { id } = await issue();
      expect((await submit(id)).state).toBe('unknown');
      expect((await submit(id)).state).toBe('unknown');
      expect((await afterwards(5 * second, id)).state).toBe('pending');
      await expectDone(id);
      expect(await sent()).toBe(1);
    },
  );

  test('hang: the page waits for its limit alone and says that it is being sent; then it is read back', async () => {
    await injectFault(dana, { endpoint: 'topup.create', fault: 'hang', afterEffect: true });
    const { id } = await issue();
    const began = performance.now();
    expect((await press(id)).state).toBe('sending');
    expect(performance.now() - began).toBeLessThan(5_000);
    expect((await afterwards(5 * second, id)).state).toBe('pending');
    await expectDone(id);
    expect(await sent()).toBe(1);
  });

  test('nothing the carrier says within 72 hours: needs care, and is asked about no more (LEDGER-8)', async () => {
    await injectFault(dana, { endpoint: 'topup.create', fault: 'reset', afterEffect: false });
    await injectFault(dana, { endpoint: 'customer.topUpStatus', fault: 500, times: 1_000 });
    const { id } = await buy();
    pass(72 * hour);
    await comesBack();
    expect((await afterwards(0, id)).state).toBe('unknown');
    pass(hour);
    await comesBack();
    expect(await afterwards(0, id)).toMatchObject({ state: 'needs-care', settledAt: Date.now() });
    expect(await rings()).toBe(false);
  });

  test('back after more than 72 hours: the carrier is asked once before anybody gives up (LEDGER-8)', async () => {
    await injectFault(dana, { endpoint: 'topup.create', fault: 'reset', afterEffect: true });
    const { id } = await buy();
    await carrierIsDone();
    pass(100 * hour);
    await comesBack();
    expect((await afterwards(0, id)).state).toBe('done');
    expect(await looks()).toBe(1);
  });
});

/** Sends an operation whose reply does not come. @returns what its page hears */
async function hangs(): Promise<{ id: string; heard: Promise<unknown> }> {
  const { id } = await issue();
  await injectFault(dana, { endpoint: 'topup.create', fault: 'hang', afterEffect: true });
  const heard = press(id).catch(() => 'lost');
  await until(async () => (await sent()) === 1, 'the call');
  return { id, heard };
}

describe('an object that dies between sending and the reply', () => {
  test('leaves an unknown operation, which is read back and never sent again (LEDGER-17)', async () => {
    const { id, heard } = await hangs();
    await abortAllDurableObjects();
    expect(await heard).toBe('lost');
    expect((await operationOf(account(), id))?.state).toBe('unknown');
    expect((await submit(id)).state).toBe('unknown');
    await expectDone(id);
    expect(await sent()).toBe(1);
  });

  test('is repaired by its alarm alone, when nobody comes back', async () => {
    const { id } = await hangs();
    await abortAllDurableObjects();
    expect((await afterwards(5 * second, id)).state).toBe('unknown');
    expect((await afterwards(5 * second, id)).state).toBe('pending');
  });

  test('keeps everything over an eviction', async () => {
    const { id } = await buy();
    await evictDurableObject(account());
    const whole = { id, state: 'pending', before, terms: { gigabytes: 2, charge: 1000 } };
    expect(await operationOf(account(), id)).toMatchObject(whole);
    await expectDone(id);
  });
});

test('an object does not stay awake for the sake of a call that is over', async () => {
  await buy();
  const began = performance.now();
  await evictDurableObject(account());
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('an operation is kept for 90 days, a form that was never sent for one (LEDGER-9)', async () => {
  const [unsent, { id }] = [await issue(1), await issue()];
  await injectFault(dana, { endpoint: 'topup.create', fault: 40625 });
  await submit(id);
  // The daily sweep comes within a day of its time (SAFETY-29).
  await ringAfter(23 * hour);
  expect(await operationOf(account(), unsent.id)).toBeDefined();
  await ringAfter(25 * hour);
  expect(await operationOf(account(), unsent.id)).toBeUndefined();
  await ringAfter(keepMs - 49 * hour);
  expect(await operationOf(account(), id)).toBeDefined();
  await ringAfter(26 * hour);
  expect(await operationOf(account(), id)).toBeUndefined();
});

test('the operation and its alarm are written together, before the call', async () => {
  const { id } = await hangs();
  const [row] = await inTables('SELECT state FROM operation WHERE id = ?', id);
  expect([row?.state, (await alarmAt()) < Infinity]).toEqual(['sending', true]);
  await abortAllDurableObjects();
});

test('LEDGER-24: of 60 forms that were not sent the latest 50 can be, and nobody else’s are dropped', async () => {
  const another = await issueTopUp({ actorId: 'another person' });
  const ids: string[] = [];
  for (let index = 0; index < 60; index += 1) ids.push((await issue()).id);
  const known = await Promise.all(ids.map(async (id) => (await account().find({ operationId: id })).operation?.state));
  expect(known.slice(0, 10)).toEqual(Array(10).fill(undefined));
  expect(known.slice(10)).toEqual(Array(50).fill('issued'));
  expect((await account().find({ operationId: another })).operation?.state).toBe('issued');
  expect((await submit(ids[59] as string)).state).toBe('pending');
  await issue();
  expect((await account().find({ operationId: ids[59] })).operation?.state).toBe('pending');
});
