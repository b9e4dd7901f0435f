import { beforeEach, expect, test } from 'vitest';
import { contextOf, fault, noon, reply } from '#rpc/testing/fake-account.ts';
import { savedCards } from '#rpc/testing/fake-cards.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { addLineResult } from './intent.ts';
import { replies, account, context, begin, form, sendOrder } from '#rpc/testing/fake-add-line.ts';

beforeEach(() => begin());

test('keeps the receipt equal to the check page after the next bill (MONEY-1)', async () => {
  const lines = [lineOf(1, { nextBillingDate: '2026-12-05' }), lineOf(2)];
  begin(lines, {
    'card.list': reply({ cards: savedCards }),
    'billing.customer': reply({ balance: 0, isAutoPay: true }),
  });
  account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: noon });
  const page = await sendOrder();
  const paid = { billDay: '2026-12-05', with: { kind: 'card', card: { brand: 'VISA', lastFour: '4242' } } };
  expect(page.charges).toMatchObject({
    monthly: { cents: 1594, isTaxed: true, isMonthly: true, ...paid },
    once: { cents: page.once, isTaxed: true, isMonthly: false, ...paid },
  });
  replies['customer.group'] = reply({ customers: [lineOf(1, { nextBillingDate: '2027-01-05' })] });
  expect((await addLineResult(context, form)).charges).toEqual(page.charges);
});
test.each([
  ['the coupon was refused', 'coupon', 'refused', 'FRIEND10'],
  ['the coupon was taken', 'coupon', 'done', undefined],
  ['something else was refused', 'order', 'refused', undefined],
] as const)('names the coupon where that is what was refused: %s (ADDLINE-22)', async (_, step, state, code) => {
  await sendOrder({ couponCode: 'FRIEND10' });
  account.steps = [{ step, state, sentAt: noon }];
  expect((await addLineResult(context, form)).refusedCoupon).toBe(code);
});

test('shows if the monthly price includes its tax (MONEY-2)', async () => {
  replies['tax.byCustomer'] = fault();
  await sendOrder();
  expect(await addLineResult(context, form)).toMatchObject({ monthly: { cents: 1500, isTaxed: false } });
});

test('shows the created lines and the state of the SIM cards (ADDLINE-18)', async () => {
  account.onSubmit = (operation) => ({ ...operation, state: 'needs-care', refusal: 'refused', sentAt: noon });
  await sendOrder();
  account.steps = [
    { step: 'line-3', state: 'done', sentAt: noon, result: 'line-3' },
    { step: 'order', state: 'refused', sentAt: noon },
  ];
  expect(await addLineResult(context, form)).toMatchObject({
    state: 'needs-care',
    lines: [{ name: 'Ana Reyes', occurrence: 3, isDone: true, ref: 'ref-line-3______' }],
    isShipped: true,
    isOrdered: false,
    isNotOrdered: true,
    monthly: { cents: 1594, isTaxed: true },
    refresh: undefined,
  });
  account.steps = [{ step: 'order', state: 'sent', sentAt: noon }];
  expect(await addLineResult(context, form)).toMatchObject({ isOrdered: false, isNotOrdered: false });
});

test('exists only for the person who ordered', async () => {
  await sendOrder();
  const { context: other } = contextOf(lineOf(2, { isPrimary: false }), account);
  await expect(addLineResult(other, form)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(addLineResult(context, 'form-id-00000002')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await addLineResult(context, form)).toMatchObject({ state: 'pending', refresh: 5 });
});
