import { describe, expect, test } from 'vitest';
import { Plan } from '#contracts/catalog/vocabulary.ts';
import { bytesPerGigabyte } from '#contracts/vocabulary.ts';
import { type CustomerDraft, lineOf } from '../testing/fake-customer.ts';
import { type AdviceCycle, adviceCyclesOf, adviceOf, atThisPace } from './plan-advice.ts';

const sizes = ['plan-2gb', 'plan-5gb', 'plan-10gb', 'esim'];
const planOf = (name: string, planData: number, baseLinePrice: number, fields: object = {}) =>
  Plan.parse({
    name,
    displayNameWeb: `Best Fit ${planData}GB`,
    planData,
    baseLinePrice,
    additionalLinePrice: baseLinePrice - 5,
    downGradableTo: sizes,
    ...fields,
  });
const [small, medium, large] = [planOf('plan-2gb', 2, 20), planOf('plan-5gb', 5, 25), planOf('plan-10gb', 10, 35)];
const cycleOf = (gigabytes: number, fields: Partial<AdviceCycle> = {}): AdviceCycle => ({
  bytes: gigabytes * bytesPerGigabyte,
  maxBytes: 10 * bytesPerGigabyte,
  toppedUp: false,
  ...fields,
});
const little = [cycleOf(0.5), cycleOf(1.2), cycleOf(1.8), cycleOf(1.5)];
const advice = (facts: Partial<Parameters<typeof adviceOf>[0]> = {}) =>
  adviceOf({
    line: lineOf(1),
    current: large,
    onSale: [large, medium, small],
    cycles: little,
    told: 3500,
    homeInternetDiscount: 0,
    ...facts,
  });

describe('the advised plan (ACCOUNT-16)', () => {
  test.each<[string, AdviceCycle[], string | undefined, number]>([
    ['the cheapest that holds all of them', little, 'Best Fit 2GB', 1500],
    ['with a tenth more than the greatest use', [...little.slice(1), cycleOf(1.9)], 'Best Fit 5GB', 1000],
    ['that holds the present cycle too', [cycleOf(3), ...little.slice(1)], 'Best Fit 5GB', 1000],
    ['for a line that used nothing', little.map(() => cycleOf(0)), 'Best Fit 2GB', 1500],
    ['none where only the plan itself is large enough', [...little.slice(1), cycleOf(4.6)], undefined, 0],
  ])('%s', (_, cycles, planName, saves) => {
    const advised = advice({ cycles });
    expect([advised?.planName, advised?.saves ?? 0]).toEqual([planName, saves]);
  });

  test.each([
    ['2026-11-03', 30],
    ['2026-11-17', 2],
    ['2026-12-02', 1],
    ['2026-12-20', 1],
    ['2026-11-02', 1],
  ])('projects the present cycle: 1 GB up to %s comes to %s', (today, gigabytes) => {
    expect(atThisPace(1, { start: '2026-11-03', end: '2026-12-02' }, today)).toBeCloseTo(gigabytes);
  });

  test('is priced for the place of the line', () => {
    const splitPlan = { ...small, addLineSplitPrice: { 3: 1900 } };
    const third = { line: lineOf(3), told: undefined };
    expect(advice({ ...third, onSale: [splitPlan] })?.saves).toBe(1100);
    expect(advice({ ...third, onSale: [small] })?.saves).toBe(1500);
  });

  test('is the cheapest for the place of the line, at any price of the first line', () => {
    const onSale = [
      { ...small, addLineSplitPrice: { 3: 2500 } },
      { ...medium, addLineSplitPrice: { 3: 1500 } },
    ];
    expect(advice({ line: lineOf(3), told: undefined, onSale })).toMatchObject({
      planName: 'Best Fit 5GB',
      saves: 1500,
    });
  });

  test('is given at exactly the highest use plus a tenth', () => {
    const fullCycles = [cycleOf(0), cycleOf(0), cycleOf(0), cycleOf(5 / 1.1)];
    expect((5 / 1.1) * bytesPerGigabyte * 1.1).toBe(5 * bytesPerGigabyte);
    expect(advice({ cycles: fullCycles })?.planName).toBe('Best Fit 5GB');
  });

  test('has the usage of the complete cycles, not of the present one', () => {
    const cycles = [cycleOf(1.7), cycleOf(0), cycleOf(0), cycleOf(0.5)];
    expect((advice({ cycles })?.mostBytes ?? 0) / bytesPerGigabyte).toBeCloseTo(0.5);
  });

  test.each([
    [0.01, 0.1],
    [1.71, 1.8],
    [1.8, 1.8],
  ])('rounds the usage of the complete cycles up: %s GB as %s', (gigabytes, text) => {
    const cycles = [cycleOf(0), cycleOf(0), cycleOf(0), cycleOf(gigabytes)];
    expect((advice({ cycles })?.mostBytes ?? 0) / bytesPerGigabyte).toBeCloseTo(text);
  });

  test('never costs the same or more', () => {
    const same = { ...small, baseLinePrice: large.baseLinePrice };
    expect(advice({ onSale: [same] })).toBeUndefined();
    expect(advice({ onSale: [{ ...same, baseLinePrice: 4000 }] })).toBeUndefined();
  });

  test('is never a plan that the line cannot have', () => {
    const esim = planOf('esim', 5, 10, { esimOnly: true });
    const onSale = [esim, medium];
    expect(advice({ onSale })?.saves).toBe(1000);
    expect(advice({ onSale, line: lineOf(1, { esim: true }) })?.saves).toBe(2500);
    expect(advice({ current: { ...large, downGradableTo: [] } })).toBeUndefined();
    expect(advice({ onSale: [{ ...small, planData: undefined }] })).toBeUndefined();
  });
});

describe('no advice (ACCOUNT-17)', () => {
  test.each<[string, AdviceCycle[]]>([
    ['a cycle that reached its limit', [...little.slice(1), cycleOf(1, { maxBytes: bytesPerGigabyte })]],
    ['a top-up', [...little.slice(1), cycleOf(1, { toppedUp: true })]],
    ['a top-up in the present cycle', [cycleOf(1, { toppedUp: true }), ...little.slice(1)]],
    ['fewer than three complete cycles', little.slice(1)],
  ])('is given after %s', (_, cycles) => {
    expect(advice({ cycles })).toBeUndefined();
  });

  test('is given for an unlimited plan', () => {
    expect(advice({ current: { ...large, isUnlimited: true } })).toBeUndefined();
  });

  test('is given exactly where the carrier’s price differs', () => {
    expect(advice({ told: 3000 })).toBeUndefined();
    expect(advice({ told: 3000, homeInternetDiscount: 500 })?.saves).toBe(1500);
  });

  const billed: CustomerDraft = {
    billStartDate: '2026-11-03',
    billEndDate: '2026-12-02',
    activationDate: '2026-08-03',
  };
  test.each<[string, CustomerDraft, number]>([
    ['three complete cycles', {}, 4],
    ['an older line', { activationDate: '2025-01-20' }, 4],
    ['a first cycle that was not whole', { activationDate: '2026-08-04' }, 0],
    ['an unknown activation', { activationDate: undefined }, 0],
    ['paused data', { isDataCutoff: true }, 0],
    ['a line that is slowed down', { isThrottled: true }, 0],
    ['a scheduled plan', { amendedReachPlanId: 'plan-2gb' }, 0],
    ['a plan change under way', { operationsInProcess: ['PLAN_CHANGE_IN_PROGRESS'] }, 0],
  ])('%s: %#', (_, draft, count) => {
    const cycles = adviceCyclesOf(lineOf(1, { ...billed, ...draft }), '2026-11-20');
    expect(cycles).toHaveLength(count);
    if (count > 0) expect(cycles.map(({ start }) => start.slice(5))).toEqual(['11-03', '10-03', '09-03', '08-03']);
  });
});
