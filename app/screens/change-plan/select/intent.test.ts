import { beforeEach, describe, expect, test } from 'vitest';
import { fault, reply, type Replies, refOf } from '#rpc/testing/fake-account.ts';
import type { CustomerDraft } from '#rpc/testing/fake-customer.ts';
import { FaultError } from '#rpc/problem.ts';
import { readById } from '#rpc/carrier/procedures.ts';
import { recordingCarrier } from '#rpc/testing/recording-carrier.ts';
import { FakeShop } from '#rpc/testing/fake-shop.ts';
import { changePlanForm, quotePlanChange } from './intent.ts';

const ref = refOf('line-2');

/** A price of the line that does not change. */
const ofFirstLine = { reachPlanId: 'medium', occurrence: 1, price: 3500, orgPrice: 3500 };

let shop: FakeShop;
beforeEach(() => void (shop = new FakeShop()));

describe('the form', () => {
  test('has the plans that the line can change to, cheapest first, and its own apart', async () => {
    const form = await changePlanForm(shop.as(), ref);
    expect(form).toMatchObject({
      line: { ref, occurrence: 2 },
      decision: { allowed: true },
      current: { planId: 'medium', name: 'The medium', gigabytes: 5, stream: 'SD', price: 3000 },
    });
    expect(
      form.options.map(({ planId, price, direction, decision }) => [planId, price, direction, decision.allowed]),
    ).toEqual([
      ['small', 1500, 'downgrade', true],
      ['large', 4000, 'upgrade', true],
      ['esim', 5500, 'upgrade', true],
    ]);
    expect(form).toHaveProperty('scheduled', undefined);
  });

  test('takes the home-internet discount off each line (PLAN-11)', async () => {
    shop.draw({}, { hsdPlan: true });
    expect((await changePlanForm(shop.as(), ref)).options.map(({ price }) => price)).toEqual([1000, 3500, 5000]);
  });

  test.each<[string, CustomerDraft, Replies, string | undefined, boolean]>([
    ['its device takes an eSIM', {}, {}, undefined, true],
    [
      'its device doesn’t',
      {},
      { 'device.imeiCheck': reply({ isValid: true, esimAvailable: false }) },
      'device-without-esim',
      true,
    ],
    [
      'its device is not compatible at all',
      {},
      { 'device.imeiCheck': reply({ isValid: false, esimAvailable: true }) },
      'device-without-esim',
      true,
    ],
    [
      'its own IMEI is "already in use" (PLAN-8)',
      {},
      {
        'device.imeiCheck': { kind: 'problem', name: 'alreadyInUse', resCode: 40152, message: 'This IMEI is in use.' },
      },
      undefined,
      true,
    ],
    ['the check is down', {}, { 'device.imeiCheck': fault() }, 'device-unknown', true],
    ['its device is not known', { imei: undefined }, {}, 'device-unknown', false],
    ['it has an eSIM', { esim: true }, {}, undefined, false],
  ])('an eSIM plan, when %s (PLAN-7)', async (_, draft, more, reason, checks) => {
    shop.draw(draft);
    Object.assign(shop.replies, more);
    const { options } = await changePlanForm(shop.as(), ref);
    expect(options.find(({ planId }) => planId === 'esim')?.decision).toEqual(
      reason ? { allowed: false, reason } : { allowed: true },
    );
    expect(shop.account.reads.includes('device.imeiCheck')).toBe(checks);
  });

  test('asks for the line’s own plan where it is no longer on sale', async () => {
    shop.draw({ reachPlanId: 'legacy' });
    const form = await changePlanForm(shop.as(), ref);
    expect(form.current?.name).toBe('The legacy');
    expect(form.options.map(({ planId }) => planId)).toEqual(['large']);
  });

  test('offers nothing to a line without a plan', async () => {
    shop.draw({ reachPlanId: undefined });
    expect(await changePlanForm(shop.as(), ref)).toMatchObject({ options: [] });
  });

  test('tells the scheduled change, and does not offer it once more', async () => {
    shop.draw({ amendedReachPlanId: 'small' });
    const form = await changePlanForm(shop.as(), ref);
    expect(form.scheduled).toEqual({ name: 'The small', startsOn: '2026-12-01' });
    expect(form.options[0]?.decision).toEqual({ allowed: false, reason: 'already-scheduled' });
  });

  test('ACCOUNT-20: tells no day that is over', async () => {
    const over = { nextBillingDate: '2026-11-14', billStartDate: '2026-10-14', billEndDate: '2026-11-13' };
    shop.draw({ ...over, amendedReachPlanId: 'small' }, over);
    const form = await changePlanForm(shop.as(), ref);
    expect([form.nextCycle, form.scheduled]).toEqual([undefined, { name: 'The small' }]);
    expect(shop.termsOf(await shop.quoted('large')).nextCycle).toBeUndefined();
  });

  test('says why nothing can be changed, and asks for no more (LINE-24)', async () => {
    shop.draw({}, { status: 3 });
    expect(await changePlanForm(shop.as(), ref)).toMatchObject({
      decision: { allowed: false, reason: 'primary-suspended' },
      options: [],
    });
    expect(shop.account.reads).not.toContain('device.imeiCheck');
  });

  test('names the change that is under way', async () => {
    shop.put('pending', { subjectId: 'line-1' });
    expect(await changePlanForm(shop.as(), ref)).toHaveProperty('open', undefined);
    shop.put('unknown', { id: 'operation-000003' });
    expect((await changePlanForm(shop.as(), ref)).open).toEqual({
      operationId: 'operation-000003',
      planName: 'The large',
    });
  });

  test('is the sorry page when the plans cannot be read', async () => {
    shop.replies['catalog.activePlans'] = fault();
    await expect(changePlanForm(shop.as(), ref)).rejects.toThrow('fault http');
  });
});

describe('the quote', () => {
  test('of an upgrade issues one operation for both times, with what it costs, and sends nothing', async () => {
    const id = await shop.quoted('large');
    expect(
      shop.account.operations.map(({ id: one, state, subjectId, actorId }) => [one, state, subjectId, actorId]),
    ).toEqual([['operation-000001', 'issued', 'line-2', 'line-1']]);
    expect(shop.termsOf(id)).toEqual({
      planId: 'large',
      planName: 'The large',
      fromPlanId: 'medium',
      fromPlanName: 'The medium',
      occurrence: 2,
      direction: 'upgrade',
      when: 'now',
      nextCycle: '2026-12-01',
      times: ['now', 'next-cycle'],
      // Eleven of thirty days are left of a difference of ten dollars.
      prorated: 367,
      prices: [
        {
          occurrence: 2,
          before: { price: 3000, list: 3000, homeInternet: 0, coupon: 0 },
          after: { price: 4000, list: 4000, homeInternet: 0, coupon: 0 },
        },
      ],
    });
    expect(shop.account.submitted).toEqual([]);
  });

  test('of a downgrade gives out the next cycle alone (PLAN-5)', async () => {
    const id = await shop.quoted('small');
    expect(shop.account.operations).toHaveLength(1);
    expect(shop.termsOf(id)).toMatchObject({ times: ['next-cycle'], direction: 'downgrade', prorated: 0 });
  });

  test('notes the scheduled change that it takes the place of', async () => {
    shop.draw({ amendedReachPlanId: 'small' });
    expect(shop.termsOf(await shop.quoted('large'))).toMatchObject({ replaces: 'The small' });
  });

  test('PLAN-22: names no replaced plan that is not on sale', async () => {
    shop.draw({ amendedReachPlanId: 'plan-ghost' });
    expect(shop.termsOf(await shop.quoted('large')).replaces).toBe('');
  });

  test('LINE-44: of a line whose plan to come is the one that it has replaces nothing', async () => {
    shop.draw({ amendedReachPlanId: 'medium' });
    expect(shop.termsOf(await shop.quoted('large'))).toHaveProperty('replaces', undefined);
    expect(await changePlanForm(shop.as(), ref)).toHaveProperty('scheduled', undefined);
  });

  test('has no share of this cycle where the carrier does not prorate', async () => {
    shop.replies['config.info'] = reply({ billDueDays: 15, standardBillDay: 3, dataProrate: true, planProrate: false });
    expect(shop.termsOf(await shop.quoted('large'))).toHaveProperty('prorated', undefined);
  });

  test.each(['medium', 'unheard-of', 'legacy'])('of %s, which the line cannot change to, is none', async (plan) => {
    expect(await quotePlanChange(shop.as(), ref, plan)).toBeUndefined();
    expect(shop.account.operations).toEqual([]);
    expect(shop.account.reads).not.toContain('customer.planPricing');
  });

  test('of a plan on sale that the line’s own does not list is none', async () => {
    shop.draw({ reachPlanId: 'legacy' });
    expect(await quotePlanChange(shop.as(), ref, 'small')).toBeUndefined();
    expect(shop.account.operations).toEqual([]);
  });

  test.each<[string, () => void, string, string]>([
    ['a suspended primary', () => shop.draw({}, { status: 3 }), 'large', 'primary-suspended'],
    [
      'an eSIM plan for a device without',
      () => void (shop.replies['device.imeiCheck'] = reply({ isValid: true, esimAvailable: false })),
      'esim',
      'device-without-esim',
    ],
    ['what is scheduled already', () => shop.draw({ amendedReachPlanId: 'small' }), 'small', 'already-scheduled'],
  ])('is refused for %s, though the page was forged', async (_, given, plan, reason) => {
    given();
    await expect(quotePlanChange(shop.as(), ref, plan)).rejects.toMatchObject({ code: 'FORBIDDEN', reason });
    expect(shop.account.operations).toEqual([]);
  });

  test('of a secondary is refused (LINE-32)', async () => {
    await expect(quotePlanChange(shop.as(shop.lines[1]), ref, 'large')).rejects.toMatchObject({
      code: 'FORBIDDEN',
      reason: 'secondary',
    });
  });

  test.each<[string, Replies]>([
    ['cannot be read', { 'customer.planPricing': fault() }],
    ['has no line', { 'customer.planPricing': reply({ planPricingInfoList: [] }) }],
    ['leaves the line out', { 'customer.planPricing': reply({ planPricingInfoList: [ofFirstLine] }) }],
  ])('is the generic error screen when the price %s (ERROR-8, MONEY-14)', async (_, more) => {
    Object.assign(shop.replies, more);
    await expect(quotePlanChange(shop.as(), ref, 'large')).rejects.toThrow(FaultError);
    expect(shop.account.operations).toEqual([]);
  });

  test('PLAN-9: pricing is asked with customerId and modified_occurrence, never from the cache', async () => {
    await quotePlanChange(shop.as(), ref, 'large');
    const asked = shop.account.asked.filter(({ id }) => id === 'customer.planPricing');
    expect(asked.map(({ maxAgeMs }) => maxAgeMs)).toEqual([0, 0]);

    const prices = [{ reachPlanId: 'large', occurrence: 2, price: 40, orgPrice: 45 }];
    const { caller, sent } = recordingCarrier({ planPricingInfoList: prices });
    // One after the other: calls that are signed at the same time may be sent in any order.
    const replies = [];
    for (const { id, input } of asked) replies.push(await readById(caller, id, input));
    const path = '/auth/v0/astound/mobile/plan/pricing';
    expect(sent).toEqual([
      {
        method: 'PUT',
        path,
        fields: { customerId: 'line-1', modified_occurrence: '[{"occurrence":2,"reachPlanId":"medium"}]' },
      },
      {
        method: 'PUT',
        path,
        fields: { customerId: 'line-1', modified_occurrence: '[{"occurrence":2,"reachPlanId":"large"}]' },
      },
    ]);
    expect(replies[0]).toEqual({
      kind: 'reply',
      reply: { planPricingInfoList: [{ reachPlanId: 'large', occurrence: 2, price: 4000, orgPrice: 4500 }] },
    });
  });
});
