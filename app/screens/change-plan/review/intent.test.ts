import { beforeEach, describe, expect, test } from 'vitest';
import { fault, noon, reply, refOf } from '#rpc/testing/fake-account.ts';
import type { CustomerDraft } from '#rpc/testing/fake-customer.ts';
import { savedCards } from '#rpc/testing/fake-cards.ts';
import { FaultError } from '#rpc/problem.ts';
import { FakeShop, planOf } from '#rpc/testing/fake-shop.ts';
import type { PlanChangeTime } from '#rpc/domain/plan-change.ts';
import { operationStates } from '#rpc/domain/ledger.ts';
import { changePlanResult } from '../intent.ts';
import { confirmPlanChange } from './intent.ts';

const minute = 60_000;
const ref = refOf('line-2');

let shop: FakeShop;
beforeEach(() => void (shop = new FakeShop()));

type Form = Awaited<ReturnType<FakeShop['open']>>['form'];
const confirm = (form: Form, when: PlanChangeTime = 'now') => confirmPlanChange(shop.as(), { ...form, when });
const sent = { kind: 'operation', isOwn: true, operation: { id: 'form-change-0001' } };

const withTaxAndCard = {
  'tax.byCustomer': reply({ totalTax: 250 }),
  'card.list': reply({ cards: savedCards }),
};

test('keeps the receipt equal to the review after tax and bill have changed (MONEY-1)', async () => {
  Object.assign(shop.replies, withTaxAndCard);
  const { review, form } = await shop.open();
  expect(review).toMatchObject({
    charges: {
      'next-cycle': {
        following: {
          cents: 4250,
          isTaxed: true,
          isMonthly: true,
          billDay: '2026-12-01',
          with: { kind: 'card', card: { lastFour: '4242' } },
        },
      },
    },
  });
  shop.account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: noon });
  await confirm(form);
  shop.replies['tax.byCustomer'] = reply({ totalTax: 999 });
  shop.draw({ nextBillingDate: '2027-01-01' });
  shop.account.now = noon + 30 * 24 * 60 * minute;
  const result = await changePlanResult(shop.as(), ref, form.operationId);
  expect(result.charges).toEqual(review.charges.now);
});

test('shows and confirms the review without tax and card (MONEY-2, MONEY-3)', async () => {
  const { review, form } = await shop.open();
  expect(review).toMatchObject({
    charges: { now: { following: { cents: 4000, isTaxed: false, with: { kind: 'card', card: undefined } } } },
  });
  expect(await confirm(form)).toMatchObject(sent);
});

describe('confirming', () => {
  const before = { requestedOn: '2026-10-01T08:00:00Z' };

  test('reads the tax again where the carrier’s price is not the listed one (MONEY-2)', async () => {
    shop.replies['tax.byCustomer'] = ({ amount }) => reply({ totalTax: Math.round(Number(amount) * 10) });
    shop.prices.large = 4100;
    const { review, form } = await shop.open();
    expect(review.charges.now.following).toMatchObject({ cents: 4510, isTaxed: true });
    expect(await confirm(form)).toMatchObject(sent);
    expect(shop.termsOf(form.operationId).tax).toBe(410);
  });

  test.each(['now', 'next-cycle'] as const)('%s is sent with what the carrier said just before', async (when) => {
    const { form } = await shop.open();
    expect(await confirm(form, when)).toMatchObject(sent);
    expect(shop.account.submitted).toEqual([{ id: form.operationId, before }]);
    expect(shop.termsOf(form.operationId)).toMatchObject({
      when,
      planId: 'large',
      fromPlanId: 'medium',
      occurrence: 2,
    });
    expect(shop.termsOf(form.operationId)).not.toHaveProperty('times');
    expect(shop.account.asked.filter(({ maxAgeMs }) => maxAgeMs === 0).map(({ id: one }) => one)).toEqual([
      'customer.byUsername',
      'customer.group',
      'config.keys',
      'customer.planPricing',
      'customer.planPricing',
      'customer.planChangeStatus',
    ]);
  });

  test('stores the plan that was scheduled before', async () => {
    shop.draw({ amendedReachPlanId: 'small' });
    await confirm((await shop.open()).form);
    expect(shop.account.submitted[0]?.before).toEqual({ ...before, amendedReachPlanId: 'small' });
  });

  test('refuses a downgrade now, even from a forged page (PLAN-5)', async () => {
    const { form } = await shop.open('small');
    await expect(confirm(form)).rejects.toMatchObject({
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
    const { form } = await shop.open();
    shop.draw(line, primary);
    await expect(confirm(form)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      reason,
    });
    expect(shop.account.submitted).toEqual([]);
  });

  test.each([4100, 3900])(
    'shows the review again with the new price when the price has changed to %i (LEDGER-11)',
    async (price) => {
      const { form } = await shop.open();
      shop.prices.large = price;
      expect(await confirm(form)).toEqual({ kind: 'rejected', reason: 'moved' });
      expect(shop.account.submitted).toEqual([]);
      const fresh = await shop.open();
      expect(fresh.review.prices[0]?.after.price).toBe(price);
      expect(await confirm(fresh.form)).toMatchObject(sent);
    },
  );

  test.each([
    ['moved', reply({ totalTax: 250 }), reply({ totalTax: 251 })],
    ['can’t be read any more', reply({ totalTax: 250 }), fault()],
    ['is known by now', fault(), reply({ totalTax: 250 })],
  ] as const)('a tax that %s comes back for review (MONEY-11)', async (_, shown, present) => {
    shop.replies['tax.byCustomer'] = shown;
    const { form } = await shop.open();
    shop.replies['tax.byCustomer'] = present;
    expect(await confirm(form)).toEqual({ kind: 'rejected', reason: 'moved' });
    expect(shop.account.submitted).toEqual([]);
  });

  test('shows the review again when the next cycle begins on another day', async () => {
    const { form } = await shop.open('small');
    shop.draw({ nextBillingDate: '2026-12-05' });
    expect(await confirm(form, 'next-cycle')).toEqual({ kind: 'rejected', reason: 'moved' });
    expect(shop.account.submitted).toEqual([]);
  });

  test.each<[string, () => void]>([
    [
      'the plan is not on sale any more',
      () => void (shop.replies['catalog.activePlans'] = reply({ plans: [planOf('medium', 35)] })),
    ],
    ['the line has another plan', () => shop.draw({ reachPlanId: 'small' })],
    ['the line has that plan', () => shop.draw({ reachPlanId: 'large' })],
  ])('when %s in the meantime it leads back to the choice', async (_, given) => {
    const { form } = await shop.open();
    given();
    expect(await confirm(form)).toEqual({ kind: 'rejected', reason: 'changed' });
    expect(shop.account.submitted).toEqual([]);
  });

  test('returns to the choice when the plan was scheduled in the meantime', async () => {
    const { form } = await shop.open('small');
    shop.draw({ amendedReachPlanId: 'small' });
    expect(await confirm(form, 'next-cycle')).toEqual({ kind: 'rejected', reason: 'changed' });
    expect(shop.account.submitted).toEqual([]);
  });

  test('redirects to another change of the line in progress, and sends nothing', async () => {
    const { form } = await shop.open();
    shop.draw({ operationsInProcess: ['PLAN_CHANGE_IN_PROGRESS'] });
    const { id } = shop.put('unknown');
    expect(await confirm(form)).toMatchObject({ isOwn: false, operation: { id } });
    expect(shop.account.submitted).toEqual([]);
  });

  test('returns the operation of another tab that was faster by a moment', async () => {
    const { form } = await shop.open();
    shop.account.onSubmit = (operation) => ({ ...operation, id: 'operation-of-the-other-tab', state: 'sending' });
    expect(await confirm(form)).toMatchObject({ isOwn: false, operation: { id: 'operation-of-the-other-tab' } });
  });

  test.each(['done', 'refused'] as const)(
    'of before one that is %s leads back to the choice (LEDGER-12)',
    async (state) => {
      const { form } = await shop.open();
      shop.put(state);
      expect(await confirm(form)).toEqual({ kind: 'rejected', reason: 'changed' });
      expect(shop.account.submitted).toEqual([]);
      expect(await confirm((await shop.open()).form)).toMatchObject(sent);
    },
  );

  test('sends the order of the page without a hint about the price, or with a wrong one', async () => {
    shop.replies['tax.byCustomer'] = ({ amount }) => reply({ totalTax: Number(amount) });
    const { form } = await shop.open();
    expect(await confirm({ ...form, hint: undefined } as unknown as Form)).toMatchObject(sent);
    shop.account.operations.length = 0;
    expect(await confirm({ ...form, hint: { ...form.hint, price: 1 } })).toMatchObject(sent);
    expect(shop.termsOf(form.operationId).tax).toBe(40);
  });

  test.each([{ fromPlanId: 'small' }, { occurrence: 3 }])('with a made-up hint sends nothing: %j', async (made) => {
    const { form } = await shop.open();
    expect(await confirm({ ...form, hint: { ...form.hint, ...made } })).toEqual({
      kind: 'rejected',
      reason: 'changed',
    });
    expect(shop.account.submitted).toEqual([]);
  });

  test.each(operationStates.filter((state) => state !== 'not-sent'))(
    'again, when it is %s, leads to its result and asks nobody',
    async (state) => {
      const { id: operationId } = shop.put(state);
      const { form } = await shop.open();
      expect(await confirm({ ...form, operationId })).toMatchObject({ isOwn: true, operation: { id: operationId } });
      expect(shop.account.asked).toEqual([]);
      expect(shop.account.submitted).toEqual([]);
    },
  );

  test('sends nothing when the form names another start than before (LEDGER-23, PLAN-15)', async () => {
    const { form } = await shop.open();
    await confirm(form);
    await expect(confirm(form, 'next-cycle')).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' });
    expect(shop.account.submitted).toHaveLength(1);
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
    const { form } = await shop.open();
    shop.replies[id] = fault();
    await expect(confirm(form)).rejects.toThrow('fault http');
    expect(shop.account.submitted).toEqual([]);
  });

  test.each([[[]], [[{ reachPlanId: 'medium', occurrence: 1, price: 3500, orgPrice: 3500 }]]])(
    'nothing is sent when the line is not among the prices: %j (MONEY-14)',
    async (planPricingInfoList) => {
      const { form } = await shop.open();
      shop.replies['customer.planPricing'] = reply({ planPricingInfoList });
      await expect(confirm(form)).rejects.toThrow(FaultError);
      expect(shop.account.submitted).toEqual([]);
    },
  );
});
