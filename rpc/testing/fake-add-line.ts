import type { Customer } from '#contracts/customer/vocabulary.ts';
import { Plan } from '#contracts/catalog/vocabulary.ts';
import { contextOf, FakeAccount, fault, noon, type Replies, reply } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { addLinePage } from '#app/screens/add-line/step-page.ts';
import { confirmAddLine, type ReviewPage } from '#app/screens/add-line/review/intent.ts';
import { saveAddress } from '#app/screens/add-line/address/intent.ts';
import { saveNewLine } from '#app/screens/add-line/line/intent.ts';
import { savePlan } from '#app/screens/add-line/plan/intent.ts';
import { saveShipping } from '#app/screens/add-line/shipping/intent.ts';

// An account whose holder adds lines, for tests of the journey page by page.

const plan = (name: string, base: number, fields: object = {}) =>
  Plan.parse({ name, displayNameWeb: `Best ${name}`, baseLinePrice: base, additionalLinePrice: base - 5, ...fields });
export const burlington = { address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip: '01803' };
export const compatible = { isValid: true, esimAvailable: true, make: 'Apple', model: 'iPhone 15' };
export const imei = '356938035643809';

// Account of the current test. `begin` replaces it.
export let replies: Replies;
export let account: FakeAccount;
export let context: ReturnType<typeof contextOf>['context'];

/** Sets up an account with these lines; the first is the viewer's. */
export function begin(lines: Customer[] = [lineOf(1), lineOf(2)], fields: Replies = {}): void {
  replies = {
    'customer.byUsername': reply(lines[0]),
    'customer.group': reply({ customers: lines }),
    'config.keys': reply({}),
    'catalog.activePlans': reply({
      plans: [plan('large', 35), plan('small', 20), plan('esim', 60, { esimOnly: true, wowCoupon: 'HOME5' })],
    }),
    'config.appData': shop({ cost: 998, discountPctg: 50 }),
    'shippingRate.list': fault(),
    'device.imeiCheck': reply(compatible),
    'coverage.network': reply({ isValid: true }),
    'address.geocode': reply({ location: { city: 'Burlington', state: 'MA', zip: '01803' } }),
    'customer.planPricing': (input) =>
      reply({
        planPricingInfoList: (input.modified_occurrence as { occurrence: number; reachPlanId: string }[]).map(
          ({ occurrence, reachPlanId }) => ({ occurrence, reachPlanId, price: 1500, orgPrice: 1500 }),
        ),
      }),
    'tax.byAddress': reply({ totalTax: 62 }),
    'tax.byCustomer': ({ amount }) => reply({ totalTax: Math.round(Number(amount) * 6.25) }),
    'catalog.coupon': reply({ discountInDollar: 1000, secondaryDiscountInDollar: 300 }),
    ...fields,
  };
  account = new FakeAccount(['line-1', 'line-2', 'line-3'], new Proxy({}, { get: (_, id: string) => replies[id] }));
  account.onSubmit = (operation) => ({ ...operation, state: 'pending', sentAt: noon });
  ({ context } = contextOf(lines[0] ?? lineOf(1), account));
}

export const version = () => account.journeys.get('add-line line-1')?.version ?? '';
export const choose = (fields: object = {}) =>
  savePlan(context, { version: version(), planId: 'small', count: 1, ...fields });
export const fill = (fields: object = {}) =>
  saveNewLine(context, { version: version(), position: 1, firstName: 'ANA', lastName: 'REYES', sim: 'sim', ...fields });
export const ship = (address: object = {}, confirmed = false) =>
  saveAddress(context, { version: version(), address: { ...burlington, ...address }, confirmed });
export const sendBy = (serviceCode: string) => saveShipping(context, { version: version(), serviceCode });
export const toAddress = async (plan: object = {}) => {
  await choose(plan);
  await fill();
};
export const toReview = async (plan: object = {}) => {
  await toAddress(plan);
  await ship({}, true);
  await sendBy('usps_first_class_mail');
};
export const review = async () => (await addLinePage(context, 'review')) as ReviewPage;
export const form = 'form-id-00000001';
export const confirm = ({ mark, version: pageVersion }: Pick<ReviewPage, 'mark' | 'version'>, operationId = form) =>
  confirmAddLine(context, { operationId, version: pageVersion, mark });
/** Fills in all pages and sends the review. */
export const sendOrder = async (plan: object = {}) => {
  await toReview(plan);
  const page = await review();
  await confirm(page);
  return page;
};

/** Returns the carrier's app data with the price of a SIM card. */
export const shop = (kit: { cost: number; discountPctg: number }) =>
  reply({ operators: [], perSimCost: { USA: kit }, shippingRates: [] });

/** Returns the carrier's price of one line, in cents. */
export const pricing = (occurrence: number, price: number, reachPlanId = 'small') =>
  reply({ planPricingInfoList: [{ reachPlanId, occurrence, price, orgPrice: price }] });
