import { describe, expect, test } from 'vitest';
import { randomRef } from '#rpc/domain/ref.ts';
import { pass, second, standStill } from '../testing/clock.ts';
import { account, begin, dana as hoa, signedIn } from '../testing/signed-in-account.ts';
import { afterwards, send } from '../testing/own-operations.ts';
import { accountPort } from './account-port.ts';
import { count, injectFault } from '../testing/world.ts';

standStill();
begin('new-sim-delivered');

describe('a payment page', () => {
  const extras = { baseline: { payments: 0, nonPay: true } };
  const terms = () => ({ emailId: hoa.email, redirectUrl: 'https://portal.example.test/bills' });

  test('is made once for one form, and its address is kept', async () => {
    const id = randomRef();
    const { state, result } = await send('payment-page', terms(), { ...extras, id });
    expect(state).toBe('done');
    expect(result).toMatch(/^http:\/\/.+\/hosted\/purchase-/);
    expect((await send('payment-page', terms(), { ...extras, id })).result).toBe(result);
    expect(await count(hoa, 'payment.purchasePage')).toBe(1);
  });

  test('shows the last one from the cached account, with its state before (HOME-24)', async () => {
    const look = async () =>
      (await accountPort(account()).readWithView(signedIn.requester, 'home', [])).view.paymentPage;
    expect(await look()).toBeUndefined();
    await send('payment-page', terms(), extras);
    pass(second);
    const last = await send('payment-page', terms(), extras);
    expect(await look()).toMatchObject({ id: last.id, baseline: { payments: 0, nonPay: true } });
  });

  test('has not arrived without an address, and can be requested again', async () => {
    await injectFault(hoa, { endpoint: 'payment.purchasePage', fault: 'reset', afterEffect: true });
    const { id, state } = await send('payment-page', terms(), extras);
    expect(state).toBe('unknown');
    expect(await afterwards(5 * second, id)).toMatchObject({ state: 'refused', refusal: 'absent' });
    expect((await send('payment-page', terms(), extras)).state).toBe('done');
  });
});
