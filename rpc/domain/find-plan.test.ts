import { describe, expect, it } from 'vitest';
import { bestFitOf, findPlan, planWishOf } from './find-plan.ts';
import type { PlanOnSale } from '../public/plan.ts';

const plan = (id: string, gigabytes: number, firstLine: number, overrides: Partial<PlanOnSale> = {}): PlanOnSale => ({
  ...{ id, name: id, gigabytes, firstLine, eachMoreLine: firstLine - 500, moreLines: [], unlimited: false },
  ...{ video: 'SD', esimOnly: false },
  ...overrides,
});
const list = [plan('2GB', 2, 2000), plan('5GB', 5, 2500), plan('10GB', 10, 3500), plan('15GB', 15, 4500)];

describe('the plan finder (PUBLIC-38)', () => {
  it.each([
    [1, 2, '2GB', 2000, [[1, 2000]]],
    [
      3,
      10,
      '10GB',
      9500,
      [
        [1, 3500],
        [2, 3000],
      ],
    ],
    [
      6,
      15,
      '15GB',
      24500,
      [
        [1, 4500],
        [5, 4000],
      ],
    ],
  ] as const)('finds for %d lines with %d GB the plan %s at %d cents', (lines, use, id, total, prices) => {
    const found = findPlan(list, { lines, use });
    expect(found?.plan.id).toBe(id);
    expect(found?.total).toBe(total);
    expect(found?.prices.map(({ count, price }) => [count, price])).toEqual(prices);
  });

  it('adds up split prices line by line, and takes the plan whose sum is lowest', () => {
    const split = plan('split', 10, 3600, { moreLines: [{ occurrence: 2, price: 1000 }] });
    expect(findPlan([...list, split], { lines: 1, use: 10 })?.plan.id).toBe('10GB');
    expect(findPlan([...list, split], { lines: 3, use: 10 })).toMatchObject({ total: 3600 + 1000 + 3100 });
  });

  it('counts unlimited data as enough, leaves out plans for eSIM alone, and else takes the largest', () => {
    const endless = plan('endless', 50, 3000, { unlimited: true });
    expect(findPlan([...list, endless], { lines: 1, use: 15 })?.plan.id).toBe('endless');
    expect(findPlan([...list, plan('esim', 15, 100, { esimOnly: true })], { lines: 1, use: 15 })?.plan.id).toBe('15GB');
    expect(findPlan(list.slice(0, 2), { lines: 1, use: 15 })?.plan.id).toBe('5GB');
    expect(findPlan([], { lines: 1, use: 15 })).toBeUndefined();
  });

  it.each([
    ['lines=3&use=10', { lines: 3, use: 10 }],
    ['lines=0&use=10', undefined],
    ['lines=7&use=10', undefined],
    ['lines=3&use=11', undefined],
    ['lines=3', undefined],
    ['', undefined],
  ])('reads %s', (query, wish) => {
    expect(planWishOf(new URLSearchParams(query))).toEqual(wish);
  });
});

it('has every Best Fit size, smallest first, with the plan of the list (PUBLIC-2)', () => {
  const sizes = bestFitOf(list.slice(1));
  expect(sizes.map(({ gigabytes, plan }) => [gigabytes, plan?.id])).toEqual([
    [2, undefined],
    [5, '5GB'],
    [10, '10GB'],
    [15, '15GB'],
  ]);
});
