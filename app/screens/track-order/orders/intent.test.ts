import { beforeEach, describe, expect, test } from 'vitest';
import type { Operation } from '#rpc/operation/operations.ts';
import { reorder, loadReorderForm } from '#rpc/portal/order/reorder.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { fault, refOf, reply } from '#rpc/testing/fake-account.ts';
import { formId } from '#rpc/testing/fake-bills.ts';
import { loadOrders, type Orders, type OrdersAsked } from './intent.ts';
import { account, begin, context, line, lineRef, newSim, reorderInput, track } from '../testing/shipped-orders.ts';

beforeEach(() => begin([line(1), line(2)]));

const look = async (asked: OrdersAsked = {}) => (await loadOrders(context, asked)) as Orders;
const tracked = () => account.asked.filter(({ id }) => id === 'order.track').map(({ input }) => input);

describe('Track Order', () => {
  test.each([
    ['2026-11-19', undefined],
    ['2026-11-20', '2026-11-20'],
  ])('a delivery is promised for no day that is over: %s (ORDER-6)', async (estimatedDeliveryDate, day) => {
    begin([line(1, newSim)], { more: { 'order.track': track('SHIPPED', { estimatedDeliveryDate }) } });
    const [card] = (await look()).cards;
    expect(card?.tracking?.steps.at(-1)).toEqual({ step: 'delivered', state: 'next', day });
  });

  test('shows one card for an order of several lines (ORDER-1)', async () => {
    const shared = { ...newSim, shipmentInfo: { 'o-1': '2026-11-18' } };
    begin([line(1, shared), line(2, shared)]);
    const { cards } = await look();
    expect(cards).toMatchObject([{ kind: 'kit', lines: [{ line: { occurrence: 1 } }, { line: { occurrence: 2 } }] }]);
    expect(tracked()).toEqual([{ orderId: 'o-1', poll: true }]);
  });

  test('a secondary sees the order of their own line alone (ORDER-2)', async () => {
    const lines = [line(1), line(2)];
    begin(lines, { actor: lines[1] as Customer });
    expect((await look()).cards).toMatchObject([{ lines: [{ line: { occurrence: 2 } }] }]);
    expect(tracked()).toEqual([{ orderId: 'o-2', poll: true }]);
  });

  test('the order number is that of the line, else that of the order (ORDER-3)', async () => {
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
  ] as const)('activation of a SIM card that is %s, %j (ORDER-8, ORDER-27)', async (status, own, decision) => {
    begin([line(1, { ...newSim, ...own })], { more: { 'order.track': track(status) } });
    expect((await look()).cards).toMatchObject([{ lines: [{ activate: decision }] }]);
  });

  test('each order has the activation of its own SIM card (ORDER-1, ORDER-27)', async () => {
    const shipmentInfo = { 'o-1': '2026-11-18', 'o-2': '2026-11-20' };
    const statusOf = (orderId: unknown) => (orderId === 'o-1' ? 'DELIVERED' : 'ORDERED');
    begin([line(1, { ...newSim, shipmentInfo })], {
      more: { 'order.track': ({ orderId }) => track(statusOf(orderId)) },
    });
    const [left, coming] = [{ allowed: true }, { allowed: false, reason: 'kit-not-sent' }];
    for (const asked of [{}, { lineRef }])
      expect(await look(asked)).toMatchObject({
        cards: [
          { ref: refOf('order/o-1'), lines: [{ activate: left }] },
          { ref: refOf('order/o-2'), lines: [{ activate: coming }] },
        ],
        earlier: [],
      });
    for (const [id, activate] of [['o-1', left] as const, ['o-2', coming] as const])
      expect((await look({ orderRef: refOf(`order/${id}`) })).cards).toMatchObject([{ lines: [{ activate }] }]);
  });

  test('disables activation for a secondary until the account holder is active (ORDER-8)', async () => {
    const lines = [line(1, { status: 0, esim: true }), line(2, newSim)];
    begin(lines, { actor: lines[1] as Customer, more: { 'order.track': track('DELIVERED') } });
    expect((await look()).cards).toMatchObject([
      { lines: [{ activate: { allowed: false, reason: 'primary-not-active' } }] },
    ]);
  });

  test('the page of all orders is that of the only line (ORDER-30)', async () => {
    begin([line(1, newSim)]);
    expect(await look()).toMatchObject({ scope: 'all', byLine: [], line: { reorder: { allowed: true } } });
    begin([line(1, newSim), line(2, newSim)]);
    const both = await look();
    expect([both.byLine.length, both.line]).toEqual([2, undefined]);
  });

  test('makes no call for an unpaid order (ORDER-9)', async () => {
    begin([line(1, { status: 0 })]);
    expect((await look()).cards).toMatchObject([{ kind: 'unpaid' }]);
    expect(account.reads.filter((id) => id.startsWith('order.'))).toEqual([]);
  });

  test.each([
    ['account', 'the primary', [line(1, { status: 7 }), line(2)], 1],
    ['line', 'the customer', [line(1), line(2, { status: 7 })], 1],
  ] as const)(
    'disabled is the %s: with %s in status 7 no order is asked for (ORDER-10)',
    async (what, _, lines, actor) => {
      begin([...lines], { actor: lines[actor] });
      expect(await look()).toEqual({ kind: 'disabled', disabled: what });
      expect(account.reads.filter((id) => id.startsWith('order.'))).toEqual([]);
    },
  );

  test('takes the newest order of both sources, for one day that of the carrier (ORDER-11)', async () => {
    const shipmentInfo = { 'o-1': '2026-11-18', other: '2026-11-18' };
    begin([line(1, { shipmentInfo })], { more: { 'order.byCustomer': reply({ orderId: 'o-1', shipmentInfo }) } });
    expect((await look()).cards).toMatchObject([{ ref: refOf('order/o-1') }]);
    begin([line(1, { shipmentInfo })], { more: { 'order.byCustomer': fault() } });
    expect((await look()).cards).toMatchObject([{ ref: refOf('order/other') }]);
    begin([line(1)], { more: { 'order.byCustomer': reply({ orderId: 'other', shipmentInfo: {} }) } });
    expect((await look()).cards).toMatchObject([{ ref: refOf('order/other') }]);
  });

  test('omits the polling flag for a brand that does not poll (ORDER-12)', async () => {
    begin([line(1)]);
    context.site.pollsOrders = false;
    await look();
    expect(tracked()).toEqual([{ orderId: 'o-1', poll: undefined }]);
  });

  test('reloads the page while an order is in progress (ORDER-13)', async () => {
    begin([line(1, newSim)]);
    expect((await look()).refresh).toBe(300);
    begin([line(1, newSim)], { more: { 'order.track': track('DELIVERED') } });
    expect((await look()).refresh).toBeUndefined();
  });

  test('an eSIM that is not activated has its own card, and is not tracked (ORDER-14)', async () => {
    begin([line(1, { status: 11, esim: true })]);
    expect((await look()).cards).toMatchObject([{ kind: 'esim', workOrder: 'WO-1', activate: { allowed: true } }]);
    expect(tracked()).toEqual([]);
  });

  test('lists deliveries to activated lines, the latest first (ORDER-15)', async () => {
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

  test('a delivered order of a disconnected line waits for nothing (ORDER-1, ORDER-15)', async () => {
    begin([line(1), line(2, { status: 4 })], { more: { 'order.track': track('DELIVERED') } });
    expect(await look()).toMatchObject({ cards: [], earlier: [expect.anything(), expect.anything()] });
  });

  test('an order of a line that the person may not see is not found (ORDER-16)', async () => {
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

  test('an earlier order has its own page, with its own lines (ORDER-15, ORDER-16)', async () => {
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
  ])('a SIM card replaces another where it was ordered again: %s (ORDER-18)', async (_, one, orderType, replaces) => {
    begin([one], { more: { 'order.track': track('SHIPPED', { orderType }) } });
    expect((await look({ lineRef })).cards).toMatchObject([{ kind: 'kit', isReplacement: replaces }]);
  });

  test('an order with a line that was never in service replaces no SIM card (ORDER-18)', async () => {
    const together = { shipmentInfo: { 'o-1': '2026-11-18' } };
    begin([line(1, together), line(2, { ...newSim, ...together })], {
      more: { 'order.track': track('SHIPPED', { orderType: 'RE_ORDER' }) },
    });
    expect((await look({ orderRef: refOf('order/o-1') })).cards).toMatchObject([{ isReplacement: false }]);
  });

  test('shows a notice when the carrier did not return an order (ORDER-17)', async () => {
    begin([line(1, newSim), line(2, { ...newSim, shipmentInfo: {} })], {
      more: { 'order.track': fault(), 'order.byCustomer': fault() },
    });
    const { cards } = await look();
    expect(cards).toMatchObject([{ kind: 'kit', ref: refOf('order/o-1') }, { kind: 'missing' }]);
    expect(cards[0]?.tracking).toBeUndefined();
  });
});

test('shows the outcome of an order of a SIM card, and of nothing else (ORDER-22, MONEY-1)', async () => {
  const { mark = '' } = (await loadReorderForm(context, lineRef)).offer ?? {};
  await reorder(context, { ...reorderInput, mark });
  const told = await look({ lineRef, after: formId });
  expect(told.after).toMatchObject({ id: formId, summary: { charge: 830 } });
  expect(told.charge).toMatchObject({ cents: 830, isTaxed: true, at: 'bill' });
  const renamed = { kind: 'rename', terms: { firstName: 'ANA', lastName: 'REYES' } } as const;
  account.operations.push({ ...(account.operations[0] as Operation), ...renamed, id: 'other', baseline: undefined });
  expect((await look({ lineRef, after: 'other' })).after).toBeUndefined();
});
