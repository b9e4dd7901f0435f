import { Tracking } from '#contracts/order/vocabulary.ts';
import { isDelivered, stepsOf } from '#rpc/domain/order.ts';
import type { EsimCard, KitCard } from '#rpc/portal/order/order-card.ts';
import type { ReorderForm } from '#rpc/portal/order/reorder.ts';
import type { Orders } from '#app/screens/track-order/orders/intent.ts';
import { marco, sampleCharge, yes } from './sample.ts';

/** An order that is on its way, unless told otherwise. */
export function kitCard(status: Tracking['orderStatus'] = 'SHIPPED', overrides: Partial<KitCard> = {}): KitCard {
  const tracking = Tracking.parse({
    cId: 'line-2',
    orderStatus: status,
    orderDate: '2026-11-18',
    labelledOn: '2026-11-19',
    shippedOn: '2026-11-20',
    deliveredOn: status === 'DELIVERED' ? '2026-11-21' : undefined,
    estimatedDeliveryDate: '2026-11-23',
  });
  return {
    kind: 'kit',
    ref: 'ref-order-1',
    placedOn: '2026-11-18',
    lines: [{ line: marco, plan: 'Best Fit 5GB', workOrder: 'WO-204411', activate: yes }],
    isReplacement: false,
    tracking: {
      steps: stepsOf(tracking),
      isDelivered: isDelivered(tracking),
      number: '9400110200881234567890',
      url: 'https://tracking.example.test/9400110200881234567890',
    },
    ...overrides,
  };
}

export function esimCard(overrides: Partial<EsimCard> = {}): EsimCard {
  return { kind: 'esim', line: marco, plan: 'Best Fit 5GB', workOrder: 'WO-204412', activate: yes, ...overrides };
}

export function ordersPage(overrides: Partial<Orders> = {}): Orders {
  return { kind: 'orders', scope: 'all', cards: [kitCard()], earlier: [], byLine: [], invite: false, ...overrides };
}

export function reorderForm(overrides: Partial<ReorderForm> = {}): ReorderForm {
  return {
    line: marco,
    decision: yes,
    operationId: 'operation-1',
    offer: {
      recipient: 'Marco Reyes',
      address: { address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip: '01803' },
      kitPrice: 499,
      tax: 31,
      rates: [
        { serviceCode: 'first', name: 'First class', days: '3-6', amount: 300, total: 830 },
        { serviceCode: 'express', name: 'Express', days: '1-2', amount: 2500, total: 3030 },
      ],
      mark: 'mark-1',
    },
    charge: sampleCharge({ cents: 830 }),
    signInFirst: false,
    ...overrides,
  };
}
