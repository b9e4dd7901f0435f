import { beforeEach, describe, expect, test } from 'vitest';
import { AddressInput } from '#contracts/customer/vocabulary.ts';
import type { AddLineOrder } from '#rpc/operation/add-line.ts';
import { fault, type Replies, reply } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import {
  account,
  begin,
  burlington,
  choose,
  confirm,
  fill,
  form,
  imei,
  pricing,
  replies,
  review,
  shop,
  toReview,
  sendOrder,
} from '#rpc/testing/fake-add-line.ts';

beforeEach(() => begin());

const sent = () => account.operations[0]?.terms as AddLineOrder;

test('an order has the SIM of each line, and not who chose it (ADDLINE-8)', async () => {
  await choose();
  await fill({ sim: undefined, imei });
  await confirm(await review());
  expect(sent().lines).toMatchObject([{ sim: 'esim', make: 'Apple' }]);
  expect(sent().lines[0]).not.toHaveProperty('isSimOfDevice');
});

test('SIM cards are ordered to an account holder with the longest names (HTTP-30)', async () => {
  begin([lineOf(1, { firstName: 'A'.repeat(32), lastName: 'B'.repeat(32) }), lineOf(2)]);
  await sendOrder();
  const { recipient, address } = sent().shipping ?? {};
  const shipTo = { type: 'shipping', country: 'USA', name: recipient, ...address };
  expect(AddressInput.safeParse(shipTo)).toMatchObject({ success: true });
});

test('shows each price, and what is paid once: kits, shipping and tax (ADDLINE-14)', async () => {
  await toReview();
  expect(await review()).toMatchObject({
    order: {
      planName: 'Best small',
      lines: [{ firstName: 'Ana', lastName: 'Reyes', sim: 'sim', occurrence: 3, price: 1500 }],
      shipping: { kitPrice: 499, amount: 300, tax: 62, address: burlington },
    },
    charges: { monthly: { cents: 1594 } },
    once: 499 + 300 + 62,
  });
  expect(JSON.stringify(await review())).not.toMatch(/ACC1|line-1@|line-1"/);
});

test('a typed coupon comes off each line, not below nothing; eSIMs cost nothing once (ADDLINE-4, MONEY-1)', async () => {
  await choose({ couponCode: 'FRIEND10' });
  await fill({ sim: 'esim' });
  expect(await review()).toMatchObject({
    charges: { monthly: { cents: 1275, isTaxed: true }, once: undefined },
    once: 0,
    order: { shipping: undefined },
  });
  replies['catalog.coupon'] = reply({ discountInDollar: 0, secondaryDiscountInDollar: 9900 });
  await choose({ couponCode: 'FRIEND10' });
  expect(await review()).toMatchObject({ charges: { monthly: { cents: 0 } } });
});

test('does not reserve a coupon that lost its discount, and names it (ADDLINE-25)', async () => {
  await choose({ couponCode: 'FRIEND10' });
  await fill({ sim: 'esim' });
  replies['catalog.coupon'] = reply({ discountInDollar: 1000, secondaryDiscountInDollar: 0 });
  expect(await review()).toMatchObject({
    unusedCoupon: 'FRIEND10',
    order: { coupon: undefined, lines: [{ price: 1500 }] },
  });
});

test('sends the shown order once (JOURNEY-1, ADDLINE-16)', async () => {
  await toReview();
  const page = await review();
  expect(await confirm(page)).toMatchObject({ operation: { id: form }, isOwn: true });
  expect(await confirm(page)).toMatchObject({ operation: { id: form }, isOwn: true });
  expect(account.submitted).toHaveLength(1);
  expect(account.operations).toMatchObject([
    { kind: 'add-line', subjectId: 'line-1', terms: { accountRef: 'ACC1|ORD1', planId: 'small' } },
  ]);
});

test('redirects the page of another device to its order, also after the order is done (JOURNEY-12)', async () => {
  await toReview();
  const page = await review();
  await confirm(page);
  account.journeys.clear();
  for (const operation of account.operations) operation.state = 'done';
  const other = 'form-id-00000002';
  expect(await confirm(page, other)).toMatchObject({ operation: { id: form }, isOwn: false });
  expect(await confirm({ ...page, version: 'older' }, other)).toEqual({ kind: 'rejected', reason: 'changed' });
  expect(account.submitted).toHaveLength(1);
});

test.each<[string, Replies]>([
  ['the price of a line', { 'customer.planPricing': pricing(3, 1600) }],
  ['the tax', { 'tax.byAddress': reply({ totalTax: 63 }) }],
  ['the tax on the monthly price', { 'tax.byCustomer': reply({ totalTax: 95 }) }],
  ['whether the tax is known', { 'tax.byCustomer': fault() }],
  ['the price of a kit', { 'config.appData': shop({ cost: 998, discountPctg: 0 }) }],
])('nothing is sent when %s has moved since the page was shown (ADDLINE-16)', async (_, moved) => {
  await toReview();
  const page = await review();
  Object.assign(replies, moved);
  expect(await confirm(page)).toEqual({ kind: 'rejected', reason: 'price-moved' });
  expect(account.submitted).toEqual([]);
});

test('nothing is sent when another tab changed the answers', async () => {
  await toReview();
  const page = await review();
  await fill({ lastName: 'ROSE' });
  expect(await confirm(page)).toEqual({ kind: 'rejected', reason: 'changed' });
  expect(account.submitted).toEqual([]);
});

test.each(['customer.planPricing', 'config.appData', 'tax.byAddress'])(
  'no price is guessed when the carrier does not tell it: %s',
  async (endpoint) => {
    await toReview();
    replies[endpoint] = fault();
    await expect(review()).rejects.toThrow('fault http');
  },
);

test.each([
  ['no line', reply({ planPricingInfoList: [] })],
  ['another line', pricing(1, 3500, 'large')],
])('pricing with %s is told as pricing that failed, and nothing is sent (MONEY-14)', async (_, priced) => {
  await toReview();
  const page = await review();
  replies['customer.planPricing'] = priced;
  await expect(review()).rejects.toThrow('fault garbage');
  await expect(confirm(page)).rejects.toThrow('fault garbage');
  expect(account.submitted).toEqual([]);
});

describe('the monthly price has its tax in it (MONEY-2, ADDLINE-24)', () => {
  const monthly = async () => (await review()).charges.monthly;
  const eSims = async (count: number, more: object = {}) => {
    await choose({ count, ...more });
    for (let position = 1; position <= count; position += 1) await fill({ position, sim: 'esim' });
  };

  test('adds the tax of all lines', async () => {
    await eSims(2);
    expect(await monthly()).toMatchObject({ cents: 3188, isTaxed: true });
    expect(account.asked.filter(({ id }) => id === 'tax.byCustomer').map(({ input }) => input)).toEqual([
      { countryCode: 'USA', customerId: 'line-1', amount: 30 },
    ]);
  });

  test('takes the discount of a home-internet customer off first', async () => {
    begin([lineOf(1, { hsdPlan: true })], {
      'config.keys': reply({ HSD_LINE_DISCOUNT: 5 }),
      'customer.planPricing': reply({
        planPricingInfoList: [{ reachPlanId: 'small', occurrence: 2, price: 1000, orgPrice: 1500 }],
      }),
    });
    await eSims(1);
    expect(await monthly()).toMatchObject({ cents: 1063, isTaxed: true });
  });

  test.each<[string, Replies]>([
    ['the carrier does not tell it', { 'tax.byCustomer': fault() }],
    ['the price is another than that of the plans on sale', { 'customer.planPricing': pricing(3, 1600) }],
    [
      'a coupon takes off something else than when it was checked',
      { 'catalog.coupon': reply({ discountInDollar: 0, secondaryDiscountInDollar: 400 }) },
    ],
  ])('or is said to be without: %s', async (_, moved) => {
    await eSims(1, { couponCode: 'FRIEND10' });
    expect(await monthly()).toMatchObject({ isTaxed: true });
    Object.assign(replies, moved);
    const { order, charges } = await review();
    expect(charges.monthly).toMatchObject({ cents: order.lines[0]?.price, isTaxed: false });
  });
});

test('each new line has its own price, among those of the whole group (ADDLINE-15)', async () => {
  await toReview();
  replies['customer.planPricing'] = reply({
    planPricingInfoList: [
      { occurrence: 1, reachPlanId: 'large', price: 3500, orgPrice: 3500 },
      { occurrence: 3, reachPlanId: 'small', price: 1700, orgPrice: 1700 },
      { occurrence: 4, reachPlanId: 'small', price: 1800, orgPrice: 1800 },
    ],
  });
  const page = await review();
  expect(page.kind).toBe('review');
  expect(page.order.lines.map(({ price }) => price)).toEqual([1700]);
});
