import { abortAllDurableObjects, evictDurableObject } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import type { Operation } from '#rpc/operation/operations.ts';
import type { SubmitRequest } from '#rpc/operation/submission.ts';
import { answered, operationOf } from '../testing/answer.ts';
import { hour, pass, second, standStill } from '../testing/clock.ts';
import { account, begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { afterwards, alarmAt, buy, inTables, topUpForm } from '../testing/own-operations.ts';
import { signIn } from '../testing/sign-in.ts';
import { advanceClock, count, injectFault, until } from '../testing/world.ts';

standStill();
begin('active-family');

/** Sends a form. @returns the operation that its page gets: `sending` when the carrier's reply takes long */
async function press(form: SubmitRequest<'top-up'>): Promise<Operation> {
  const { operation } = (await account().submit(signedIn.requester, form)) as { operation: Operation };
  return operation;
}

/** Sends a form, and waits for the carrier's reply, however busy the machine is. */
async function submit(form: SubmitRequest<'top-up'>): Promise<Operation> {
  const operation = await press(form);
  return operation.state === 'sending' ? answered(account(), operation.id) : operation;
}
const sent = () => count(dana, 'topup.create');
const looks = () => count(dana, 'customer.topUpStatus');

const refTo = async (customerId: string) => (await account().refs([customerId]))[customerId];

/** The holder of the account signs in anew and looks. */
async function comesBack(): Promise<void> {
  const { requester } = await signIn(dana);
  await account().requestPolling(requester, 'home', []);
}

/** The carrier has done what it had begun. */
const carrierIsDone = () => advanceClock(dana, 10 * second);

async function expectDone(id: string): Promise<void> {
  await carrierIsDone();
  expect((await afterwards(5 * second, id)).state).toBe('done');
}

describe('a reply that was not read', () => {
  test.each(['reset', 'garbage'])(
    '%s after the effect: unknown, then read back: pending, then done, and sent once',
    async (fault) => {
      await injectFault(dana, { endpoint: 'topup.create', fault, afterEffect: true });
      const form = topUpForm();
      const { id } = form;
      expect((await submit(form)).state).toBe('unknown');
      expect((await submit(form)).state).toBe('unknown');
      expect((await afterwards(5 * second, id)).state).toBe('pending');
      await expectDone(id);
      expect(await sent()).toBe(1);
    },
  );

  test('is polled once more when somebody signs in after more than 72 hours (LEDGER-8)', async () => {
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
async function hangs() {
  const form = topUpForm();
  await injectFault(dana, { endpoint: 'topup.create', fault: 'hang', afterEffect: true });
  const heard = press(form).catch(() => 'lost');
  await until(async () => (await sent()) === 1, 'the call');
  return { form, id: form.id, heard };
}

describe('an object that dies between sending and the reply', () => {
  test('reconciles an unknown operation and never sends it again (LEDGER-17)', async () => {
    const { form, id, heard } = await hangs();
    await abortAllDurableObjects();
    expect(await heard).toBe('lost');
    expect((await operationOf(account(), id))?.state).toBe('unknown');
    expect((await submit(form)).state).toBe('unknown');
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
    const whole = { id, state: 'pending', baseline: { purchases: 0 }, terms: { gigabytes: 2, charge: 1000 } };
    expect(await operationOf(account(), id)).toMatchObject(whole);
    await expectDone(id);
  });
});

test('does not stay awake for a call that is over', async () => {
  await buy();
  const began = performance.now();
  await evictDurableObject(account());
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('writes the operation and its alarm together, before the call', async () => {
  const { id } = await hangs();
  const [row] = await inTables('SELECT state FROM operation WHERE id = ?', id);
  expect([row?.state, (await alarmAt()) < Infinity]).toEqual(['sending', true]);
  await abortAllDurableObjects();
});

test('finds the ids that were sent for a line, the latest first (LEDGER-12)', async () => {
  const sentIds = async () => (await account().find({ ref: await refTo(dana.customerId), sent: 'top-up' })).sentIds;
  expect(await sentIds()).toEqual([]);
  const { id: first } = await buy();
  await buy(topUpForm({ subjectId: dana.lines[1]?.customerId }));
  expect(await sentIds()).toEqual([first]);
  await expectDone(first);
  const { id: latest } = await buy();
  expect(await sentIds()).toEqual([latest, first]);
});
