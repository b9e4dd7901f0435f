import { expect, test } from 'vitest';
import { askedCarrier } from '../testing/asked-carrier.ts';
import { fault, noon, reply } from '../testing/fake-account.ts';
import { memoryJournal } from '../testing/memory-journal.ts';
import { actor, operationOf } from '../testing/sent-operation.ts';
import { reorderSim, reorderTotal, SimReorder, simKit } from './reorder-sim.ts';
import type { Operation } from './operations.ts';

const operation: Operation<'reorder-sim'> = {
  ...operationOf('reorder-sim', {
    planId: 'plan-5gb',
    recipient: 'Dana Reyes',
    address: { address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip: '01803' },
    shipping: 300,
    kitPrice: 499,
    tax: 31,
  }),
  ...{ subjectId: 'line-1', baseline: { orderIds: ['order-1'] } },
};

/** Returns the reconcile result of the operation from its orders, some milliseconds after sending. */
const reconcile = (orders: object, afterMs = 1, sentOperation = operation) =>
  reorderSim.reconcile(askedCarrier(reply(orders)).caller, sentOperation, actor, noon + afterMs, memoryJournal());

test('orders one card for the line, shipped and not paid now (ORDER-20)', async () => {
  const { caller, asked } = askedCarrier(reply({ shipmentInfo: {} }));
  await reorderSim.send(caller, operation, actor, memoryJournal());
  const { recipient, address } = operation.terms;
  const order = {
    cId: 'line-1',
    shipmentType: 'PHYSICAL',
    category: 'SIM',
    orderType: 'RE_ORDER',
    shippingAmount: 3,
    shipTo: { type: 'shipping', name: recipient, country: 'USA', ...address },
    items: [{ customerId: 'line-1', reachPlanId: 'plan-5gb', quantity: 1, amount: 4.99 }],
    secondaryCustomers: [],
  };
  expect(asked).toEqual([['order.create', order]]);
});

test.each([
  ['an order that is new', { orderId: 'order-2', shipmentInfo: {} }, 1, 'done'],
  ['a new one among the shipments', { orderId: 'order-1', shipmentInfo: { 'order-2': '2026-11-20' } }, 1, 'done'],
  ['the order before it alone', { orderId: 'order-1', shipmentInfo: { 'order-1': '2026-11-18' } }, 1, 'open'],
  ['the same after two minutes', { orderId: 'order-1', shipmentInfo: {} }, 121_000, 'absent'],
  ['no order at all', { shipmentInfo: {} }, 1, 'open'],
])('%s (ORDER-21)', async (_, orders, afterMs, result) => {
  expect(await reconcile(orders, afterMs)).toBe(result);
});

test('accepts any order without a baseline (ORDER-21)', async () => {
  const { baseline: _, ...older } = operation;
  expect(await reconcile({ orderId: 'order-1', shipmentInfo: {} }, 1, older)).toBe('done');
});

test('reads the line’s orders, and returns undefined without an answer (ORDER-21)', async () => {
  const { caller, asked } = askedCarrier(fault());
  expect(await reorderSim.reconcile(caller, operation, actor, noon, memoryJournal())).toBeUndefined();
  expect(asked).toEqual([['order.byCustomer', { customerId: 'line-1' }]]);
});

test('requires an address with a ZIP in the terms (ORDER-20)', () => {
  const { terms } = operation;
  expect(SimReorder.parse(terms)).toEqual(terms);
  expect(SimReorder.safeParse({ ...terms, address: { ...terms.address, zip: '1803' } }).success).toBe(false);
});

test('sends a kit as a first order (ACTIVATE-12)', async () => {
  const { caller, asked } = askedCarrier(reply({ shipmentInfo: {} }));
  await simKit.send(caller, { ...operation, kind: 'sim-kit' }, actor, memoryJournal());
  expect(asked).toMatchObject([['order.create', { orderType: 'NEW' }]]);
});

test('sums price, shipping and tax of a card (ORDER-19)', () => {
  expect(reorderTotal({ kitPrice: 499, shipping: 300, tax: 31 })).toBe(830);
});
