import { beforeEach, expect, test } from 'vitest';
import { readById } from '#rpc/carrier/procedures.ts';
import { operationStates } from '#rpc/domain/ledger.ts';
import { FaultError } from '#rpc/problem.ts';
import { fault, type Replies, refOf, reply } from '#rpc/testing/fake-account.ts';
import { FakeShop } from '#rpc/testing/fake-shop.ts';
import { recordingCarrier } from '#rpc/testing/recording-carrier.ts';
import { changePlanForm } from '../select/intent.ts';
import { changePlanReview } from './intent.ts';

const lineRef = refOf('line-2');

/** A price of the line that does not change. */
const ofFirstLine = { reachPlanId: 'medium', occurrence: 1, price: 3500, orgPrice: 3500 };

let shop: FakeShop;
beforeEach(() => void (shop = new FakeShop()));

const reviewOf = (planId: string) => changePlanReview(shop.as(), { lineRef, operationId: 'form-change-0001', planId });

test('shows what changes with an upgrade, what it costs and both times, and keeps nothing', async () => {
  const { review } = await shop.open();
  expect(review).toMatchObject({
    line: { ref: lineRef, occurrence: 2 },
    planId: 'large',
    planName: 'The large',
    fromPlanName: 'The medium',
    direction: 'upgrade',
    nextCycle: '2026-12-01',
    times: ['now', 'next-cycle'],
    // Eleven of thirty days are left of a difference of ten dollars.
    rest: { cents: 367, isTaxed: false, isAbout: true },
    prices: [
      {
        occurrence: 2,
        before: { price: 3000, list: 3000, homeInternet: 0, coupon: 0 },
        after: { price: 4000, list: 4000, homeInternet: 0, coupon: 0 },
      },
    ],
    decision: { allowed: true },
    quoteHash: expect.stringMatching(/^[\w-]{22}$/) as string,
  });
  expect(shop.account.operations).toEqual([]);
});

test('names the other lines whose prices move (PLAN-12)', async () => {
  shop.replies['customer.planPricing'] = ({ modified_occurrence }) => {
    const large = (modified_occurrence as { reachPlanId: string }[])[0]?.reachPlanId === 'large';
    return reply({
      planPricingInfoList: [
        { reachPlanId: 'medium', occurrence: 1, price: large ? 3000 : 3500, orgPrice: 3500 },
        { reachPlanId: 'large', occurrence: 2, price: large ? 4500 : 3000, orgPrice: 4500 },
      ],
    });
  };
  const { review } = await shop.open();
  expect(review.prices.map(({ line, before, after }) => [line, before.price, after.price])).toEqual([
    [{ occurrence: 2 }, 3000, 4500],
    [{ occurrence: 1, name: 'Dana Reyes' }, 3500, 3000],
  ]);
});

test('offers a downgrade the next cycle alone (PLAN-5)', async () => {
  const { review } = await shop.open('small');
  expect(review).toMatchObject({ times: ['next-cycle'], direction: 'downgrade', rest: undefined });
});

test('has the same hash each time it is opened, and another for another plan', async () => {
  const [first, again, other] = [await shop.open(), await shop.open(), await shop.open('small')];
  expect(again.form).toEqual(first.form);
  expect(other.form.quoteHash).not.toBe(first.form.quoteHash);
});

test('names the scheduled change that the new plan replaces (PLAN-16)', async () => {
  shop.draw({ amendedReachPlanId: 'small' });
  expect((await shop.open()).review).toMatchObject({ replaces: 'The small' });
});

test('names no replaced plan that is not on sale (PLAN-22)', async () => {
  shop.draw({ amendedReachPlanId: 'plan-ghost' });
  expect((await shop.open()).review.replaces).toBe('');
});

test('replaces nothing when the scheduled plan is the line’s own (LINE-44)', async () => {
  shop.draw({ amendedReachPlanId: 'medium' });
  expect((await shop.open()).review).toHaveProperty('replaces', undefined);
  expect(await changePlanForm(shop.as(), lineRef)).toHaveProperty('scheduled', undefined);
});

test('has no share of this cycle where the carrier does not prorate', async () => {
  shop.replies['config.info'] = reply({ billDueDays: 15, standardBillDay: 3, dataProrate: true, planProrate: false });
  expect((await shop.open()).review).toHaveProperty('rest', undefined);
});

test.each(['medium', 'unheard-of', 'legacy', ''])('of "%s", which is no plan to change to, is none', async (planId) => {
  expect(await reviewOf(planId)).toEqual({ kind: 'not-offered' });
  expect(shop.account.reads).not.toContain('customer.planPricing');
});

test('does not exist for a plan on sale that the line cannot have (PLAN-2)', async () => {
  shop.draw({ reachPlanId: 'legacy' });
  expect(await reviewOf('small')).toEqual({ kind: 'not-offered' });
});

test('does not exist for a line without a plan', async () => {
  shop.draw({ reachPlanId: undefined });
  expect(await reviewOf('large')).toEqual({ kind: 'not-offered' });
});

test.each<[string, () => void, string, string]>([
  ['a suspended primary', () => shop.draw({}, { status: 3 }), 'large', 'primary-suspended'],
  ['a SIM swap', () => shop.draw({ operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }), 'large', 'sim-swap'],
  [
    'an eSIM plan for a device without',
    () => void (shop.replies['device.imeiCheck'] = reply({ isValid: true, esimAvailable: false })),
    'esim',
    'device-without-esim',
  ],
  ['a plan that is scheduled already', () => shop.draw({ amendedReachPlanId: 'small' }), 'small', 'already-scheduled'],
])('gives the reason for %s (LINE-24)', async (_, arrange, planId, reason) => {
  arrange();
  expect((await shop.open(planId)).review.decision).toMatchObject({ allowed: false, reason });
});

test('is refused for a secondary (LINE-32)', async () => {
  expect((await shop.open('large', shop.lines[1])).review.decision).toEqual({ allowed: false, reason: 'secondary' });
});

test.each([
  ['esim', false, true],
  ['esim', true, undefined],
  ['large', false, undefined],
])('of the plan %s for a line with eSIM %s: the SIM card stays %s (PLAN-24)', async (planId, esim, keepsSim) => {
  shop.draw({ esim });
  expect((await shop.open(planId)).review.keepsSim).toBe(keepsSim);
});

test('reads the device for an eSIM plan alone (PLAN-7)', async () => {
  await reviewOf('large');
  expect(shop.account.reads).not.toContain('device.imeiCheck');
  await reviewOf('esim');
  expect(shop.account.reads).toContain('device.imeiCheck');
});

test.each<[string, Replies]>([
  ['cannot be read', { 'customer.planPricing': fault() }],
  ['has no line', { 'customer.planPricing': reply({ planPricingInfoList: [] }) }],
  ['leaves the line out', { 'customer.planPricing': reply({ planPricingInfoList: [ofFirstLine] }) }],
])('is the generic error screen when the price %s (ERROR-8, MONEY-14)', async (_, more) => {
  Object.assign(shop.replies, more);
  await expect(reviewOf('large')).rejects.toThrow(FaultError);
});

test('reads pricing with customerId and modified_occurrence, never from the cache (PLAN-9)', async () => {
  await reviewOf('large');
  const asked = shop.account.asked.filter(({ id }) => id === 'customer.planPricing');
  expect(asked.map(({ maxAgeMs }) => maxAgeMs)).toEqual([0, 0]);

  const prices = [{ reachPlanId: 'large', occurrence: 2, price: 40, orgPrice: 45 }];
  const { caller, sent } = recordingCarrier({ planPricingInfoList: prices });
  // One after the other: calls that are signed at the same time may be sent in any order.
  const replies = [];
  for (const { id, input } of asked) replies.push(await readById(caller, id, input));
  const path = '/auth/v0/astound/mobile/plan/pricing';
  const fieldsOf = (planId: string) => ({
    customerId: 'line-1',
    modified_occurrence: `[{"occurrence":2,"reachPlanId":"${planId}"}]`,
  });
  expect(sent).toEqual(['medium', 'large'].map((planId) => ({ method: 'PUT', path, fields: fieldsOf(planId) })));
  expect(replies[0]).toEqual({
    kind: 'reply',
    reply: { planPricingInfoList: [{ reachPlanId: 'large', occurrence: 2, price: 4000, orgPrice: 4500 }] },
  });
});

test.each(operationStates.filter((state) => state !== 'not-sent'))(
  'is over once the operation is %s',
  async (state) => {
    const { id: operationId } = shop.put(state);
    expect(await changePlanReview(shop.as(), { lineRef, operationId, planId: 'large' })).toEqual({ kind: 'sent' });
  },
);

test('leads another choice of the same form to a change of its own (LEDGER-2)', async () => {
  const { id: operationId } = shop.put('done');
  const page = (planId: string) => changePlanReview(shop.as(), { lineRef, operationId, planId });
  expect(await page('small')).toEqual({ kind: 'other-choice' });
  expect(await page('')).toEqual({ kind: 'sent' });
});
