import { beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { Tracking } from '#contracts/order/vocabulary.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { contextOf, FakeAccount, fault, noon, refOf, type Replies, reply } from '#rpc/testing/fake-account.ts';
import { formId } from '#rpc/testing/fake-bills.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { reorder, reorderForm, type ReorderOffer } from '#rpc/portal/order/reorder.ts';
import { ordersPage, type Orders, type OrdersAsked } from './intent.ts';

const address = {
  type: 'shipping',
  name: 'Dana Reyes',
  address1: '12 Harbor Street',
  city: 'Burlington',
  state: 'MA',
  zip: '01803',
  country: 'USA',
} as const;
const line = (occurrence: number, draft: CustomerDraft = {}) =>
  lineOf(occurrence, {
    reachPlanId: 'plan-5gb',
    reachPlanDisplayName: 'Best Fit 5GB',
    shipmentInfo: { [`o-${occurrence}`]: '2026-11-18' },
    addresses: [address],
    ...draft,
  });
const newSim: CustomerDraft = { status: 0, simPaid: true };
const lineRef = refOf('line-1');

const { address1, city, state, zip } = address;
const reorderInput = {
  lineRef,
  operationId: formId,
  mark: '',
  serviceCode: 'usps_first_class_mail',
  address: { address1, city, state, zip },
  confirmed: false,
};

let account: FakeAccount;
let context: ReturnType<typeof contextOf>['context'];

/** An account with these lines, the first of which acts; each has an order that was shipped. */
function begin(
  lines: Customer[],
  { actor = lines[0] ?? lineOf(1), more = {} }: { actor?: Customer; more?: Replies } = {},
) {
  const keys = ['order/o-1', 'order/o-2', 'order/other'];
  account = new FakeAccount([...lines.map(({ id }) => id), ...keys], {
    'customer.byUsername': reply(actor),
    'customer.group': reply({ customers: lines }),
    'config.keys': reply({}),
    'config.appData': reply({ operators: [], perSimCost: { USA: { cost: 998, discountPctg: 50 } }, shippingRates: [] }),
    'shippingRate.list': fault(),
    'address.geocode': fault(),
    'coverage.network': reply({ isValid: true }),
    'tax.byAddress': reply({ totalTax: 31 }),
    'order.byCustomer': ({ customerId }) => {
      const { shipmentInfo = {} } = lines.find(({ id }) => id === customerId) ?? {};
      return reply({ orderId: Object.keys(shipmentInfo).at(-1), woNumber: 'WO-1', shipmentInfo });
    },
    'order.track': track('SHIPPED'),
    ...more,
  });
  account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: noon });
  ({ context } = contextOf(actor, account));
}
beforeEach(() => begin([line(1), line(2)]));

const track = (orderStatus: Tracking['orderStatus'], own: object = {}) =>
  reply(Tracking.parse({ cId: 'line-1', orderStatus, orderDate: '2026-11-18', ...own }));
const look = async (asked: OrdersAsked = {}) => (await ordersPage(context, asked)) as Orders;
const tracked = () => account.asked.filter(({ id }) => id === 'order.track').map(({ input }) => input);

describe('Track Order', () => {
  test.each([
    ['2026-11-19', undefined],
    ['2026-11-20', '2026-11-20'],
  ])('ORDER-6: a delivery is promised for no day that is over: %s', async (estimatedDeliveryDate, day) => {
    begin([line(1, newSim)], { more: { 'order.track': track('SHIPPED', { estimatedDeliveryDate }) } });
    const [card] = (await look()).cards;
    expect(card?.tracking?.steps.at(-1)).toEqual({ step: 'delivered', state: 'next', day });
  });

  test('ORDER-1: one card for an order of several lines', async () => {
    const shared = { ...newSim, shipmentInfo: { 'o-1': '2026-11-18' } };
    begin([line(1, shared), line(2, shared)]);
    const { cards } = await look();
    expect(cards).toMatchObject([{ kind: 'kit', lines: [{ line: { occurrence: 1 } }, { line: { occurrence: 2 } }] }]);
    expect(tracked()).toEqual([{ orderId: 'o-1', poll: true }]);
  });

  test('ORDER-2: a secondary sees the order of their own line alone', async () => {
    const lines = [line(1), line(2)];
    begin(lines, { actor: lines[1] as Customer });
    expect((await look()).cards).toMatchObject([{ lines: [{ line: { occurrence: 2 } }] }]);
    expect(tracked()).toEqual([{ orderId: 'o-2', poll: true }]);
  });

  test('ORDER-3: the order number is that of the line, else that of the order', async () => {
    begin([line(1)], {
      more: { 'order.track': track('SHIPPED', { woNumber: 'WO-7', woNumberMap: { 'line-1': 'WO-8' } }) },
    });
    expect((await look()).cards).toMatchObject([{ lines: [{ plan: 'Best Fit 5GB', workOrder: 'WO-8' }] }]);
    begin([line(1)], { more: { 'order.track': track('SHIPPED', { woNumber: 'WO-7' }) } });
    expect((await look()).cards).toMatchObject([{ lines: [{ workOrder: 'WO-7' }] }]);
    begin([line(1)]);
    expect((await look()).cards).toMatchObject([{ lines: [{ workOrder: 'WO-1' }] }]);
  });

  test.each([
    ['ORDERED', {}, { allowed: false, reason: 'kit-not-sent' }],
    ['LABELLED', {}, { allowed: false, reason: 'kit-not-sent' }],
    ['SHIPPED', {}, { allowed: true }],
    ['DELIVERED', {}, { allowed: true }],
    ['DELIVERED', { category: 'FRAUD' }, { allowed: false, reason: 'fraud' }],
  ] as const)('ORDER-8, ORDER-27: activation of a SIM card that is %s, %j', async (status, own, decision) => {
    begin([line(1, { ...newSim, ...own })], { more: { 'order.track': track(status) } });
    expect((await look()).cards).toMatchObject([{ lines: [{ activate: decision }] }]);
  });

  test('ORDER-8: a secondary waits for the primary to be active', async () => {
    const lines = [line(1, { status: 0, esim: true }), line(2, newSim)];
    begin(lines, { actor: lines[1] as Customer, more: { 'order.track': track('DELIVERED') } });
    expect((await look()).cards).toMatchObject([
      { lines: [{ activate: { allowed: false, reason: 'primary-not-active' } }] },
    ]);
  });

  test('ORDER-30: the page of all orders is that of the only line', async () => {
    begin([line(1, newSim)]);
    expect(await look()).toMatchObject({ scope: 'all', byLine: [], line: { reorder: { allowed: true } } });
    begin([line(1, newSim), line(2, newSim)]);
    const both = await look();
    expect([both.byLine.length, both.line]).toEqual([2, undefined]);
  });

  test('ORDER-9: an unpaid order is not asked for', async () => {
    begin([line(1, { status: 0 })]);
    expect((await look()).cards).toMatchObject([{ kind: 'unpaid' }]);
    expect(account.reads.filter((id) => id.startsWith('order.'))).toEqual([]);
  });

  test.each([
    ['the primary', [line(1, { status: 7 }), line(2)], 1],
    ['the customer', [line(1), line(2, { status: 7 })], 1],
  ] as const)('ORDER-10: with %s in status 7 no order is asked for', async (_, lines, actor) => {
    begin([...lines], { actor: lines[actor] });
    expect(await look()).toEqual({ at: 'disabled' });
    expect(account.reads.filter((id) => id.startsWith('order.'))).toEqual([]);
  });

  test('ORDER-11: the carrier says which order is the latest one', async () => {
    const shipmentInfo = { 'o-1': '2026-11-18', other: '2026-11-18' };
    begin([line(1, { shipmentInfo })], { more: { 'order.byCustomer': reply({ orderId: 'o-1', shipmentInfo }) } });
    expect((await look()).cards).toMatchObject([{ ref: refOf('order/o-1') }]);
    begin([line(1, { shipmentInfo })], { more: { 'order.byCustomer': fault() } });
    expect((await look()).cards).toMatchObject([{ ref: refOf('order/other') }]);
  });

  test('ORDER-12: a brand that does not poll leaves it out', async () => {
    begin([line(1)]);
    context.site.pollsOrders = false;
    await look();
    expect(tracked()).toEqual([{ orderId: 'o-1', poll: undefined }]);
  });

  test('ORDER-13: the page asks again while an order is on its way', async () => {
    begin([line(1, newSim)]);
    expect((await look()).refresh).toBe(300);
    begin([line(1, newSim)], { more: { 'order.track': track('DELIVERED') } });
    expect((await look()).refresh).toBeUndefined();
  });

  test('ORDER-14: an eSIM that is not activated has its own card, and is not tracked', async () => {
    begin([line(1, { status: 11, esim: true })]);
    expect((await look()).cards).toMatchObject([{ kind: 'esim', workOrder: 'WO-1', activate: { allowed: true } }]);
    expect(tracked()).toEqual([]);
  });

  test('ORDER-15: what was delivered to activated lines is listed, the latest first', async () => {
    const shipmentInfo = { 'o-1': '2025-01-02', other: '2026-11-18' };
    begin([line(1, { shipmentInfo })], { more: { 'order.track': track('DELIVERED') } });
    const earlier = [
      { ref: refOf('order/other'), placedOn: '2026-11-18', lines: [{ occurrence: 1 }] },
      { ref: refOf('order/o-1'), placedOn: '2025-01-02', lines: [{ occurrence: 1 }] },
    ];
    expect(await look()).toMatchObject({ cards: [], earlier });
    expect(await look({ lineRef })).toMatchObject({
      cards: [{ ref: refOf('order/other') }],
      earlier: earlier.slice(1),
    });
  });

  test('ORDER-1, ORDER-15: a delivered order of a disconnected line waits for nothing', async () => {
    begin([line(1), line(2, { status: 4 })], { more: { 'order.track': track('DELIVERED') } });
    expect(await look()).toMatchObject({ cards: [], earlier: [expect.anything(), expect.anything()] });
  });

  test('ORDER-16: an order of a line that the person may not see is not found', async () => {
    const lines = [line(1), line(2)];
    begin(lines, { actor: lines[1] as Customer });
    await expect(look({ orderRef: refOf('order/o-1') })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(look({ orderRef: lineRef })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(look({ lineRef: refOf('order/o-2') })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await look({ orderRef: refOf('order/o-2') })).toMatchObject({
      scope: 'order',
      cards: [{ kind: 'kit' }],
    });
  });

  test('ORDER-15, ORDER-16: an earlier order has its own page, with its own lines', async () => {
    begin([line(1, { shipmentInfo: { 'o-1': '2025-01-02', other: '2026-11-18' } }), line(2)]);
    expect(await look({ orderRef: refOf('order/o-1') })).toMatchObject({
      scope: 'order',
      cards: [{ ref: refOf('order/o-1'), lines: [{ line: { occurrence: 1 } }] }],
      earlier: [],
    });
    expect(tracked()).toEqual([{ orderId: 'o-1', poll: true }]);
  });

  test.each([
    ['of a line in service', line(1), 'RE_ORDER', true],
    ['of a line that was never in service', line(1, newSim), 'RE_ORDER', false],
    ['that is the first one', line(1), 'NEW', false],
  ])('ORDER-18: a SIM card replaces another where it was ordered again: %s', async (_, one, orderType, replaces) => {
    begin([one], { more: { 'order.track': track('SHIPPED', { orderType }) } });
    expect((await look({ lineRef })).cards).toMatchObject([{ kind: 'kit', isReplacement: replaces }]);
  });

  test('ORDER-18: an order with a line that was never in service replaces no SIM card', async () => {
    const together = { shipmentInfo: { 'o-1': '2026-11-18' } };
    begin([line(1, together), line(2, { ...newSim, ...together })], {
      more: { 'order.track': track('SHIPPED', { orderType: 'RE_ORDER' }) },
    });
    expect((await look({ orderRef: refOf('order/o-1') })).cards).toMatchObject([{ isReplacement: false }]);
  });

  test('ORDER-17: an order that the carrier does not tell of says so', async () => {
    begin([line(1, newSim), line(2, { ...newSim, shipmentInfo: {} })], {
      more: { 'order.track': fault(), 'order.byCustomer': fault() },
    });
    const { cards } = await look();
    expect(cards).toMatchObject([{ kind: 'kit', ref: refOf('order/o-1') }, { kind: 'missing' }]);
    expect(cards[0]?.tracking).toBeUndefined();
  });
});

test('ORDER-22, MONEY-1: the page says what came of an order of a SIM card, and of nothing else', async () => {
  const { mark = '' } = (await reorderForm(context, lineRef)).offer ?? {};
  await reorder(context, { ...reorderInput, mark });
  const told = await look({ lineRef, after: formId });
  expect(told.after).toMatchObject({ id: formId, summary: { charge: 830 } });
  expect(told.charge).toMatchObject({ cents: 830, isTaxed: true, at: 'bill' });
  const renamed = { kind: 'rename', terms: { firstName: 'ANA', lastName: 'REYES' } } as const;
  account.operations.push({ ...(account.operations[0] as Operation), ...renamed, id: 'other', before: undefined });
  expect((await look({ lineRef, after: 'other' })).after).toBeUndefined();
});

describe('another SIM card', () => {
  const send = (own: object = {}) => {
    return reorder(context, { ...reorderInput, ...own });
  };
  const shown = async () => ({ mark: (await reorderForm(context, lineRef)).offer?.mark });

  test('ORDER-19: shows the price less its discount, the tax, the address and each total', async () => {
    const { offer } = await reorderForm(context, lineRef);
    expect(offer).toMatchObject({ recipient: 'Dana Reyes', kitPrice: 499, tax: 31 });
    expect(offer?.rates.map(({ name, amount, total }) => [name, amount, total])).toEqual([
      ['First class', 300, 830],
      ['Priority', 1000, 1530],
      ['Express', 2500, 3030],
    ]);
  });

  test.each([
    ['tax', [line(1)], { 'tax.byAddress': fault() }],
    ['price', [line(1)], { 'config.appData': fault() }],
    ['address', [line(1, { addresses: [] })], {}],
  ] as const)('ORDER-19: without a known %s nothing can be ordered', async (_, lines, more) => {
    begin([...lines], { more });
    expect((await reorderForm(context, lineRef)).offer).toBeUndefined();
    expect(await send()).toEqual({ to: 'form', offer: undefined });
    expect(account.submitted).toEqual([]);
  });

  test('ORDER-20: while one is under way, no other is offered', async () => {
    const form = await shown();
    account.onSubmit = (operation) => ({ ...operation, state: 'unknown', sentAt: noon });
    await send(form);
    expect(await reorderForm(context, lineRef)).toMatchObject({
      decision: { allowed: true },
      offer: undefined,
      open: { operationId: formId },
    });
  });

  test('ORDER-20, ORDER-21: sends once what the page showed, and notes the orders before it', async () => {
    const form = await shown();
    expect(await send(form)).toEqual({ to: 'orders', operationId: formId });
    expect(await send(form)).toEqual({ to: 'orders', operationId: formId });
    expect(account.submitted).toEqual([{ id: formId, before: { orderIds: ['o-1'] } }]);
    expect(account.operations).toMatchObject([
      { terms: { planId: 'plan-5gb', kitPrice: 499, shipping: 300, tax: 31, address: { zip: '01803' } } },
    ]);
  });

  test.each([
    ['another price', { mark: 'other' }],
    ['a way to ship that is not offered', { serviceCode: 'other' }],
  ])('ORDER-20: %s brings the page back, and nothing is sent', async (_, own) => {
    expect(await send({ ...(await shown()), ...own })).toMatchObject({ to: 'form', offer: await shown() });
    expect(account.submitted).toEqual([]);
  });

  test('ORDER-25: another address gets its own offer, and is ordered once that is confirmed', async () => {
    const lowell = { location: { city: 'Lowell', state: 'MA', zip: '01850', country: 'USA' } };
    begin([line(1)], { more: { 'address.geocode': reply(lowell) } });
    const typed = { address1: '1 Canal Road', city: '', state: '', zip: '01850' };
    const back = await send({ ...(await shown()), address: typed });
    const meant = { ...typed, city: 'Lowell', state: 'MA' };
    expect(back).toMatchObject({ to: 'form', offer: { address: meant } });
    expect(account.submitted).toEqual([]);
    const { offer } = back as { offer: ReorderOffer };
    expect(await send({ mark: offer.mark, address: meant })).toEqual({ to: 'orders', operationId: formId });
    expect(account.operations).toMatchObject([{ terms: { address: meant } }]);
  });

  test('ORDER-25: a place that is not that of the ZIP is asked for once', async () => {
    const burlington = { location: { city: 'Burlington', state: 'MA', zip: '01803', country: 'USA' } };
    begin([line(1)], { more: { 'address.geocode': reply(burlington) } });
    const typed = { address1: '1 Canal Road', city: 'Lowell', state: 'MA', zip: '01803' };
    const problem = { why: 'did-you-mean', city: 'Burlington', state: 'MA' };
    expect(await send({ ...(await shown()), address: typed })).toEqual({ to: 'form', problem });
    expect(await send({ ...(await shown()), address: typed, confirmed: true })).toMatchObject({
      to: 'form',
      offer: { address: typed },
    });
    expect(account.submitted).toEqual([]);
  });

  test.each([
    [reply({ isValid: false }), 'not-covered'],
    [fault(), 'coverage-unknown'],
  ])('ORDER-29: nothing goes to an address without coverage, whoever gave it: %#', async (said, why) => {
    const form = await shown();
    begin([line(1)], { more: { 'coverage.network': said } });
    expect(await send(form)).toEqual({ to: 'form', problem: { why } });
    const typed = { address1: '1 Canal Road', city: 'Lowell', state: 'MA', zip: '01850' };
    expect(await send({ ...form, address: typed })).toEqual({
      to: 'form',
      problem: { why },
    });
    expect(account.submitted).toEqual([]);
  });

  test('ORDER-20: without knowing the orders before it nothing is sent', async () => {
    const form = await shown();
    begin([line(1)], { more: { 'order.byCustomer': fault() } });
    await expect(send(form)).rejects.toMatchObject({ name: 'FaultError' });
    expect(account.submitted).toEqual([]);
  });

  test('ORDER-18: a secondary orders for their own line, and for no other', async () => {
    const lines = [line(1), line(2)];
    begin(lines, { actor: lines[1] as Customer });
    await expect(reorderForm(context, lineRef)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await reorderForm(context, refOf('line-2'))).decision).toEqual({ allowed: true });
  });
});
