import { beforeEach, describe, expect, test } from 'vitest';
import { fault, noon, reply, refOf } from '#rpc/testing/fake-account.ts';
import type { CustomerDraft } from '#rpc/testing/fake-customer.ts';
import { savedCards } from '#rpc/testing/fake-cards.ts';
import { FaultError } from '#rpc/problem.ts';
import { FakeShop, planOf } from '#rpc/testing/fake-shop.ts';
import { changePlanResult, changePlanReview } from '../intent.ts';
import { confirmPlanChange } from './intent.ts';

const minute = 60_000;
const ref = refOf('line-2');

let shop: FakeShop;
beforeEach(() => void (shop = new FakeShop()));

const told = {
  'tax.byCustomer': reply({ totalTax: 250 }),
  'card.list': reply({ cards: savedCards }),
};

test('MONEY-1: the receipt says what the review said, after tax and bill have moved on, too', async () => {
  Object.assign(shop.replies, told);
  const operationId = await shop.quoted();
  const review = await changePlanReview(shop.as(), ref, operationId);
  expect(review).toMatchObject({
    charge: {
      cents: 4250,
      isTaxed: true,
      isMonthly: true,
      billDay: '2026-12-01',
      with: { by: 'card', card: { lastFour: '4242' } },
    },
  });
  shop.account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: noon });
  await confirmPlanChange(shop.as(), ref, operationId, 'now', 250);
  shop.replies['tax.byCustomer'] = reply({ totalTax: 999 });
  shop.draw({ nextBillingDate: '2027-01-01' });
  shop.account.now = noon + 30 * 24 * 60 * minute;
  const result = await changePlanResult(shop.as(), ref, operationId);
  expect(result?.charge).toEqual('charge' in review ? review.charge : 'a review');
});

test('MONEY-2, MONEY-3: without tax and card the review stands, and is confirmed', async () => {
  const operationId = await shop.quoted();
  expect(await changePlanReview(shop.as(), ref, operationId)).toMatchObject({
    charge: { cents: 4000, isTaxed: false, with: { by: 'card', card: undefined } },
  });
  expect(await confirmPlanChange(shop.as(), ref, operationId, 'now')).toMatchObject({ to: 'result' });
});

describe('confirming', () => {
  const before = { requestedOn: '2026-10-01T08:00:00Z' };

  test.each(['now', 'next-cycle'] as const)('%s is sent with what the carrier said just before', async (when) => {
    const operationId = await shop.quoted();
    expect(await confirmPlanChange(shop.as(), ref, operationId, when)).toEqual({ to: 'result', operationId });
    expect(shop.account.submitted).toEqual([{ id: operationId, before }]);
    expect(shop.termsOf(operationId).when).toBe(when);
    expect(shop.account.asked.filter(({ maxAgeMs }) => maxAgeMs === 0).map(({ id: one }) => one)).toEqual([
      'customer.byUsername',
      'customer.group',
      'config.keys',
      'customer.planPricing',
      'customer.planPricing',
      'customer.planChangeStatus',
    ]);
  });

  test('notes what was scheduled before', async () => {
    shop.draw({ amendedReachPlanId: 'small' });
    await confirmPlanChange(shop.as(), ref, await shop.quoted(), 'now');
    expect(shop.account.submitted[0]?.before).toEqual({ ...before, amendedReachPlanId: 'small' });
  });

  test('a downgrade now is refused, though the page was forged (PLAN-5)', async () => {
    const operationId = await shop.quoted('small');
    await expect(confirmPlanChange(shop.as(), ref, operationId, 'now')).rejects.toMatchObject({
      code: 'FORBIDDEN',
      reason: 'time-not-offered',
    });
    expect(shop.account.submitted).toEqual([]);
  });

  test.each<[string, CustomerDraft, CustomerDraft, string]>([
    ['fraud', { category: 'FRAUD' }, {}, 'fraud'],
    ['a suspended primary', {}, { status: 3 }, 'primary-suspended'],
    ['a SIM swap', { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }, {}, 'sim-swap'],
    ['a change from elsewhere', { operationsInProcess: ['PLAN_CHANGE_IN_PROGRESS'] }, {}, 'plan-changing'],
  ])('with %s in the meantime sends nothing', async (_, line, primary, reason) => {
    const operationId = await shop.quoted();
    shop.draw(line, primary);
    await expect(confirmPlanChange(shop.as(), ref, operationId, 'now')).rejects.toMatchObject({
      code: 'FORBIDDEN',
      reason,
    });
    expect(shop.account.submitted).toEqual([]);
  });

  test.each([4100, 3900])(
    'a price that moved to %i comes back for review with the new one (LEDGER-11)',
    async (price) => {
      const operationId = await shop.quoted();
      shop.prices.large = price;
      expect(await confirmPlanChange(shop.as(), ref, operationId, 'now')).toEqual({
        to: 'review',
        operationId: 'operation-000002',
        because: 'moved',
      });
      expect(shop.termsOf('operation-000002').prices[0]?.after.price).toBe(price);
      expect(shop.account.submitted).toEqual([]);
    },
  );

  test.each([
    ['moved', reply({ totalTax: 251 }), 250],
    ['can’t be read any more', fault(), 250],
    ['is known by now', reply({ totalTax: 250 }), 'unknown'],
  ] as const)('MONEY-11: a tax that %s comes back for review', async (_, taxed, shown) => {
    shop.replies['tax.byCustomer'] = taxed;
    const operationId = await shop.quoted();
    expect(await confirmPlanChange(shop.as(), ref, operationId, 'now', shown)).toMatchObject({
      to: 'review',
      because: 'moved',
    });
    expect(shop.account.submitted).toEqual([]);
  });

  test('the day of the next cycle that moved comes back for review', async () => {
    const operationId = await shop.quoted('small');
    shop.draw({ nextBillingDate: '2027-01-01' });
    expect(await confirmPlanChange(shop.as(), ref, operationId, 'next-cycle')).toMatchObject({
      to: 'review',
      because: 'moved',
    });
    expect(shop.account.submitted).toEqual([]);
  });

  test.each([
    [10 * minute, 'result'],
    [10 * minute + 1, 'review'],
  ])('LEDGER-10: %i ms after the quote it leads to the %s', async (ageMs, to) => {
    const operationId = await shop.quoted();
    shop.account.now = noon + ageMs;
    const led = await confirmPlanChange(shop.as(), ref, operationId, 'now');
    expect(led.to).toBe(to);
    expect(shop.account.submitted).toHaveLength(to === 'result' ? 1 : 0);
    if (to === 'review') expect(led).toMatchObject({ because: 'expired', operationId: 'operation-000002' });
  });

  test.each<[string, () => void]>([
    [
      'the plan is not on sale any more',
      () => void (shop.replies['catalog.activePlans'] = reply({ plans: [planOf('medium', 35)] })),
    ],
    ['the line has another plan', () => shop.draw({ reachPlanId: 'small' })],
    ['the line has that plan', () => shop.draw({ reachPlanId: 'large' })],
  ])('when %s in the meantime it leads back to the choice', async (_, given) => {
    const operationId = await shop.quoted();
    given();
    expect(await confirmPlanChange(shop.as(), ref, operationId, 'now')).toEqual({ to: 'select' });
    expect(shop.account.submitted).toEqual([]);
  });

  test('when the plan was scheduled in the meantime, scheduling it once more leads back to the choice', async () => {
    const operationId = await shop.quoted('small');
    shop.draw({ amendedReachPlanId: 'small' });
    expect(await confirmPlanChange(shop.as(), ref, operationId, 'next-cycle')).toEqual({ to: 'select' });
    expect(shop.account.submitted).toEqual([]);
  });

  test('with another change of the line under way it leads there and sends nothing', async () => {
    const operationId = await shop.quoted();
    shop.draw({ operationsInProcess: ['PLAN_CHANGE_IN_PROGRESS'] });
    const { id } = shop.put('unknown');
    expect(await confirmPlanChange(shop.as(), ref, operationId, 'now')).toEqual({ to: 'open', operationId: id });
    expect(shop.account.submitted).toEqual([]);
  });

  test('when another tab was faster, by a moment, it leads to that one', async () => {
    const operationId = await shop.quoted();
    shop.account.onSubmit = (operation) => ({ ...operation, id: 'operation-of-the-other-tab', state: 'sending' });
    expect(await confirmPlanChange(shop.as(), ref, operationId, 'now')).toEqual({
      to: 'open',
      operationId: 'operation-of-the-other-tab',
    });
  });

  test('what was issued before another was sent leads back to the choice', async () => {
    const operationId = await shop.quoted();
    shop.account.onSubmit = (operation) => operation;
    expect(await confirmPlanChange(shop.as(), ref, operationId, 'now')).toEqual({ to: 'select' });
  });

  test.each([
    'customer.byUsername',
    'customer.group',
    'config.keys',
    'config.info',
    'catalog.activePlans',
    'catalog.plan',
    'customer.planPricing',
    'customer.planChangeStatus',
  ])('nothing is sent when %s cannot be read', async (id) => {
    const operationId = await shop.quoted();
    shop.replies[id] = fault();
    await expect(confirmPlanChange(shop.as(), ref, operationId, 'now')).rejects.toThrow('fault http');
    expect(shop.account.submitted).toEqual([]);
  });

  test.each([[[]], [[{ reachPlanId: 'medium', occurrence: 1, price: 3500, orgPrice: 3500 }]]])(
    'MONEY-14: nothing is sent when the line is not among the prices: %j',
    async (planPricingInfoList) => {
      const operationId = await shop.quoted();
      shop.replies['customer.planPricing'] = reply({ planPricingInfoList });
      await expect(confirmPlanChange(shop.as(), ref, operationId, 'now')).rejects.toThrow(FaultError);
      expect(shop.account.submitted).toEqual([]);
    },
  );
});
