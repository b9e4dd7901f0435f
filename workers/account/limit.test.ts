import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { randomRef } from '#rpc/domain/ref.ts';
import type { Requester, Submitted } from '#rpc/portal-context.ts';
import { answered } from '../testing/answer.ts';
import { hour, minute, pass, startClock, stopClock } from '../testing/clock.ts';
import { accountFor, signIn } from '../testing/sign-in.ts';
import { count, type FixtureAccount, injectFault, open } from '../testing/world.ts';

let dana: FixtureAccount;
let requester: Requester;
const account = () => accountFor(dana);

beforeEach(async () => {
  stopClock();
  dana = await open('active-family');
  ({ requester } = await signIn(dana));
});
afterEach(() => startClock());

/** Sends a bill's form, and waits for the carrier's answer. */
async function emailBill(from = requester): Promise<Submitted> {
  const id = randomRef();
  const submitted = (await account().submit(from, {
    id,
    kind: 'email-bill',
    subjectId: from.actor.customerId,
    terms: {
      emailId: dana.email,
      invoiceUrl: 'https://bills.example.test/1.pdf',
      invoiceType: 'MONTHLY',
      invoiceDate: '2026-11-03',
    },
  })) as Submitted;
  if (submitted.to === 'own') await answered(account(), id);
  return submitted;
}

describe('SAFETY-10: an operation that is limited', () => {
  test('is sent three times an hour, and again when the first of them is an hour old', async () => {
    const first = Date.now();
    for (const _ of [1, 2, 3]) {
      expect(await emailBill()).toMatchObject({ to: 'own' });
      pass(minute);
    }
    expect(await emailBill()).toEqual({ to: 'limited', until: first + hour });
    expect(await count(dana, 'billing.sendInvoice')).toBe(3);
    pass(hour - 3 * minute);
    expect(await emailBill()).toMatchObject({ to: 'own' });
  });

  test('40 at the same time: three are sent, and those of another customer notice nothing', async () => {
    const other = { ...requester, actor: { ...requester.actor, customerId: `${dana.lines[1]?.customerId}` } };
    const [anothers] = await Promise.all([emailBill(other), ...Array.from({ length: 40 }, () => emailBill())]);
    expect(anothers).toMatchObject({ to: 'own' });
    expect(await count(dana, 'billing.sendInvoice')).toBeLessThanOrEqual(4);
  });

  test('does not count what the carrier turned away because the session was over', async () => {
    for (const _ of [1, 2, 3, 4]) {
      await injectFault(dana, { endpoint: 'billing.sendInvoice', fault: 403 });
      expect(await emailBill()).toEqual({ to: 'session' });
    }
  });

  test('of one person does not hold up another of the same account', async () => {
    for (const _ of [1, 2, 3, 4]) await emailBill();
    const other = { ...requester, actor: { ...requester.actor, customerId: `${dana.lines[1]?.customerId}` } };
    expect(await emailBill(other)).toMatchObject({ to: 'own' });
  });
});

describe('SAFETY-10: what is limited and is no operation', () => {
  test('is counted for each person alone, and forgotten when it counts no more', async () => {
    const check = (from = requester) => account().count(from, 'device-check');
    const first = Date.now();
    for (const _ of Array.from({ length: 20 })) expect(await check()).toBeUndefined();
    expect(await check()).toBe(first + 10 * minute);
    expect(await check({ ...requester, actor: { ...requester.actor, customerId: 'another' } })).toBeUndefined();
    pass(10 * minute);
    expect(await check()).toBeUndefined();
  });
});
