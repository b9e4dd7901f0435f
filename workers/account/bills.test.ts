import { runDurableObjectAlarm } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Operation, OperationBefore, OperationKind, OperationTerms } from '#rpc/operation/operations.ts';
import { randomRef } from '#rpc/domain/ref.ts';
import { answered, operationOf } from '../testing/answer.ts';
import { pass, second, startClock, stopClock } from '../testing/clock.ts';
import { accountFor, signIn, type SignedIn } from '../testing/sign-in.ts';
import { accountPort } from './account-port.ts';
import { calls, count, open, type FixtureAccount, injectFault } from '../testing/world.ts';

let hoa: FixtureAccount;
let signedIn: SignedIn;
const account = () => accountFor(hoa);

beforeEach(async () => {
  stopClock();
  hoa = await open('new-sim-delivered');
  signedIn = await signIn(hoa);
});
afterEach(() => {
  vi.restoreAllMocks();
  startClock();
});

/** Sends a form of somebody's page. */
async function send<K extends OperationKind>(kind: K, terms: OperationTerms[K], id = randomRef()): Promise<Operation> {
  const before: OperationBefore[OperationKind] = kind === 'payment-page' ? { payments: 0, nonPay: true } : {};
  await account().submit(signedIn.requester, { id, kind, subjectId: hoa.customerId, terms, before });
  return answered(account(), id);
}

/** Lets time pass here, rings the alarm, and says how the operation is. */
async function afterwards(ms: number, id: string): Promise<Operation> {
  pass(ms);
  await runDurableObjectAlarm(account());
  return (await operationOf(account(), id)) as Operation;
}

describe('a payment page', () => {
  const terms = () => ({ emailId: hoa.email, redirectUrl: 'https://portal.example.test/bills' });

  test('is made once for one form, and its address is kept', async () => {
    const id = randomRef();
    const { state, result } = await send('payment-page', terms(), id);
    expect(state).toBe('done');
    expect(result).toMatch(/^http:\/\/.+\/hosted\/purchase-/);
    expect((await send('payment-page', terms(), id)).result).toBe(result);
    expect(await count(hoa, 'payment.purchasePage')).toBe(1);
  });

  test('HOME-24: the last one is told with what the account knows, with what was so before it', async () => {
    const look = async () => (await accountPort(account()).look(signedIn.requester, 'home', [])).view.paymentPage;
    expect(await look()).toBeUndefined();
    await send('payment-page', terms());
    pass(second);
    const last = await send('payment-page', terms());
    expect(await look()).toMatchObject({ id: last.id, before: { payments: 0, nonPay: true } });
  });

  test('whose address was lost has not arrived; another one can be made', async () => {
    await injectFault(hoa, { endpoint: 'payment.purchasePage', fault: 'reset', afterEffect: true });
    const { id, state } = await send('payment-page', terms());
    expect(state).toBe('unknown');
    expect(await afterwards(5 * second, id)).toMatchObject({ state: 'refused', refusal: 'never-arrived' });
    expect((await send('payment-page', terms())).state).toBe('done');
  });
});

describe('a month in advance', () => {
  const terms = { amount: 2500, totalTax: 156 };

  test('is paid at the price of its terms, and once', async () => {
    const id = randomRef();
    expect((await send('month-in-advance', terms, id)).state).toBe('done');
    expect((await send('month-in-advance', terms, id)).state).toBe('done');
    expect((await calls(hoa, 'billing.monthInAdvancePay')).map(({ body }) => body)).toEqual([
      { amount: 25, totalTax: 1.56 },
    ]);
  });

  test('paid from another page already is done: 40020 (BILL-12)', async () => {
    await send('month-in-advance', terms);
    pass(second);
    const again = await send('month-in-advance', terms);
    expect(again).toMatchObject({ state: 'done' });
    expect(again.refusal).toBeUndefined();
    expect((await calls(hoa, 'billing.monthInAdvancePay')).map(({ status }) => status)).toHaveLength(2);
  });

  test('whose answer was lost is seen on the line', async () => {
    await injectFault(hoa, { endpoint: 'billing.monthInAdvancePay', fault: 'reset', afterEffect: true });
    const { id, state } = await send('month-in-advance', terms);
    expect(state).toBe('unknown');
    expect((await afterwards(5 * second, id)).state).toBe('done');
    expect(await count(hoa, 'billing.monthInAdvancePay')).toBe(1);
  });
});

test('a promise whose answer was lost is seen at the carrier', async () => {
  hoa = await open('suspended-nonpay');
  signedIn = await signIn(hoa);
  await injectFault(hoa, { endpoint: 'billing.promiseCreate', fault: 'reset', afterEffect: true });
  const { id, state } = await send('promise-to-pay', { day: '2026-12-01', amount: 9562 });
  expect(state).toBe('unknown');
  expect((await afterwards(5 * second, id)).state).toBe('done');
});

test('a bill’s reference is the account’s own, and is kept', async () => {
  const key = 'bill/2026-11-03/INV-1';
  const { [key]: ref = '' } = await account().refs([key, hoa.customerId]);
  expect(await account().refs([key])).toEqual({ [key]: ref });
  expect((await account().find({ ref: ref })).target).toBe(key);
  const other = await open('active-single');
  expect((await accountFor(other).find({ ref })).target).toBeUndefined();
});
