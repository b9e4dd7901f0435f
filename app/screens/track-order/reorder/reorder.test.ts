import { beforeEach, expect, test } from 'vitest';
import { reorder, loadReorderForm, type ReorderOffer } from '#rpc/portal/order/reorder.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { fault, noon, refOf, reply } from '#rpc/testing/fake-account.ts';
import { formId } from '#rpc/testing/fake-bills.ts';
import { account, begin, context, line, lineRef, reorderInput } from '../testing/shipped-orders.ts';

beforeEach(() => begin([line(1), line(2)]));

const send = (own: object = {}) => {
  return reorder(context, { ...reorderInput, ...own });
};
const shown = async () => ({ mark: (await loadReorderForm(context, lineRef)).offer?.mark });

test('shows the price less its discount, the tax, the address and each total (ORDER-19)', async () => {
  const { offer } = await loadReorderForm(context, lineRef);
  expect(offer).toMatchObject({ recipient: 'Dana Reyes', kitPrice: 499, tax: 31 });
  expect(offer?.rates.map(({ name, amount, total }) => [name, amount, total])).toEqual([
    ['First class', 300, 830],
    ['Priority', 1000, 1530],
    ['Express', 2500, 3030],
  ]);
  // The carrier takes dollars.
  const taxRead = account.asked.find(({ id }) => id === 'tax.byAddress');
  expect(taxRead?.input).toMatchObject({ amount: 4.99, reachPlanId: 'plan-5gb', address: { zip: '01803' } });
});

test.each([
  ['tax', [line(1)], { 'tax.byAddress': fault() }],
  ['price', [line(1)], { 'config.appData': fault() }],
  ['address', [line(1, { addresses: [] })], {}],
] as const)('without a known %s nothing can be ordered (ORDER-19)', async (_, lines, more) => {
  begin([...lines], { more });
  expect((await loadReorderForm(context, lineRef)).offer).toBeUndefined();
  expect(await send()).toEqual({ kind: 'form', offer: undefined });
  expect(account.submitted).toEqual([]);
});

test('offers no other order while one is in progress (ORDER-20)', async () => {
  const form = await shown();
  account.onSubmit = (operation) => ({ ...operation, state: 'unknown', sentAt: noon });
  await send(form);
  expect(await loadReorderForm(context, lineRef)).toMatchObject({
    decision: { allowed: false, reason: 'under-way' },
    offer: undefined,
    open: { operationId: formId },
  });
});

test('sends once what the page showed, and notes the orders before it (ORDER-20, ORDER-21)', async () => {
  const form = await shown();
  expect(await send(form)).toEqual({ kind: 'orders', operationId: formId });
  expect(await send(form)).toEqual({ kind: 'orders', operationId: formId });
  expect(account.submitted).toEqual([{ id: formId, before: { orderIds: ['o-1'] } }]);
  expect(account.operations).toMatchObject([
    { terms: { planId: 'plan-5gb', kitPrice: 499, shipping: 300, tax: 31, address: { zip: '01803' } } },
  ]);
});

test.each([
  ['another price', { mark: 'other' }],
  ['a way to ship that is not offered', { serviceCode: 'other' }],
])('%s brings the page back, and nothing is sent (ORDER-20)', async (_, own) => {
  expect(await send({ ...(await shown()), ...own })).toMatchObject({ kind: 'form', offer: await shown() });
  expect(account.submitted).toEqual([]);
});

test('another address gets its own offer, and is ordered once that is confirmed (ORDER-25)', async () => {
  const lowell = { location: { city: 'Lowell', state: 'MA', zip: '01850', country: 'USA' } };
  begin([line(1)], { more: { 'address.geocode': reply(lowell) } });
  const typed = { address1: '1 Canal Road', city: '', state: '', zip: '01850' };
  const back = await send({ ...(await shown()), address: typed });
  const meant = { ...typed, city: 'Lowell', state: 'MA' };
  expect(back).toMatchObject({ kind: 'form', offer: { address: meant } });
  expect(account.submitted).toEqual([]);
  const { offer } = back as { offer: ReorderOffer };
  expect(await send({ mark: offer.mark, address: meant })).toEqual({ kind: 'orders', operationId: formId });
  expect(account.operations).toMatchObject([{ terms: { address: meant } }]);
});

test('requires confirmation once for a place that is not that of the ZIP (ORDER-25)', async () => {
  const burlington = { location: { city: 'Burlington', state: 'MA', zip: '01803', country: 'USA' } };
  begin([line(1)], { more: { 'address.geocode': reply(burlington) } });
  const typed = { address1: '1 Canal Road', city: 'Lowell', state: 'MA', zip: '01803' };
  const problem = { kind: 'did-you-mean', city: 'Burlington', state: 'MA' };
  expect(await send({ ...(await shown()), address: typed })).toEqual({ kind: 'form', problem });
  expect(await send({ ...(await shown()), address: typed, confirmed: true })).toMatchObject({
    kind: 'form',
    offer: { address: typed },
  });
  expect(account.submitted).toEqual([]);
});

test.each([
  [reply({ isValid: false }), 'not-covered'],
  [fault(), 'coverage-unknown'],
])('nothing goes to an address without coverage, whoever gave it: %# (ORDER-29)', async (said, kind) => {
  const form = await shown();
  begin([line(1)], { more: { 'coverage.network': said } });
  expect(await send(form)).toEqual({ kind: 'form', problem: { kind } });
  const typed = { address1: '1 Canal Road', city: 'Lowell', state: 'MA', zip: '01850' };
  expect(await send({ ...form, address: typed })).toEqual({
    kind: 'form',
    problem: { kind },
  });
  expect(account.submitted).toEqual([]);
});

test('sends nothing while the earlier orders are unknown (ORDER-20)', async () => {
  const form = await shown();
  begin([line(1)], { more: { 'order.byCustomer': fault() } });
  await expect(send(form)).rejects.toMatchObject({ name: 'FaultError' });
  expect(account.submitted).toEqual([]);
});

test('a secondary orders for their own line, and for no other (ORDER-18)', async () => {
  const lines = [line(1), line(2)];
  begin(lines, { actor: lines[1] as Customer });
  await expect(loadReorderForm(context, lineRef)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await loadReorderForm(context, refOf('line-2'))).decision).toEqual({ allowed: true });
});
