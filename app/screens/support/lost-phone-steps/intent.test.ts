import { expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { accountOf, contextOf, fault, noon, refOf, reply, type Replies } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { loadLostPhone } from './intent.ts';

const dana = lineOf(1, { status: 2 });
const marco = lineOf(2, { status: 2, isDataCutoff: true });
const ana = lineOf(3, { status: 0, simPaid: true });
const device = { browser: 'firefox', os: 'linux', lastUsedAt: noon };
const tracking = (orderStatus: string) => ({
  cId: 'line-1',
  orderStatus,
  orderDate: '2026-11-18',
  estimatedDeliveryDate: '2026-11-23',
});

function family(actor: Customer = dana, more: Replies = {}) {
  const lines = [actor, ...[dana, marco, ana].filter(({ id }) => id !== actor.id)];
  const account = accountOf(lines, actor, { 'order.byCustomer': reply({ shipmentInfo: {} }), ...more });
  account.sessions = [
    { ...device, ref: 'a', isCurrent: true },
    { ...device, ref: 'b', isCurrent: false },
    { ...device, ref: 'c', isCurrent: false },
  ];
  return { account, context: contextOf(actor, account).context };
}

test('returns each line in service with its data, the other sign-ins, the lock (LOST-2)', async () => {
  const { context } = family();
  const page = await loadLostPhone(context);
  expect(page.lines?.map(({ line, data }) => [line.ref, data])).toEqual([
    [refOf('line-1'), 'on'],
    [refOf('line-2'), 'paused'],
  ]);
  expect(page.otherSignIns).toBe(2);
  expect(page.lock).toMatchObject({ isLocked: false, decision: { allowed: true } });
});

test('returns the data of a suspended line as suspended, as Home does (LOST-2, LINE-46)', async () => {
  const line = lineOf(1, { status: 3 });
  const account = accountOf([line], line, { 'order.byCustomer': reply({ shipmentInfo: {} }) });
  const { lines } = await loadLostPhone(contextOf(line, account).context);
  expect(lines).toMatchObject([{ data: 'suspended', pause: { allowed: false } }]);
});

test('shows a SIM card on its way with its day, and not one that has arrived (LOST-2)', async () => {
  const orderReplies = (status: string) =>
    family(dana, {
      'order.byCustomer': ({ customerId }) =>
        reply(
          customerId === 'line-1' ? { orderId: 'o-1', shipmentInfo: { 'o-1': '2026-11-18' } } : { shipmentInfo: {} },
        ),
      'order.track': reply(tracking(status)),
    }).context;
  const ways = async (status: string) =>
    (await loadLostPhone(orderReplies(status))).lines?.map(({ onItsWay }) => onItsWay);
  expect(await ways('SHIPPED')).toEqual([{ step: 'shipped', expectedOn: '2026-11-23' }, undefined]);
  expect(await ways('DELIVERED')).toEqual([undefined, undefined]);
});

test('shows a secondary their own line alone, and the reason that they can’t lock (LOST-3)', async () => {
  const { context } = family(marco);
  const page = await loadLostPhone(context);
  expect(page.lines?.map(({ line }) => line.ref)).toEqual([refOf('line-2')]);
  expect(page.lock?.decision).toMatchObject({ allowed: false, reason: 'secondary' });
});

test('orders no SIM card in a locked account, and still pauses data (LOST-4, LOST-6)', async () => {
  const { context } = family(lineOf(1, { status: 2, accAccessLock: ['ACC_LOCK', 'PORT_OUT'] }));
  const page = await loadLostPhone(context);
  expect(page.lock?.isLocked).toBe(true);
  expect(page.lines?.[0]?.order).toMatchObject({ allowed: false, reason: 'account-locked' });
  expect(page.lines?.[0]?.pause).toEqual({ allowed: true });
});

test('shows the other sign-ins without lines while the carrier is silent (LOST-7)', async () => {
  const { context } = family(dana, { 'customer.group': fault() });
  const page = await loadLostPhone(context);
  expect([page.lines, page.lock, page.otherSignIns]).toEqual([undefined, undefined, 2]);
});
