import type { OrderResult } from '../../screens/add-line/order/intent.ts';
import type { AddressPage } from '../../screens/add-line/address/intent.ts';
import type { LinePage } from '../../screens/add-line/line/intent.ts';
import type { PlanPage } from '../../screens/add-line/plan/intent.ts';
import type { ReviewPage } from '../../screens/add-line/review/intent.ts';
import type { ShippingPage } from '../../screens/add-line/shipping/intent.ts';
import { sampleCharge } from './sample.ts';
import { sampleNow } from './sample-page.ts';

const prices = (price: number) => [2, 3, 4].map((occurrence) => ({ occurrence, price, list: price }));
const shared = { version: 'version-1', back: 'plan' } as const;

export function planPage(overrides: Partial<PlanPage> = {}): PlanPage {
  return {
    kind: 'plan',
    version: '',
    stage: 'plan',
    room: 3,
    chosen: {},
    plans: [
      {
        planId: 'plan-2gb',
        name: 'Best Fit 2GB',
        gigabytes: 2,
        unlimited: false,
        video: 'SD',
        esimOnly: false,
        prices: prices(1500),
      },
      {
        planId: 'plan-unlimited-esim',
        name: 'Unlimited eSIM',
        gigabytes: 50,
        unlimited: true,
        esimOnly: true,
        prices: prices(5500).map((entry, index) => ({ ...entry, price: entry.price - index * 500 })),
      },
    ],
    ...overrides,
  };
}

export function linePage(overrides: Partial<LinePage> = {}): LinePage {
  return {
    ...shared,
    stage: 'lines',
    kind: 'line',
    position: 1,
    count: 1,
    occurrence: 2,
    esimOnly: false,
    ...overrides,
  };
}

export const shippingAddress = {
  address1: '12 Harbor Street',
  address2: 'Unit 4',
  city: 'Burlington',
  state: 'MA',
  zip: '01803',
};

export function addressPage(overrides: Partial<AddressPage> = {}): AddressPage {
  return { ...shared, stage: 'delivery', kind: 'address', address: shippingAddress, ...overrides };
}

export function shippingPage(overrides: Partial<ShippingPage> = {}): ShippingPage {
  return {
    ...shared,
    stage: 'delivery',
    kind: 'shipping',
    rates: [
      { serviceCode: 'usps_first_class_mail', name: 'First class', days: '3-6', amount: 300 },
      { serviceCode: 'usps_priority_mail', name: 'Priority', days: '2-4', amount: 1000 },
    ],
    chosen: 'usps_first_class_mail',
    ...overrides,
  };
}

/** $31.88 a month and $8.31 once, both with tax, from the bill of Dec 5. */
export const charges = {
  monthly: sampleCharge({ cents: 3188, isMonthly: true }),
  once: sampleCharge({ cents: 831 }),
};

const order: ReviewPage['order'] = {
  planId: 'plan-2gb',
  planName: 'Best Fit 2GB',
  lines: [
    { firstName: 'Ana', lastName: 'Reyes', sim: 'sim', occurrence: 2, price: 1500 },
    {
      firstName: 'Leo',
      lastName: 'Reyes',
      sim: 'esim',
      imei: '356938035643809',
      make: 'Google',
      model: 'Pixel 8',
      occurrence: 3,
      price: 1500,
    },
  ],
  coupon: { code: 'HOME5', discount: 500 },
  shipping: {
    recipient: 'Dana Reyes',
    address: shippingAddress,
    serviceCode: 'usps_first_class_mail',
    name: 'First class',
    days: '3-6',
    amount: 300,
    kitPrice: 500,
    tax: 31,
  },
};

export function reviewPage(overrides: Partial<ReviewPage> = {}): ReviewPage {
  return {
    ...shared,
    stage: 'review',
    kind: 'review',
    order,
    once: 831,
    charges,
    operationId: 'operation-000001',
    mark: 'mark-1',
    signInFirst: false,
    ...overrides,
  };
}

/** An order whose lines are all for eSIMs: nothing is shipped. */
export const esimOrder: ReviewPage['order'] = {
  ...order,
  lines: order.lines.map((line) => ({ ...line, sim: 'esim' })),
  shipping: undefined,
};

export function orderResult(overrides: Partial<OrderResult> = {}): OrderResult {
  return {
    operationId: 'operation-1',
    state: 'pending',
    planName: 'Best Fit 2GB',
    lines: [
      { name: 'Ana Reyes', occurrence: 2, sim: 'sim', price: 1500, isDone: true, ref: 'ref-2' },
      { name: 'Leo Reyes', occurrence: 3, sim: 'esim', price: 1500, isDone: false },
    ],
    isShipped: true,
    isOrdered: false,
    isNotOrdered: false,
    shipping: order.shipping,
    monthly: { cents: 3188, isTaxed: true },
    once: 831,
    charges: overrides.state === 'done' ? charges : undefined,
    sentAt: sampleNow - 8000,
    ...overrides,
  };
}
