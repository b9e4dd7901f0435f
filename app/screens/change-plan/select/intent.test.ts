import { beforeEach, describe, expect, test } from 'vitest';
import { fault, reply, type Replies, refOf } from '#rpc/testing/fake-account.ts';
import type { CustomerDraft } from '#rpc/testing/fake-customer.ts';
import { FakeShop } from '#rpc/testing/fake-shop.ts';
import { changePlanForm } from './intent.ts';

const ref = refOf('line-2');

let shop: FakeShop;
beforeEach(() => void (shop = new FakeShop()));

describe('the form', () => {
  test('lists the plans that the line can change to, cheapest first, and its own plan separately', async () => {
    const form = await changePlanForm(shop.as(), ref);
    expect(form).toMatchObject({
      line: { ref, occurrence: 2 },
      decision: { allowed: true },
      current: { planId: 'medium', name: 'The medium', gigabytes: 5, stream: 'SD', price: 3000, place: 1 },
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
    ['the check is slow', {}, { 'device.imeiCheck': fault('slow') }, 'loading', true],
    ['its device is not known', { imei: undefined }, {}, 'device-unknown', false],
    ['it has an eSIM', { esim: true }, {}, undefined, false],
  ])('an eSIM plan, when %s (PLAN-7)', async (_, draft, more, reason, checks) => {
    shop.draw(draft);
    Object.assign(shop.replies, more);
    const { options } = await changePlanForm(shop.as(), ref);
    const denial = reason === 'loading' ? { reason: 'device-unknown', isLoading: true } : { reason };
    expect(options.find(({ planId }) => planId === 'esim')?.decision).toEqual(
      reason ? { allowed: false, ...denial } : { allowed: true },
    );
    expect(shop.account.reads.includes('device.imeiCheck')).toBe(checks);
  });

  test('reads the line’s own plan where it is no longer on sale', async () => {
    shop.draw({ reachPlanId: 'legacy' });
    const form = await changePlanForm(shop.as(), ref);
    expect(form.current?.name).toBe('The legacy');
    expect(form.options.map(({ planId }) => planId)).toEqual(['large']);
  });

  test.each([
    ['2026-05-20', [3, 9, 4], [3, 9, 4], 9],
    ['2026-09-12', [3, 9, 4], [3], 3],
    [undefined, [3, 9, 4], [], undefined],
    ['2026-05-20', [3, undefined, 4], [], undefined],
  ])('has the use of complete months since %s: %j (PLAN-25)', async (activationDate, used, months, most) => {
    const gigabyte = 1024 ** 3;
    shop.draw({ activationDate });
    const starts = ['2026-10-01', '2026-09-01', '2026-08-01'];
    shop.replies['usage.group'] = ({ startDate }) => {
      const gigabytes = used[starts.indexOf(String(startDate))];
      if (gigabytes === undefined) return fault();
      const users = [{ userId: 'line-2', bytes: gigabytes * gigabyte, maxBytes: 5 * gigabyte }];
      return reply({ billStartDate: startDate, billEndDate: startDate, users, days: [] });
    };
    const form = await changePlanForm(shop.as(), ref);
    expect(form.months.map(({ bytes }) => bytes / gigabyte)).toEqual(months);
    expect(form.scale).toEqual({ largest: 5, used: most });
  });

  test('has the data of the line in the present cycle (LINE-46)', async () => {
    const users = [{ userId: 'line-2', bytes: 94, maxBytes: 100 }];
    shop.replies['usage.group'] = ({ startDate }) =>
      startDate === '2026-11-01'
        ? reply({ billStartDate: startDate, billEndDate: '2026-11-30', users, days: [] })
        : fault();
    const { data } = await changePlanForm(shop.as(), ref);
    expect(data).toMatchObject({ kind: 'usable', left: { usedBytes: 94, leftBytes: 6 } });
  });

  test('offers nothing to a line without a plan', async () => {
    shop.draw({ reachPlanId: undefined });
    expect(await changePlanForm(shop.as(), ref)).toMatchObject({ options: [] });
  });

  test('shows the scheduled change, and does not offer it once more', async () => {
    shop.draw({ amendedReachPlanId: 'small' });
    const form = await changePlanForm(shop.as(), ref);
    expect(form.scheduled).toEqual({ name: 'The small', startsOn: '2026-12-01' });
    expect(form.options[0]?.decision).toEqual({ allowed: false, reason: 'already-scheduled' });
  });

  test('has the day of the next cycle when the carrier still names one that is over (ACCOUNT-20)', async () => {
    const over = { nextBillingDate: '2026-11-14', billStartDate: '2026-10-14', billEndDate: '2026-11-13' };
    shop.draw({ ...over, amendedReachPlanId: 'small' }, over);
    const form = await changePlanForm(shop.as(), ref);
    expect(form.scheduled).toEqual({ name: 'The small', startsOn: '2026-12-14' });
    expect((await shop.open('large')).review.nextCycle).toBe('2026-12-14');
  });

  test('returns the reason that nothing can be changed, without further reads (LINE-24)', async () => {
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

  test('shows the error page when the plans cannot be read', async () => {
    shop.replies['catalog.activePlans'] = fault();
    await expect(changePlanForm(shop.as(), ref)).rejects.toThrow('fault http');
  });
});
