import { beforeEach, describe, expect, test } from 'vitest';
import { AddressInput, type Customer } from '#contracts/customer/vocabulary.ts';
import type { AddLineOrder } from '#rpc/operation/add-line.ts';
import { Plan } from '#contracts/catalog/vocabulary.ts';
import { contextOf, FakeAccount, fault, noon, type Replies, reply } from '#rpc/testing/fake-account.ts';
import { savedCards } from '#rpc/testing/fake-cards.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { addLineResult } from './order/intent.ts';
import { confirmAddLine } from './review/intent.ts';
import { addLinePage } from './step-page.ts';
import type { ReviewPage } from './review/intent.ts';
import { saveAddress } from './address/intent.ts';
import { saveNewLine } from './line/intent.ts';
import { savePlan } from './plan/intent.ts';
import { saveShipping } from './shipping/intent.ts';

const plan = (name: string, base: number, more: object = {}) =>
  Plan.parse({ name, displayNameWeb: `Best ${name}`, baseLinePrice: base, additionalLinePrice: base - 5, ...more });
const burlington = { address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip: '01803' };
const compatible = { isValid: true, esimAvailable: true, make: 'Apple', model: 'iPhone 15' };
const imei = '356938035643809';

let replies: Replies;
let account: FakeAccount;
let context: ReturnType<typeof contextOf>['context'];

/** An account with these lines, the first of which acts. */
function begin(lines: Customer[] = [lineOf(1), lineOf(2)], more: Replies = {}): void {
  replies = {
    'customer.byUsername': reply(lines[0]),
    'customer.group': reply({ customers: lines }),
    'config.keys': reply({}),
    'catalog.activePlans': reply({
      plans: [plan('large', 35), plan('small', 20), plan('esim', 60, { esimOnly: true, wowCoupon: 'HOME5' })],
    }),
    'config.appData': reply({
      operators: [],
      perSimCost: { USA: { cost: 998, discountPctg: 50 } },
      shippingRates: [],
    }),
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
    ...more,
  };
  account = new FakeAccount(['line-1', 'line-2', 'line-3'], new Proxy({}, { get: (_, id: string) => replies[id] }));
  account.onSubmit = (operation) => ({ ...operation, state: 'pending', sentAt: noon });
  ({ context } = contextOf(lines[0] ?? lineOf(1), account));
}
beforeEach(() => begin());

const version = () => account.journeys.get('add-line line-1')?.version ?? '';
const choose = (more: object = {}) => savePlan(context, { version: version(), planId: 'small', count: 1, ...more });
const fill = (more: object = {}) =>
  saveNewLine(context, { version: version(), position: 1, firstName: 'ANA', lastName: 'REYES', sim: 'sim', ...more });
const toAddress = async (more: object = {}) => {
  await choose();
  await fill(more);
};
const toReview = async () => {
  await toAddress();
  await saveAddress(context, { version: version(), address: burlington, confirmed: true });
  await saveShipping(context, { version: version(), serviceCode: 'usps_first_class_mail' });
};
const review = async () => (await addLinePage(context, 'review')) as ReviewPage;
const form = 'form-id-00000001';
const confirm = ({ mark, version: shown }: Pick<ReviewPage, 'mark' | 'version'>, operationId = form) =>
  confirmAddLine(context, { operationId, version: shown, mark });

describe('where the journey is', () => {
  test('JOURNEY-2: it begins with the plan, and goes on at the first step that is left', async () => {
    expect(await addLinePage(context)).toEqual({ at: 'elsewhere', step: 'plan' });
    await choose({ count: 2 });
    expect(await addLinePage(context)).toEqual({ at: 'elsewhere', step: 'line-1' });
    expect(await fill({ position: 1 })).toEqual({ kind: 'step', step: 'line-2' });
    expect(await addLinePage(context, 'review')).toEqual({ at: 'elsewhere', step: 'line-2' });
  });

  test('JOURNEY-5: an older tab saves nothing', async () => {
    const old = version();
    await choose();
    expect(await savePlan(context, { version: old, planId: 'large', count: 3 })).toEqual({
      kind: 'again',
      because: 'changed',
    });
    expect(await addLinePage(context, 'plan')).toMatchObject({ chosen: { planId: 'small', count: 1 } });
  });

  test('JOURNEY-3: a step that may not be reached yet is not saved', async () => {
    expect(await saveShipping(context, { version: version(), serviceCode: 'usps_priority_mail' })).toEqual({
      kind: 'again',
      because: 'changed',
    });
  });

  test.each<[string, CustomerDraft, string]>([
    ['a secondary', { isPrimary: false }, 'secondary'],
    ['a primary who is not active yet', { status: 0 }, 'not-active'],
    ['FRAUD', { category: 'FRAUD' }, 'fraud'],
  ])('ADDLINE-19: %s sees why not, and saves nothing', async (_, draft, reason) => {
    begin([lineOf(1, draft), lineOf(2)]);
    expect(await addLinePage(context)).toMatchObject({ at: 'blocked', why: { reason } });
    await expect(choose()).rejects.toMatchObject({ reason });
    expect(account.journeys.size).toBe(0);
  });

  test('ADDLINE-20: an order that is under way is the page to see', async () => {
    await toReview();
    await confirm(await review());
    expect(await addLinePage(context)).toEqual({ at: 'under-way', operationId: form });
    expect(await choose({ count: 2 })).toEqual({ kind: 'again', because: 'changed' });
  });

  test('ADDLINE-20: an order that somebody else has under way is none of this person’s', async () => {
    await toReview();
    await confirm(await review());
    const [order] = account.operations;
    if (!order) throw new Error('it was sent');
    account.operations.splice(0, 1, { ...order, subjectId: 'line-9', actorId: 'line-9' });
    expect(await addLinePage(context)).toMatchObject({ at: 'elsewhere', step: 'review' });
  });
});

describe('plan and number of lines', () => {
  test('ADDLINE-3, ADDLINE-2: plans are shown cheapest first, priced for each line that can be added', async () => {
    begin([lineOf(1), lineOf(2), lineOf(4)]);
    const page = await addLinePage(context, 'plan');
    expect(page).toMatchObject({ at: 'plan', room: 3, stage: 'plan', back: undefined });
    const plans = page.at === 'plan' ? page.plans : [];
    expect(plans.map(({ planId }) => planId)).toEqual(['small', 'large', 'esim']);
    expect(plans[0]?.prices).toEqual([3, 5, 6].map((occurrence) => ({ occurrence, price: 1500, list: 1500 })));
  });

  test('ADDLINE-4: a home-internet customer sees prices with the coupon of the plan', async () => {
    begin([lineOf(1, { hsdPlan: true })]);
    const page = await addLinePage(context, 'plan');
    const plans = page.at === 'plan' ? page.plans : [];
    expect(plans.at(-1)?.prices[0]).toEqual({ occurrence: 2, price: 5200, list: 5500 });
    expect(plans[0]?.prices[0]).toEqual({ occurrence: 2, price: 1500, list: 1500 });
  });

  test.each([
    [{ planId: 'gone' }, 'plan'],
    [{ count: 5 }, 'count'],
    [{ count: 0 }, 'count'],
  ])('%j is not saved', async (chosen, problem) => {
    expect(await choose(chosen)).toEqual({ kind: 'problem', problem });
    expect(account.journeys.size).toBe(0);
  });

  test('ADDLINE-4: the coupon that the plan’s price has already is not taken off again', async () => {
    begin([lineOf(1, { hsdPlan: true })]);
    const refused = { kind: 'problem', problem: 'coupon-included' };
    expect(await choose({ planId: 'esim', couponCode: 'HOME5' })).toEqual(refused);
    expect(account.journeys.size).toBe(0);
    expect(await choose({ planId: 'small', couponCode: 'HOME5' })).toMatchObject({ kind: 'step' });
    begin([lineOf(1)]);
    expect(await choose({ planId: 'esim', couponCode: 'HOME5' })).toMatchObject({ kind: 'step' });
  });

  test('ADDLINE-4: a coupon that the carrier does not know is not saved', async () => {
    replies['catalog.coupon'] = { kind: 'fault', why: 'refused', transactionId: 't' };
    expect(await choose({ couponCode: 'NOPE' })).toEqual({ kind: 'problem', problem: 'coupon' });
    replies['catalog.coupon'] = fault();
    expect(await choose({ couponCode: 'NOPE' })).toEqual({ kind: 'problem', problem: 'coupon-unchecked' });
  });
});

describe('a new line', () => {
  beforeEach(() => choose());
  const unset = { sim: undefined };

  test('ADDLINE-8: gets the eSIM that its device has when nothing was chosen', async () => {
    expect(await fill({ ...unset, imei })).toEqual({ kind: 'step', step: 'review' });
    expect(await addLinePage(context, 'line-1')).toMatchObject({
      line: { firstName: 'Ana', lastName: 'Reyes', sim: undefined, imei, make: 'Apple', model: 'iPhone 15' },
    });
    expect(await review()).toMatchObject({ order: { lines: [{ sim: 'esim' }] } });
    replies['device.imeiCheck'] = reply({ ...compatible, esimAvailable: false });
    expect(await fill({ ...unset, imei })).toEqual({ kind: 'step', step: 'address' });
  });

  test('ADDLINE-8: shows the SIM that somebody chose, and not the one of its device', async () => {
    await fill({ sim: 'esim', imei });
    expect(await addLinePage(context, 'line-1')).toMatchObject({ line: { sim: 'esim' } });
  });

  test('ADDLINE-8: has to choose a SIM without an IMEI', async () => {
    expect(await fill(unset)).toEqual({ kind: 'problem', problem: { field: 'sim', why: 'missing' } });
  });

  test('ADDLINE-9: gets no eSIM that its device cannot have, and no card on a plan for eSIMs', async () => {
    replies['device.imeiCheck'] = reply({ ...compatible, esimAvailable: false });
    expect(await fill({ sim: 'esim', imei })).toEqual({ kind: 'problem', problem: { field: 'sim', why: 'no-esim' } });
    await choose({ planId: 'esim' });
    expect(await fill()).toEqual({ kind: 'problem', problem: { field: 'sim', why: 'plan-needs-esim' } });
    // "Choose SIM card" would be what this plan forbids.
    for (const sim of ['esim', 'sim', undefined])
      expect(await fill({ sim, imei })).toEqual({ kind: 'problem', problem: { field: 'sim', why: 'plan-needs-esim' } });
  });

  test.each([
    [reply({ ...compatible, isValid: false }), { why: 'incompatible' }],
    [{ kind: 'problem', name: 'downtime', resCode: 40245, message: 'x' }, { why: 'downtime' }],
    [{ kind: 'problem', name: 'fiveGDevice', resCode: 40267, message: 'x' }, { why: 'fiveG' }],
    [
      { kind: 'problem', name: 'alreadyInUse', resCode: 40152, message: 'It is in use.' },
      { why: 'alreadyInUse', message: 'It is in use.' },
    ],
    [fault('timeout'), { why: 'failed' }],
  ] as const)('ADDLINE-7: is not saved when the check of its IMEI says %j', async (said, problem) => {
    replies['device.imeiCheck'] = said;
    expect(await fill({ imei })).toMatchObject({ kind: 'problem', problem: { field: 'imei', ...problem } });
    expect(await addLinePage(context)).toEqual({ at: 'elsewhere', step: 'line-1' });
  });

  test.each([0, 1.5, 6])('has a position from 1 to 5: %d is not found', async (position) => {
    await expect(fill({ position })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a session that ends during the check ends the page', async () => {
    replies['device.imeiCheck'] = fault('session');
    await expect(fill({ imei })).rejects.toThrow('fault session');
  });
});

test('ADDLINE-8: an order has the SIM of each line, and not who chose it', async () => {
  await choose();
  await fill({ sim: undefined, imei });
  expect(await confirm(await review())).toMatchObject({ kind: 'operation' });
  const [{ terms } = { terms: {} }] = account.operations;
  const [line] = (terms as AddLineOrder).lines;
  expect(line).toMatchObject({ sim: 'esim', make: 'Apple' });
  expect(line).not.toHaveProperty('isSimOfDevice');
});

test('HTTP-30: SIM cards are ordered to an account holder with the longest names', async () => {
  begin([lineOf(1, { firstName: 'A'.repeat(32), lastName: 'B'.repeat(32) }), lineOf(2)]);
  await toReview();
  expect(await confirm(await review())).toMatchObject({ kind: 'operation' });
  const [{ terms } = { terms: {} }] = account.operations;
  const { recipient, address } = (terms as AddLineOrder).shipping ?? {};
  const sent = { type: 'shipping', country: 'USA', name: recipient, ...address };
  expect(AddressInput.safeParse(sent)).toMatchObject({ success: true });
});

describe('ADDLINE-12: the address', () => {
  beforeEach(() => toAddress());
  const send = (address: object, confirmed = false) =>
    saveAddress(context, { version: version(), address: { ...burlington, ...address }, confirmed });

  test('is filled in from the ZIP where city and state were left empty', async () => {
    expect(await send({ city: '', state: '' })).toEqual({ kind: 'step', step: 'shipping' });
    expect(await addLinePage(context, 'address')).toMatchObject({ address: burlington });
  });

  test('comes back once where the ZIP says something else, and is saved as typed the second time', async () => {
    const problem = { why: 'did-you-mean', city: 'Burlington', state: 'MA' };
    expect(await send({ city: 'Boston' })).toEqual({ kind: 'problem', problem });
    expect(await send({ city: 'Boston' }, true)).toEqual({ kind: 'step', step: 'shipping' });
  });

  test('needs city and state where nothing is known of the ZIP, and is saved as typed with them', async () => {
    replies['address.geocode'] = reply({});
    expect(await send({ city: '' })).toEqual({ kind: 'problem', problem: { why: 'incomplete' } });
    expect(await send({})).toEqual({ kind: 'step', step: 'shipping' });
  });

  test('takes nothing of a ZIP that the customer said is wrong', async () => {
    const seattle = { city: 'Seattle', state: 'WA' };
    replies['address.geocode'] = reply({ location: { ...seattle, zip: '99998' } });
    const typed = { city: 'Lowell', state: '', zip: '99998' };
    expect(await send(typed)).toEqual({ kind: 'problem', problem: { why: 'did-you-mean', ...seattle } });
    expect(await send(typed, true)).toEqual({ kind: 'problem', problem: { why: 'incomplete', place: seattle } });
    expect(await send({ ...typed, state: 'MA' }, true)).toEqual({ kind: 'step', step: 'shipping' });
    expect(await addLinePage(context, 'address')).toMatchObject({ address: { ...burlington, ...typed, state: 'MA' } });
  });

  test('ORDER-29: is saved only where there is coverage; city and state are known by then', async () => {
    const asked = () => account.asked.filter(({ id }) => id === 'coverage.network').map(({ input }) => input);
    replies['coverage.network'] = reply({ isValid: false });
    expect(await send({ city: '', state: '' })).toEqual({ kind: 'problem', problem: { why: 'not-covered' } });
    expect(asked()).toEqual([{ address: { ...burlington, type: 'shipping', country: 'USA' } }]);
    replies['coverage.network'] = fault();
    expect(await send({})).toEqual({ kind: 'problem', problem: { why: 'coverage-unknown' } });
    replies['coverage.network'] = reply({ isValid: true });
    expect(await send({})).toEqual({ kind: 'step', step: 'shipping' });
  });

  test('begins empty where the carrier has none', async () => {
    begin([lineOf(1, { addresses: [] })]);
    await toAddress();
    expect(await addLinePage(context, 'address')).toMatchObject({ at: 'address', address: undefined });
  });

  test('begins as the one that the carrier has', async () => {
    const known = { ...burlington, type: 'shipping' as const, country: 'USA' as const };
    begin([lineOf(1, { addresses: [known] })]);
    await toAddress();
    expect(await addLinePage(context, 'address')).toMatchObject({ address: burlington });
  });
});

test('SAFETY-10: too many device checks make no more', async () => {
  await choose();
  account.limitedUntil = noon + 60_000;
  await expect(fill({ imei })).rejects.toMatchObject({ until: noon + 60_000 });
  expect(account.counted).toEqual(['device-check']);
  expect(account.asked.map(({ id }) => id)).not.toContain('device.imeiCheck');
});

describe('ADDLINE-13: the way to ship', () => {
  test('is one of the defaults without rates of the carrier, the first unless another is chosen', async () => {
    await toAddress();
    await saveAddress(context, { version: version(), address: burlington, confirmed: true });
    expect(await addLinePage(context, 'shipping')).toMatchObject({
      chosen: 'usps_first_class_mail',
      rates: [
        { name: 'First class', days: '3-6', amount: 300 },
        { name: 'Priority', days: '2-4', amount: 1000 },
        { name: 'Express', days: '1-2', amount: 2500 },
      ],
    });
    expect(await saveShipping(context, { version: version(), serviceCode: 'drone' })).toEqual({
      kind: 'problem',
      problem: 'not-offered',
    });
  });
});

describe('checking and confirming', () => {
  test('ADDLINE-14: shows each price, and what is paid once: kits, shipping and tax', async () => {
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

  test('ADDLINE-4: a typed coupon comes off each line, and not below nothing', async () => {
    await choose({ couponCode: 'FRIEND10' });
    await fill({ sim: 'esim' });
    expect(await review()).toMatchObject({
      charges: { monthly: { cents: 1275, isTaxed: true } },
      once: 0,
      order: { shipping: undefined },
    });
    replies['catalog.coupon'] = reply({ discountInDollar: 0, secondaryDiscountInDollar: 9900 });
    await choose({ couponCode: 'FRIEND10' });
    expect(await review()).toMatchObject({ charges: { monthly: { cents: 0 } } });
  });

  test('JOURNEY-1, ADDLINE-16: what was shown is sent, once', async () => {
    await toReview();
    const page = await review();
    expect(await confirm(page)).toMatchObject({ operation: { id: form }, isOwn: true });
    expect(await confirm(page)).toMatchObject({ operation: { id: form }, isOwn: true });
    expect(account.submitted).toHaveLength(1);
    expect(account.operations).toMatchObject([
      { kind: 'add-line', subjectId: 'line-1', terms: { accountRef: 'ACC1|ORD1', planId: 'small' } },
    ]);
  });

  test('JOURNEY-12: another device’s page leads to the order that was sent from it, also when it is done', async () => {
    await toReview();
    const page = await review();
    await confirm(page);
    account.journeys.clear();
    for (const operation of account.operations) operation.state = 'done';
    const other = 'form-id-00000002';
    expect(await confirm(page, other)).toMatchObject({ operation: { id: form }, isOwn: false });
    expect(await confirm({ ...page, version: 'older' }, other)).toEqual({ kind: 'again', because: 'changed' });
    expect(account.submitted).toHaveLength(1);
  });

  test.each<[string, () => void]>([
    [
      'the price of a line',
      () =>
        void (replies['customer.planPricing'] = reply({
          planPricingInfoList: [{ reachPlanId: 'small', occurrence: 3, price: 1600, orgPrice: 1600 }],
        })),
    ],
    ['the tax', () => void (replies['tax.byAddress'] = reply({ totalTax: 63 }))],
    ['the tax on the monthly price', () => void (replies['tax.byCustomer'] = reply({ totalTax: 95 }))],
    ['whether the tax is known', () => void (replies['tax.byCustomer'] = fault())],
    [
      'the price of a kit',
      () =>
        void (replies['config.appData'] = reply({
          operators: [],
          perSimCost: { USA: { cost: 998, discountPctg: 0 } },
          shippingRates: [],
        })),
    ],
  ])('ADDLINE-16: nothing is sent when %s has moved since the page was shown', async (_, move) => {
    await toReview();
    const page = await review();
    move();
    expect(await confirm(page)).toEqual({ kind: 'again', because: 'price-moved' });
    expect(account.submitted).toEqual([]);
  });

  test('nothing is sent when another tab changed the answers', async () => {
    await toReview();
    const page = await review();
    await fill({ lastName: 'ROSE' });
    expect(await confirm(page)).toEqual({ kind: 'again', because: 'changed' });
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
    ['no line', []],
    ['another line', [{ reachPlanId: 'large', occurrence: 1, price: 3500, orgPrice: 3500 }]],
  ])('MONEY-14: pricing with %s is told as pricing that failed, and nothing is sent', async (_, list) => {
    await toReview();
    const page = await review();
    replies['customer.planPricing'] = reply({ planPricingInfoList: list });
    await expect(review()).rejects.toThrow('fault garbage');
    await expect(confirm(page)).rejects.toThrow('fault garbage');
    expect(account.submitted).toEqual([]);
  });
});

test('MONEY-1: the receipt says what the check page said, after the bill has moved on, too', async () => {
  const lines = [lineOf(1, { nextBillingDate: '2026-12-05' }), lineOf(2)];
  begin(lines, {
    'card.list': reply({ cards: savedCards }),
    'billing.customer': reply({ balance: 0, isAutoPay: true }),
  });
  await toReview();
  const page = await review();
  const paid = { billDay: '2026-12-05', with: { by: 'card', card: { brand: 'VISA', lastFour: '4242' } } };
  expect(page.charges).toMatchObject({
    monthly: { cents: 1594, isTaxed: true, isMonthly: true, ...paid },
    once: { cents: page.once, isTaxed: true, isMonthly: false, ...paid },
  });
  account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: noon });
  await confirm(page);
  replies['customer.group'] = reply({ customers: [lineOf(1, { nextBillingDate: '2027-01-05' })] });
  expect((await addLineResult(context, form)).charges).toEqual(page.charges);
});

test('MONEY-1: an order of eSIMs alone costs nothing once', async () => {
  begin(undefined, { 'card.list': fault(), 'billing.customer': fault() });
  await toAddress({ sim: 'esim' });
  expect((await review()).charges).toMatchObject({ once: undefined, monthly: { cents: 1594 } });
});

describe('MONEY-2, ADDLINE-24: the monthly price has its tax in it', () => {
  const monthly = async () => (await review()).charges.monthly;
  const eSims = async (count: number, more: object = {}) => {
    await choose({ count, ...more });
    for (let position = 1; position <= count; position += 1) await fill({ position, sim: 'esim' });
  };

  test('of all lines together', async () => {
    await eSims(2);
    expect(await monthly()).toMatchObject({ cents: 3188, isTaxed: true });
    expect(account.asked.filter(({ id }) => id === 'tax.byCustomer').map(({ input }) => input)).toEqual([
      { countryCode: 'USA', customerId: 'line-1', amount: 30 },
    ]);
  });

  test('of a home-internet customer, with their discount off', async () => {
    begin([lineOf(1, { hsdPlan: true })], {
      'config.keys': reply({ HSD_LINE_DISCOUNT: 5 }),
      'customer.planPricing': reply({
        planPricingInfoList: [{ reachPlanId: 'small', occurrence: 2, price: 1000, orgPrice: 1500 }],
      }),
    });
    await eSims(1);
    expect(await monthly()).toMatchObject({ cents: 1063, isTaxed: true });
  });

  test.each<[string, () => void]>([
    ['the carrier does not tell it', () => void (replies['tax.byCustomer'] = fault())],
    [
      'the price is another than that of the plans on sale',
      () =>
        void (replies['customer.planPricing'] = reply({
          planPricingInfoList: [{ reachPlanId: 'small', occurrence: 3, price: 1600, orgPrice: 1600 }],
        })),
    ],
    [
      'a coupon takes off something else than when it was checked',
      () => void (replies['catalog.coupon'] = reply({ discountInDollar: 0, secondaryDiscountInDollar: 400 })),
    ],
  ])('or is said to be without: %s', async (_, move) => {
    await eSims(1, { couponCode: 'FRIEND10' });
    expect(await monthly()).toMatchObject({ isTaxed: true });
    move();
    const { order, charges } = await review();
    expect(charges.monthly).toMatchObject({ cents: order.lines[0]?.price, isTaxed: false });
  });
});

test('ADDLINE-15: each new line has its own price, among those of the whole group', async () => {
  await toReview();
  replies['customer.planPricing'] = reply({
    planPricingInfoList: [
      { occurrence: 1, reachPlanId: 'large', price: 3500, orgPrice: 3500 },
      { occurrence: 3, reachPlanId: 'small', price: 1700, orgPrice: 1700 },
      { occurrence: 4, reachPlanId: 'small', price: 1800, orgPrice: 1800 },
    ],
  });
  const page = await review();
  expect(page.at).toBe('review');
  expect(page.order.lines.map(({ price }) => price)).toEqual([1700]);
});

describe('ADDLINE-18: the result', () => {
  test.each([
    ['the coupon was refused', 'coupon', 'refused', 'FRIEND10'],
    ['the coupon was taken', 'coupon', 'done', undefined],
    ['something else was refused', 'order', 'refused', undefined],
  ] as const)('ADDLINE-22: names the coupon where that is what was refused: %s', async (_, step, state, code) => {
    await choose({ couponCode: 'FRIEND10' });
    await fill();
    await saveAddress(context, { version: version(), address: burlington, confirmed: true });
    await saveShipping(context, { version: version(), serviceCode: 'usps_first_class_mail' });
    await confirm(await review());
    account.steps = [{ step, state, sentAt: noon }];
    expect((await addLineResult(context, form)).refusedCoupon).toBe(code);
  });

  test('MONEY-2: says of the monthly price whether its tax is in it', async () => {
    await toReview();
    replies['tax.byCustomer'] = fault();
    await confirm(await review());
    expect(await addLineResult(context, form)).toMatchObject({ monthly: { cents: 1500, isTaxed: false } });
  });

  test('says which lines were made and whether the cards were ordered', async () => {
    await toReview();
    account.onSubmit = (operation) => ({ ...operation, state: 'needs-care', refusal: 'refused', sentAt: noon });
    await confirm(await review());
    account.steps = [
      { step: 'line-3', state: 'done', sentAt: noon, result: 'line-3' },
      { step: 'order', state: 'refused', sentAt: noon },
    ];
    expect(await addLineResult(context, form)).toMatchObject({
      state: 'needs-care',
      lines: [{ name: 'Ana Reyes', occurrence: 3, isDone: true, ref: 'ref-line-3______' }],
      isShipped: true,
      isOrdered: false,
      isNotOrdered: true,
      monthly: { cents: 1594, isTaxed: true },
      refresh: undefined,
    });
    account.steps = [{ step: 'order', state: 'sent', sentAt: noon }];
    expect(await addLineResult(context, form)).toMatchObject({ isOrdered: false, isNotOrdered: false });
  });

  test('is found by the person who ordered alone', async () => {
    await toReview();
    await confirm(await review());
    const { context: other } = contextOf(lineOf(2, { isPrimary: false }), account);
    await expect(addLineResult(other, form)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(addLineResult(context, 'form-id-00000002')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await addLineResult(context, form)).toMatchObject({ state: 'pending', refresh: 5 });
  });
});
