import { beforeEach, describe, expect, test } from 'vitest';
import type { OperationState } from '#rpc/domain/ledger.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { noon, refOf } from '#rpc/testing/fake-account.ts';
import { FakeShop } from '#rpc/testing/fake-shop.ts';
import { changePlanResult } from './intent.ts';
import { changePlanReview, confirmPlanChange } from './review/intent.ts';

const minute = 60_000;
const ref = refOf('line-2');
const notFound = { code: 'NOT_FOUND' };

let shop: FakeShop;
beforeEach(() => void (shop = new FakeShop()));

test('throws NOT_FOUND for an operation of another line or kind, without a carrier call (SAFETY-1)', async () => {
  const { id } = shop.put('done', { subjectId: 'line-1' });
  const topUp = { ...shop.put('done'), id: 'operation-000002', kind: 'top-up' } as unknown as Operation;
  shop.account.operations.push(topUp);
  for (const operationId of [id, topUp.id, 'x']) {
    const choice = { lineRef: ref, operationId, planId: 'large' };
    await expect(changePlanReview(shop.as(), choice)).rejects.toMatchObject(notFound);
    const form = { ...choice, when: 'now', quoteHash: '' } as const;
    await expect(confirmPlanChange(shop.as(), form)).rejects.toMatchObject(notFound);
    await expect(changePlanResult(shop.as(), ref, operationId)).rejects.toMatchObject(notFound);
  }
  await expect(changePlanResult(shop.as(), ref, 'operation-000000')).rejects.toMatchObject(notFound);
  expect(shop.account.asked).toEqual([]);
});

describe('the result', () => {
  test.each<[OperationState, refresh: number | undefined]>([
    ['sending', 3],
    ['pending', 3],
    ['unknown', 3],
    ['done', undefined],
    ['refused', undefined],
    ['needs-care', undefined],
  ])('of one that is %s; looks again after %s s (POLL-10)', async (state, refresh) => {
    const { id } = shop.put(state, state === 'refused' ? { refusal: 'other' } : {});
    const result = await changePlanResult(shop.as(), ref, id);
    expect(result).toMatchObject({
      operationId: id,
      planName: 'The large',
      when: 'now',
      state,
      sentAt: noon,
      refusal: state === 'refused' ? 'other' : undefined,
    });
    expect(result.refresh).toBe(refresh);
    expect(shop.account.watched.flatMap(({ requests }) => requests)).toEqual(
      refresh ? [{ kind: 'plan-change', subjectId: 'line-2' }] : [],
    );
  });

  test('checks every 15 s after the first minute, and shows the time of the last check (POLL-3)', async () => {
    const { id } = shop.put('pending', { lastCheckedAt: noon + minute });
    shop.account.now = noon + 2 * minute;
    expect(await changePlanResult(shop.as(), ref, id)).toMatchObject({ refresh: 15, lastCheckedAt: noon + minute });
    shop.account.jobs = [{ kind: 'plan-change', subjectId: 'line-2', startedAt: noon, lastCheckedAt: noon + 90_000 }];
    expect(await changePlanResult(shop.as(), ref, id)).toMatchObject({ lastCheckedAt: noon + 90_000 });
  });

  test('shows a secondary no other line’s name or price, and the primary all changed prices (LINE-22)', async () => {
    const rows = [1, 2, 3].map((occurrence) => ({
      occurrence,
      before: { price: 3000, list: 3000, homeInternet: 0, coupon: 0 },
      after: { price: 2000 + occurrence, list: 3000, homeInternet: 0, coupon: 0 },
    }));
    const { id, terms } = shop.put('done');
    shop.account.operations[0] = { ...shop.put('done'), terms: { ...terms, prices: rows } };
    const seenBy = async (actor?: number) => {
      const result = await changePlanResult(shop.as(actor === undefined ? undefined : shop.lines[actor]), ref, id);
      return result.prices.map(({ occurrence, line }) => [occurrence, line.name]);
    };
    expect(await seenBy(1)).toEqual([[2, undefined]]);
    expect(await seenBy()).toEqual([
      [1, 'Dana Reyes'],
      [2, undefined],
      [3, undefined],
    ]);
  });
});
