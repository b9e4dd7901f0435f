import { type ExamplesOf, type Given, ownCall, type ReplyExample } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { order } from './endpoints.ts';

const singlePeople = peopleOf('active-single');
const ordered = peopleOf('new-sim-ordered');
const delivered = peopleOf('new-sim-delivered');
const unpaid = peopleOf('unpaid-sim');
const brand = peopleOf('other-brand');

const reorder: ReplyExample<typeof order.create>['input'] = {
  cId: singlePeople.customerId(1),
  shipmentType: 'PHYSICAL',
  category: 'SIM',
  orderType: 'RE_ORDER',
  shippingAmount: 3,
  shipTo: {
    type: 'shipping',
    name: 'Dana Reyes',
    address1: '12 Harbor Street',
    city: 'Burlington',
    state: 'MA',
    zip: '01803',
    country: 'USA',
  },
  items: [{ customerId: singlePeople.customerId(1), reachPlanId: 'plan-5gb', quantity: 1, amount: 4.99 }],
  secondaryCustomers: [],
};

/** The first order of a line: the SIM kit with which it is activated. */
const firstOrder = {
  ...reorder,
  cId: unpaid.customerId(1),
  orderType: 'NEW' as const,
  items: [{ customerId: unpaid.customerId(1), reachPlanId: 'plan-5gb', quantity: 1 as const, amount: 4.99 }],
};

const placed = (orderId: string, woNumber: string, on: string) => ({
  orderId,
  woNumber,
  shipmentInfo: { [orderId]: on },
  reachPlanId: 'plan-5gb',
});

const day = 24 * 60 * 60_000;
const parcel = {
  trackingUrl: 'https://tracking.example.test/9400110200881234567890',
  trackingNumber: '9400110200881234567890',
};

type Tracked = ReplyExample<typeof order.track>;

/** Tracking of an ordered kit, after some time. */
const tracked = (since: Pick<Given, 'after'>, told: Omit<Tracked['reply'], 'cId'>): Tracked => ({
  given: { seed: 'new-sim-ordered', ...since },
  input: { orderId: ordered.orderId(1), poll: true },
  reply: { cId: ordered.customerId(1), ...told },
});

export const orderExamples: ExamplesOf<typeof order> = {
  create: {
    replies: [
      {
        given: { seed: 'active-single' },
        input: reorder,
        reply: placed(singlePeople.orderId(2), 'WO-204518', '2026-11-20'),
        makes: [singlePeople.orderId(2)],
      },
    ],
    problems: {
      refused: {
        given: { seed: 'active-single' },
        forced: true,
        input: reorder,
        resCode: 'OUT_OF_STOCK',
        message: 'SIM kits are out of stock',
      },
    },
  },
  byCustomer: [
    {
      ...ownCall({ seed: 'new-sim-ordered' }),
      reply: placed(ordered.orderId(1), 'WO-204411', '2026-11-18'),
    },
    { ...ownCall({ seed: 'unpaid-sim' }), reply: {}, holds: ['orderId', 'shipmentInfo'] },
    {
      ...ownCall({ seed: 'unpaid-sim', calls: [{ endpoint: 'order.create', input: firstOrder }] }),
      reply: placed(unpaid.orderId(1), 'WO-204519', '2026-11-21'),
      holds: ['shipmentInfo.*'],
      makes: [unpaid.orderId(1)],
    },
  ],
  track: [
    tracked(
      {},
      {
        orderStatus: 'ORDERED',
        orderDate: '2026-11-18',
        woNumberMap: { [ordered.customerId(1)]: 'WO-204411' },
      },
    ),
    tracked({ after: day }, { orderStatus: 'LABELLED', orderDate: '2026-11-21', labelledOn: '2026-11-22' }),
    tracked(
      { after: 2 * day },
      {
        orderStatus: 'SHIPPED',
        orderDate: '2026-11-21',
        labelledOn: '2026-11-22',
        shippedOn: '2026-11-23',
        ...parcel,
      },
    ),
    tracked(
      { after: 5 * day },
      {
        orderStatus: 'DELIVERED',
        orderDate: '2026-11-18',
        labelledOn: '2026-11-19',
        shippedOn: '2026-11-20',
        deliveredOn: '2026-11-23',
        ...parcel,
      },
    ),
    {
      given: { seed: 'new-sim-delivered' },
      input: { orderId: delivered.orderId(1), poll: true },
      reply: {
        cId: delivered.customerId(1),
        orderStatus: 'DELIVERED',
        orderType: 'NEW',
        orderDate: '2026-11-12',
        labelledOn: '2026-11-13',
        shippedOn: '2026-11-14',
        deliveredOn: '2026-11-18',
        estimatedDeliveryDate: '2026-11-18',
        woNumber: 'WO-204388',
        woNumberMap: { [delivered.customerId(1)]: 'WO-204388' },
        ...parcel,
      },
    },
    {
      given: { seed: 'other-brand' },
      input: { orderId: brand.orderId(1) },
      reply: { cId: brand.customerId(1), orderStatus: 'DELIVERED', orderType: 'RE_ORDER', orderDate: '2026-05-04' },
    },
  ],
};
