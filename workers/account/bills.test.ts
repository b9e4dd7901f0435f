import { describe, expect, test } from 'vitest';
import { randomRef } from '#rpc/domain/ref.ts';
import { pass, second, standStill } from '../testing/clock.ts';
import { account, begin, beginAt, dana as hoa, signedIn } from '../testing/signed-in-account.ts';
import { afterwards, send } from '../testing/own-operations.ts';
import { accountFor } from '../testing/sign-in.ts';
import { accountPort } from './account-port.ts';
import { calls, count, open, injectFault } from '../testing/world.ts';

standStill();
begin('new-sim-delivered');

describe('a payment page', () => {
  const before = { before: { payments: 0, nonPay: true } };
  const terms = () => ({ emailId: hoa.email, redirectUrl: 'https://portal.example.test/bills' });

  test('is made once for one form, and its address is kept', async () => {
    const id = randomRef();
    const { state, result } = await send('payment-page', terms(), { ...before, id });
    expect(state).toBe('done');
    expect(result).toMatch(/^http:\/\/.+\/hosted\/purchase-/);
    expect((await send('payment-page', terms(), { ...before, id })).result).toBe(result);
    expect(await count(hoa, 'payment.purchasePage')).toBe(1);
  });

  test('HOME-24: the last one is told with what the account knows, with what was so before it', async () => {
    const look = async () => (await accountPort(account()).look(signedIn.requester, 'home', [])).view.paymentPage;
    expect(await look()).toBeUndefined();
    await send('payment-page', terms(), before);
    pass(second);
    const last = await send('payment-page', terms(), before);
    expect(await look()).toMatchObject({ id: last.id, before: { payments: 0, nonPay: true } });
  });

  test('whose address was lost has not arrived; another one can be made', async () => {
    await injectFault(hoa, { endpoint: 'payment.purchasePage', fault: 'reset', afterEffect: true });
    const { id, state } = await send('payment-page', terms(), before);
    expect(state).toBe('unknown');
    expect(await afterwards(5 * second, id)).toMatchObject({ state: 'refused', refusal: 'never-arrived' });
    expect((await send('payment-page', terms(), before)).state).toBe('done');
  });
});

describe('a month in advance', () => {
  const terms = { amount: 2500, totalTax: 156 };

  test('is paid at the price of its terms, and once', async () => {
    const id = randomRef();
    expect((await send('month-in-advance', terms, { id })).state).toBe('done');
    expect((await send('month-in-advance', terms, { id })).state).toBe('done');
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
  await beginAt('suspended-nonpay');
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
