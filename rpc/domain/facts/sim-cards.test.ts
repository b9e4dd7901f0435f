import { expect, test } from 'vitest';
import { Tracking } from '#contracts/order/vocabulary.ts';
import { type CustomerDraft, lineOf } from '../../testing/fake-customer.ts';
import { firstSimCard, simCardsOf } from './sim-cards.ts';

type Status = Tracking['orderStatus'] | 'unreadable';
const paid: CustomerDraft = { status: 0, simPaid: true };

/** Orders of a line, the newest first: `o-1`, `o-2` … */
function cardsOf(
  statuses: readonly Status[],
  { draft = paid, ordering, stopped }: { draft?: CustomerDraft; ordering?: string; stopped?: string } = {},
) {
  const orders = statuses.map((status, index) => [`o-${index + 1}`, status] as const);
  const tracked = orders.flatMap(([orderId, orderStatus]) =>
    orderStatus === 'unreadable'
      ? []
      : [[orderId, Tracking.parse({ cId: 'line-1', orderDate: '2026-11-18', orderStatus })] as const],
  );
  const orderIds = orders.map(([orderId]) => orderId);
  return simCardsOf({ line: lineOf(1, draft), orderIds, tracked: new Map(tracked), ordering, stopped });
}

test.each<[Status[], object, string, string | undefined]>([
  [['ORDERED'], {}, 'coming', 'o-1'],
  [['ORDERED', 'LABELLED'], {}, 'coming', 'o-2'],
  [['SHIPPED'], {}, 'ready', 'o-1'],
  [['ORDERED', 'DELIVERED'], {}, 'ready', 'o-2'],
  [['LABELLED', 'SHIPPED', 'DELIVERED'], {}, 'ready', 'o-3'],
  [['unreadable', 'SHIPPED'], {}, 'ready', 'o-2'],
  [['unreadable', 'ORDERED'], {}, 'no-record', undefined],
  [['unreadable'], {}, 'no-record', undefined],
  [[], {}, 'no-record', undefined],
  [[], { ordering: 'operation-1' }, 'ordering', undefined],
  [['ORDERED'], { ordering: 'operation-1' }, 'coming', 'o-1'],
  [['DELIVERED'], { ordering: 'operation-1' }, 'ready', 'o-1'],
  [['unreadable'], { ordering: 'operation-1' }, 'no-record', undefined],
  [['DELIVERED'], { draft: { status: 0 } }, 'unpaid', undefined],
  [[], { draft: { status: 0 }, stopped: 'operation-2' }, 'stopped', undefined],
  [['ORDERED'], { draft: { ...paid, esim: true } }, 'not-waiting', undefined],
  [['ORDERED'], { draft: { ...paid, status: 11 } }, 'coming', 'o-1'],
  [['ORDERED'], { draft: { ...paid, status: 2 } }, 'not-waiting', undefined],
])('orders %j of a line %j: %s, about %s (ORDER-27, ORDER-28)', (statuses, given, kind, about) => {
  const cards = cardsOf(statuses, given);
  expect([cards.kind, firstSimCard(cards)?.orderId]).toEqual([kind, about]);
});

test('has the newest card that has not left beside those that have (ORDER-27)', () => {
  expect(cardsOf(['LABELLED', 'ORDERED', 'DELIVERED'])).toMatchObject({
    left: [{ orderId: 'o-3' }],
    coming: { orderId: 'o-1' },
  });
  expect(cardsOf(['SHIPPED', 'DELIVERED'])).toMatchObject({ left: [{ orderId: 'o-2' }, { orderId: 'o-1' }] });
});
