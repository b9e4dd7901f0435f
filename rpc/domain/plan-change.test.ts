import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Plan, type PlanPricing } from '#contracts/catalog/vocabulary.ts';
import type { OperationStatus } from '#contracts/customer/vocabulary.ts';
import { noon } from '../testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '../testing/fake-customer.ts';
import type { ReconcileResult } from './ledger.ts';
import {
  difference,
  type EsimCapable,
  listPrice,
  mayHave,
  type PlanChangeBaseline,
  type PlanChangeTime,
  type PlanDirection,
  priceMoves,
  restOfCycle,
  scheduledPlanOf,
  reconcilePlanChange,
  targetsOf,
  timesOf,
} from './plan-change.ts';

const planOf = (name: string, baseLinePrice: number, fields: object = {}) =>
  Plan.parse({ name, displayNameWeb: name, baseLinePrice, additionalLinePrice: baseLinePrice - 5, ...fields });
const [small, medium, large, esimOnly] = [
  planOf('small', 20),
  planOf('medium', 35),
  planOf('large', 45),
  planOf('esim', 60, { esimOnly: true }),
];
const names = (targets: ReturnType<typeof targetsOf>) => targets.map(({ plan, direction }) => [plan.name, direction]);

describe('targetsOf (PLAN-2, PLAN-3, PLAN-4)', () => {
  const current = planOf('medium', 35, { upGradableTo: ['esim', 'large'], downGradableTo: ['small'] });

  test('returns the plans that the current plan lists, cheapest first', () => {
    expect(names(targetsOf(current, [esimOnly, large, medium, small]))).toEqual([
      ['small', 'downgrade'],
      ['large', 'upgrade'],
      ['esim', 'upgrade'],
    ]);
  });

  test('omits plans that are not on sale or not listed', () => {
    expect(names(targetsOf(current, [small, planOf('unlisted', 30)]))).toEqual([['small', 'downgrade']]);
  });

  test('never returns the current plan, even if the carrier lists it', () => {
    const itself = planOf('medium', 35, { upGradableTo: ['medium'], downGradableTo: ['medium'] });
    expect(targetsOf(itself, [medium])).toEqual([]);
  });

  test('returns none for an unknown current plan', () => {
    expect(targetsOf(undefined, [small, large])).toEqual([]);
  });
});

test.each<[string, CustomerDraft, PlanDirection, PlanChangeTime[]]>([
  ['an upgrade: now or next cycle', {}, 'upgrade', ['now', 'next-cycle']],
  ['a downgrade: always next cycle', {}, 'downgrade', ['next-cycle']],
  ['a scheduled upgrade: only now', { amendedReachPlanId: 'large' }, 'upgrade', ['now']],
  ['a scheduled downgrade: not again', { amendedReachPlanId: 'large' }, 'downgrade', []],
  ['another plan is scheduled', { amendedReachPlanId: 'small' }, 'upgrade', ['now', 'next-cycle']],
])('returns the starts of a plan: %s (PLAN-5, PLAN-16)', (_, draft, direction, times) => {
  expect(timesOf(lineOf(1, draft), { plan: large, direction })).toEqual(times);
});

test.each<[CustomerDraft, string | undefined]>([
  [{}, undefined],
  [{ amendedReachPlanId: 'small' }, 'small'],
  [{ amendedReachPlanId: 'small', reachPlanChangeDate: '2026-11-02' }, undefined],
  [{ amendedReachPlanId: 'small', reachPlanId: 'medium' }, 'small'],
  [{ amendedReachPlanId: 'small', reachPlanId: 'small' }, undefined],
])('scheduledPlanOf returns another plan without a date of change: %j (LINE-14, LINE-44)', (draft, plan) => {
  expect(scheduledPlanOf(lineOf(1, draft))).toBe(plan);
});

describe('mayHave requires an eSIM-capable device for an eSIM plan (PLAN-7)', () => {
  const supports = (value: boolean): EsimCapable => ({ kind: 'known', value });
  test.each<[plan: Plan, EsimCapable, denial: object | undefined]>([
    [esimOnly, supports(true), undefined],
    [esimOnly, supports(false), { reason: 'device-without-esim' }],
    [esimOnly, { kind: 'absent' }, { reason: 'device-unknown' }],
    [esimOnly, { kind: 'unreadable' }, { reason: 'device-unknown' }],
    [esimOnly, { kind: 'loading' }, { reason: 'device-unknown', isLoading: true }],
    [large, supports(false), undefined],
    [large, { kind: 'loading' }, undefined],
  ])('$name with %j', (plan, capable, denial) => {
    expect(mayHave(lineOf(1), { plan, direction: 'upgrade' }, capable)).toEqual(
      denial ? { allowed: false, ...denial } : { allowed: true },
    );
  });

  test('denies a plan that is scheduled already (PLAN-16)', () => {
    expect(
      mayHave(lineOf(1, { amendedReachPlanId: 'small' }), { plan: small, direction: 'downgrade' }, { kind: 'absent' }),
    ).toMatchObject({ allowed: false, reason: 'already-scheduled' });
  });
});

test.each([
  [1, 4500],
  [0, 4500],
  [2, 3000],
  [3, 4000],
])('line %i costs %i cents: base, split price, additional price (PLAN-10)', (occurrence, cents) => {
  expect(listPrice(planOf('large', 45, { addLineSplitPrice: { '2': 30 } }), occurrence)).toBe(cents);
});

describe('priceMoves (PLAN-11, PLAN-12)', () => {
  const priced = (occurrence: number, price: number, orgPrice = price): PlanPricing => ({
    reachPlanId: 'large',
    occurrence,
    price,
    orgPrice,
  });
  const plain = (price: number) => ({ price, list: price, homeInternet: 0, coupon: 0 });

  test('returns the changed line and every line whose price changes', () => {
    const before = [priced(1, 2000), priced(2, 1500), priced(3, 3000), priced(4, 900)];
    const after = [priced(4, 1000), priced(1, 1500), priced(2, 1500), priced(3, 4500)];
    expect(priceMoves(before, after, 3, 0)).toEqual([
      { occurrence: 3, before: plain(3000), after: plain(4500) },
      { occurrence: 1, before: plain(2000), after: plain(1500) },
      { occurrence: 4, before: plain(900), after: plain(1000) },
    ]);
    expect(difference(priceMoves(before, after, 3, 0) ?? [])).toBe(1500 - 500 + 100);
  });

  test('returns the changed line even when its price stays', () => {
    expect(priceMoves([priced(1, 2000)], [priced(1, 2000)], 1, 0)).toHaveLength(1);
  });

  test('omits a line without an earlier price', () => {
    const moves = priceMoves([priced(1, 2000)], [priced(1, 2500), priced(2, 1500)], 1, 0);
    expect(moves).toEqual([{ occurrence: 1, before: plain(2000), after: plain(2500) }]);
  });

  test('returns undefined when the carrier returned no price of the line', () => {
    expect(priceMoves([priced(1, 2000)], [priced(1, 2000)], 2, 0)).toBeUndefined();
    expect(priceMoves([], [priced(1, 2000)], 1, 0)).toBeUndefined();
  });

  test.each<[what: string, org: number, price: number, ofHomeInternet: number, parts: [number, number, number]]>([
    ['no discount', 4500, 4500, 0, [4500, 0, 0]],
    ['home internet', 4500, 4000, 500, [4500, 500, 0]],
    ['a coupon', 4500, 3500, 0, [4500, 0, 1000]],
    ['home internet and a coupon', 4500, 3000, 500, [4500, 500, 1000]],
    ['a home-internet customer without the discount on this line', 4500, 4500, 500, [4500, 0, 0]],
    ['a price above its list price', 4500, 4600, 500, [4600, 0, 0]],
  ])('returns the discounts: %s', (_, org, price, ofHomeInternet, [list, homeInternet, coupon]) => {
    const [move] = priceMoves([priced(1, 0)], [priced(1, price, org)], 1, ofHomeInternet) ?? [];
    expect(move?.after).toEqual({ price, list, homeInternet, coupon });
  });

  test('returns moves that add up to the difference (PLAN-11)', () => {
    const cents = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(cents, cents, cents, (price, org, discount) => {
        const { after } = priceMoves([priced(1, 0)], [priced(1, price, org)], 1, discount)?.[0] ?? { after: plain(-1) };
        const { list, homeInternet, coupon } = after;
        return list - homeInternet - coupon === after.price && homeInternet >= 0 && coupon >= 0;
      }),
    );
  });
});

describe('restOfCycle', () => {
  const cycle = { start: '2026-11-01', end: '2026-11-30' };
  test.each([
    ['2026-11-01', 3000],
    ['2026-11-16', 1500],
    ['2026-11-30', 100],
    ['2026-10-31', 3000],
  ])('from %s, that day included, is worth %i of 3000 cents', (today, cents) => {
    expect(restOfCycle(3000, today, cycle)).toBe(cents);
  });

  test('is computed in decimal (INTAKE-11)', () => expect(restOfCycle(75, '2026-11-20', cycle)).toBe(28));

  test('returns the whole amount for an unknown or ended cycle', () => {
    expect(restOfCycle(3000, '2026-11-16', undefined)).toBe(3000);
    expect(restOfCycle(3000, '2026-12-01', cycle)).toBe(3000);
  });
});

describe('reconcilePlanChange (PLAN-18)', () => {
  const [earlier, later] = ['2026-11-01T08:00:00Z', '2026-11-20T12:00:01Z'];
  const unchanged: CustomerDraft = { reachPlanId: 'small' };
  const none: OperationStatus = { status: 'NONE' };
  const status = (word: OperationStatus['status'], requestedOn?: string): OperationStatus => ({
    status: word,
    requestedOn,
  });

  const reconcile = (
    when: PlanChangeTime,
    operationStatus: OperationStatus,
    line: CustomerDraft | undefined,
    baseline: PlanChangeBaseline = {},
    ageMs = 5_000,
  ) =>
    reconcilePlanChange(
      { terms: { planId: 'large', fromPlanId: 'small', when }, sentAt: noon, baseline },
      noon + ageMs,
      operationStatus,
      line && lineOf(1, line),
    );

  const [inProgress, successful, failed] = (['IN_PROGRESS', 'SUCCESSFUL', 'FAILED'] as const).map((word) =>
    status(word, later),
  ) as [OperationStatus, OperationStatus, OperationStatus];
  const [changedLine, thirdPlan] = [{ reachPlanId: 'large' }, { reachPlanId: 'medium' }];
  const hadEarlier = { requestedOn: earlier };
  const hadOther = { amendedReachPlanId: 'medium' };
  const [otherSchedule, scheduledLine]: CustomerDraft[] = [
    { ...unchanged, ...hadOther },
    { ...unchanged, amendedReachPlanId: 'large' },
  ];

  test.each<[string, PlanChangeTime, OperationStatus, CustomerDraft | undefined, PlanChangeBaseline, ReconcileResult]>([
    ['the line has the plan', 'now', none, changedLine, {}, 'done'],
    ['the line has the plan before the status says so', 'now', inProgress, changedLine, {}, 'done'],
    ['in progress', 'now', inProgress, unchanged, {}, 'pending'],
    ['in progress without a date', 'now', status('IN_PROGRESS'), unchanged, {}, 'pending'],
    ['an older one is in progress', 'now', status('IN_PROGRESS', earlier), unchanged, hadEarlier, 'open'],
    ['successful, and the customer lags behind', 'now', successful, unchanged, {}, 'done'],
    ['an older one was successful', 'now', status('SUCCESSFUL', earlier), unchanged, hadEarlier, 'open'],
    ['successful without a date is ignored', 'now', status('SUCCESSFUL'), unchanged, {}, 'open'],
    ['the success of another change: the line has a third plan', 'now', successful, thirdPlan, {}, 'open'],
    ['the success of another change: another plan was scheduled', 'now', successful, otherSchedule, {}, 'open'],
    ['successful, and the line is not listed', 'now', successful, undefined, {}, 'open'],
    ['failed', 'now', failed, unchanged, {}, 'refused'],
    ['an older one failed', 'now', status('FAILED', earlier), unchanged, hadEarlier, 'open'],
    ['no trace yet', 'now', none, unchanged, {}, 'open'],
    ['a date, and no word of what became of it', 'now', status('NONE', later), unchanged, {}, 'open'],
    ['nothing is known of the line', 'next-cycle', none, undefined, {}, 'open'],
    ['a schedule does not settle an immediate change', 'now', none, scheduledLine, {}, 'open'],
    ['the plan is scheduled', 'next-cycle', none, scheduledLine, {}, 'done'],
    ['the next cycle has begun', 'next-cycle', none, changedLine, {}, 'done'],
    ['another plan is scheduled, as before', 'next-cycle', none, otherSchedule, hadOther, 'open'],
    [
      'successful, and the customer still shows the earlier schedule',
      'next-cycle',
      successful,
      otherSchedule,
      hadOther,
      'done',
    ],
    ['the success of another schedule', 'next-cycle', successful, otherSchedule, {}, 'open'],
    ['failed', 'next-cycle', failed, unchanged, {}, 'refused'],
  ])('%s (%s)', (_, when, operationStatus, line, baseline, result) => {
    expect(reconcile(when, operationStatus, line, baseline)).toBe(result);
  });

  test.each([
    [120_000, 'open'],
    [120_001, 'absent'],
  ])('returns after %i ms without a trace: %s', (ageMs, result) => {
    expect(reconcile('now', none, unchanged, {}, ageMs)).toBe(result);
  });
});
