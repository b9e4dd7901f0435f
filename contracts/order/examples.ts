import { type ExamplesOf, ownCall, type ReplyExample } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { order } from './endpoints.ts';

const single = peopleOf('active-single');
const ordered = peopleOf('new-sim-ordered');
const delivered = peopleOf('new-sim-delivered');
const unpaid = peopleOf('unpaid-sim');
const brand = peopleOf('other-brand');

const reorder: ReplyExample<typeof order.create>['input'] = {
  cId: single.customerId(1),
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
  items: [{ customerId: single.customerId(1), reachPlanId: 'plan-5gb', quantity: 1, amount: 4.99 }],
  secondaryCustomers: [],
};

/** The first order of a line, of the kit that it is activated with. */
const first = {
  ...reorder,
  cId: unpaid.customerId(1),
  orderType: 'NEW' as const,
  items: [{ customerId: unpaid.customerId(1), reachPlanId: 'plan-5gb', quantity: 1 as const, amount: 4.99 }],
};

const day = 24 * 60 * 60_000;

export const orderExamples: ExamplesOf<typeof order> = {
  create: {
    replies: [
      {
        given: { seed: 'active-single' },
        input: reorder,
        reply: {
          orderId: single.orderId(2),
          woNumber: 'WO-204518',
          shipmentInfo: { [single.orderId(2)]: '2026-11-20' },
          reachPlanId: 'plan-5gb',
        },
        makes: [single.orderId(2)],
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
      reply: {
        orderId: ordered.orderId(1),
        woNumber: 'WO-204411',
        shipmentInfo: { [ordered.orderId(1)]: '2026-11-18' },
        reachPlanId: 'plan-5gb',
      },
    },
    { ...ownCall({ seed: 'unpaid-sim' }), reply: {}, holds: ['orderId', 'shipmentInfo'] },
    {
      ...ownCall({ seed: 'unpaid-sim', calls: [{ endpoint: 'order.create', input: first }] }),
      reply: {
        orderId: unpaid.orderId(1),
        woNumber: 'WO-204519',
        shipmentInfo: { [unpaid.orderId(1)]: '2026-11-21' },
        reachPlanId: 'plan-5gb',
      },
      holds: ['shipmentInfo.*'],
      makes: [unpaid.orderId(1)],
    },
  ],
  track: [
    {
      given: { seed: 'new-sim-ordered' },
      input: { orderId: ordered.orderId(1), poll: true },
      reply: {
        cId: ordered.customerId(1),
        orderStatus: 'ORDERED',
        orderDate: '2026-11-18',
        woNumberMap: { [ordered.customerId(1)]: 'WO-204411' },
      },
    },
    {
      given: { seed: 'new-sim-ordered', after: day },
      input: { orderId: ordered.orderId(1), poll: true },
      reply: {
        cId: ordered.customerId(1),
        orderStatus: 'LABELLED',
        orderDate: '2026-11-21',
        labelledOn: '2026-11-22',
      },
    },
    {
      given: { seed: 'new-sim-ordered', after: 2 * day },
      input: { orderId: ordered.orderId(1), poll: true },
      reply: {
        cId: ordered.customerId(1),
        orderStatus: 'SHIPPED',
        orderDate: '2026-11-21',
        labelledOn: '2026-11-22',
        shippedOn: '2026-11-23',
        trackingUrl: 'https://tracking.example.test/9400110200881234567890',
        trackingNumber: '9400110200881234567890',
      },
    },
    {
      given: { seed: 'new-sim-ordered', after: 5 * day },
      input: { orderId: ordered.orderId(1), poll: true },
      reply: {
        cId: ordered.customerId(1),
        orderStatus: 'DELIVERED',
        orderDate: '2026-11-18',
        labelledOn: '2026-11-19',
        shippedOn: '2026-11-20',
        deliveredOn: '2026-11-23',
        trackingUrl: 'https://tracking.example.test/9400110200881234567890',
        trackingNumber: '9400110200881234567890',
      },
    },
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
        trackingUrl: 'https://tracking.example.test/9400110200881234567890',
        trackingNumber: '9400110200881234567890',
      },
    },
    {
      given: { seed: 'other-brand' },
      input: { orderId: brand.orderId(1) },
      reply: { cId: brand.customerId(1), orderStatus: 'DELIVERED', orderType: 'RE_ORDER', orderDate: '2026-05-04' },
    },
  ],
};
