import { expect, test } from 'vitest';
import type { CarrierCaller } from '../carrier/procedures.ts';
import { noon } from '../testing/fake-account.ts';
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
  ...{ subjectId: 'line-1', before: { orderIds: ['order-1'] } },
};

test('ORDER-20: orders one card for the line, shipped and not paid now', async () => {
  const sent: unknown[] = [];
  const create = async (input: unknown) => {
    sent.push(input);
    return { kind: 'reply', reply: { shipmentInfo: {} } };
  };
  await reorderSim.send({ order: { create } } as unknown as CarrierCaller, operation, actor, memoryJournal());
  expect(sent).toEqual([
    {
      cId: 'line-1',
      shipmentType: 'PHYSICAL',
      category: 'SIM',
      orderType: 'RE_ORDER',
      shippingAmount: 3,
      shipTo: {
        type: 'shipping',
        name: 'Dana Reyes',
        country: 'USA',
        address1: '12 Harbor Street',
        city: 'Burlington',
        state: 'MA',
        zip: '01803',
      },
      items: [{ customerId: 'line-1', reachPlanId: 'plan-5gb', quantity: 1, amount: 4.99 }],
      secondaryCustomers: [],
    },
  ]);
});

test.each([
  ['an order that is new', { orderId: 'order-2', shipmentInfo: {} }, 1, 'done'],
  ['a new one among the shipments', { orderId: 'order-1', shipmentInfo: { 'order-2': '2026-11-20' } }, 1, 'done'],
  ['the order before it alone', { orderId: 'order-1', shipmentInfo: { 'order-1': '2026-11-18' } }, 1, 'open'],
  ['the same after two minutes', { orderId: 'order-1', shipmentInfo: {} }, 121_000, 'never-arrived'],
])('ORDER-21: %s', async (_, reply, after, verdict) => {
  const carrier = { order: { byCustomer: async () => ({ kind: 'reply', reply }) } } as unknown as CarrierCaller;
  expect(await reorderSim.readBack(carrier, operation, actor, noon + after, memoryJournal())).toBe(verdict);
});

test('ORDER-21: the line’s orders are looked at, and a carrier that does not answer decides nothing', async () => {
  const asked: unknown[] = [];
  const byCustomer = async (input: unknown) => {
    asked.push(input);
    return { kind: 'fault', why: 'timeout', transactionId: '' };
  };
  const carrier = { order: { byCustomer } } as unknown as CarrierCaller;
  expect(await reorderSim.readBack(carrier, operation, actor, noon, memoryJournal())).toBeUndefined();
  expect(asked).toEqual([{ customerId: 'line-1' }]);
});

test('ORDER-20: what is kept of an order has an address with a ZIP', () => {
  const { terms } = operation;
  expect(SimReorder.parse(terms)).toEqual(terms);
  expect(SimReorder.safeParse({ ...terms, address: { ...terms.address, zip: '1803' } }).success).toBe(false);
});

test('ORDER-21: without a note of the orders before, any order is the new one', async () => {
  const reply = { orderId: 'order-1', shipmentInfo: {} };
  const carrier = { order: { byCustomer: async () => ({ kind: 'reply', reply }) } } as unknown as CarrierCaller;
  const { before: _, ...older } = operation;
  expect(await reorderSim.readBack(carrier, older, actor, noon, memoryJournal())).toBe('done');
});

test('ORDER-21: no order at all is no new one', async () => {
  const byCustomer = async () => ({ kind: 'reply', reply: { shipmentInfo: {} } });
  const carrier = { order: { byCustomer } } as unknown as CarrierCaller;
  expect(await reorderSim.readBack(carrier, operation, actor, noon, memoryJournal())).toBe('open');
});

test('ACTIVATE-12: a kit is a first order, not another card', async () => {
  const sent: unknown[] = [];
  const create = async (input: unknown) => (sent.push(input), { kind: 'reply', reply: { shipmentInfo: {} } });
  const kit = { ...operation, kind: 'sim-kit' } as const;
  await simKit.send({ order: { create } } as unknown as CarrierCaller, kit, actor, memoryJournal());
  expect(sent).toMatchObject([{ orderType: 'NEW' }]);
});

test('ORDER-19: a card costs its price, shipping and tax', () => {
  expect(reorderTotal({ kitPrice: 499, shipping: 300, tax: 31 })).toBe(830);
});
