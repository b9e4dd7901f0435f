import type { Customer } from '#contracts/customer/vocabulary.ts';
import { Tracking } from '#contracts/order/vocabulary.ts';
import { contextOf, FakeAccount, fault, noon, refOf, type Replies, reply } from '#rpc/testing/fake-account.ts';
import { formId } from '#rpc/testing/fake-bills.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';

const address = {
  type: 'shipping',
  name: 'Dana Reyes',
  address1: '12 Harbor Street',
  city: 'Burlington',
  state: 'MA',
  zip: '01803',
  country: 'USA',
} as const;
export const line = (occurrence: number, draft: CustomerDraft = {}) =>
  lineOf(occurrence, {
    reachPlanId: 'plan-5gb',
    reachPlanDisplayName: 'Best Fit 5GB',
    shipmentInfo: { [`o-${occurrence}`]: '2026-11-18' },
    addresses: [address],
    ...draft,
  });
export const newSim: CustomerDraft = { status: 0, simPaid: true };
export const lineRef = refOf('line-1');

const { address1, city, state, zip } = address;
/** What the form of another SIM card sends, but for the mark of what was shown. */
export const reorderInput = {
  lineRef,
  operationId: formId,
  mark: '',
  serviceCode: 'usps_first_class_mail',
  address: { address1, city, state, zip },
  confirmed: false,
};

export let account: FakeAccount;
export let context: ReturnType<typeof contextOf>['context'];

/** An account with these lines, the first of which acts; each has an order that was shipped. */
export function begin(
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

/** The carrier's reply for an order. */
export const track = (orderStatus: Tracking['orderStatus'], own: object = {}) =>
  reply(Tracking.parse({ cId: 'line-1', orderStatus, orderDate: '2026-11-18', ...own }));
