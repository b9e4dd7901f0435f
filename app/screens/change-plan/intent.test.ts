import { beforeEach, describe, expect, test } from 'vitest';
import type { OperationState } from '#rpc/domain/ledger.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { noon, reply, refOf } from '#rpc/testing/fake-account.ts';
import { FakeShop } from '#rpc/testing/fake-shop.ts';
import { changePlanResult, changePlanReview } from './intent.ts';
import { confirmPlanChange } from './review/intent.ts';

const minute = 60_000;
const ref = refOf('line-2');
const ended: OperationState[] = ['sending', 'pending', 'unknown', 'done', 'refused', 'needs-care'];
const notFound = { code: 'NOT_FOUND' };

let shop: FakeShop;
beforeEach(() => void (shop = new FakeShop()));

test('SAFETY-1: an operation of another line, or of another kind, is not found, and nobody is asked', async () => {
  const { id } = shop.put('issued', { subjectId: 'line-1' });
  const topUp = await shop.account.issue({
    kind: 'top-up',
    subjectId: 'line-2',
    actorId: 'line-1',
    terms: { gigabytes: 1, charge: 500, payerId: 'line-1' },
  });
  for (const wrong of [id, topUp, 'operation-000000']) {
    await expect(changePlanReview(shop.as(), ref, wrong)).rejects.toMatchObject(notFound);
    await expect(confirmPlanChange(shop.as(), ref, wrong, 'now')).rejects.toMatchObject(notFound);
    await expect(changePlanResult(shop.as(), ref, wrong)).rejects.toMatchObject(notFound);
  }
  expect(shop.account.asked).toEqual([]);
});

describe('the review', () => {
  test('shows what was quoted, by the names of the shop.lines, and when it can start', async () => {
    shop.replies['customer.planPricing'] = ({ modified_occurrence }) => {
      const large = (modified_occurrence as { reachPlanId: string }[])[0]?.reachPlanId === 'large';
      return reply({
        planPricingInfoList: [
          { reachPlanId: 'medium', occurrence: 1, price: large ? 3000 : 3500, orgPrice: 3500 },
          { reachPlanId: 'large', occurrence: 2, price: large ? 4500 : 3000, orgPrice: 4500 },
        ],
      });
    };
    const operationId = await shop.quoted();
    shop.prices.large = 9900;
    const review = await changePlanReview(shop.as(), ref, operationId);
    expect(review).toMatchObject({
      line: { ref, occurrence: 2 },
      operationId,
      planId: 'large',
      planName: 'The large',
      fromPlanName: 'The medium',
      times: ['now', 'next-cycle'],
      nextCycle: '2026-12-01',
      decision: { allowed: true },
    });
    expect(
      'prices' in review && review.prices.map(({ line, before, after }) => [line, before.price, after.price]),
    ).toEqual([
      [{ occurrence: 2 }, 3000, 4500],
      [{ occurrence: 1, name: 'Dana Reyes' }, 3500, 3000],
    ]);
  });

  test('says why it cannot be confirmed', async () => {
    const operationId = await shop.quoted();
    shop.draw({ operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] });
    expect(await changePlanReview(shop.as(), ref, operationId)).toMatchObject({
      decision: { allowed: false, reason: 'sim-swap' },
    });
  });

  test.each(ended)('is over once it is %s', async (state) => {
    const operationId = await shop.quoted();
    shop.account.operations[0] = { ...(shop.account.operations[0] as Operation), state };
    expect(await changePlanReview(shop.as(), ref, operationId)).toEqual({ sentAs: 'operation-000001' });
    expect(await confirmPlanChange(shop.as(), ref, operationId, 'now')).toEqual({
      to: 'result',
      operationId: 'operation-000001',
    });
    expect(shop.account.submitted).toEqual([]);
  });
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
    expect(result?.refresh).toBe(refresh);
    expect(shop.account.watched.flatMap(({ requests }) => requests)).toEqual(
      refresh ? [{ kind: 'plan-change', subjectId: 'line-2' }] : [],
    );
  });

  test('checks every 15 s after the first minute, and says when it last did (POLL-3)', async () => {
    const { id } = shop.put('pending', { lastCheckedAt: noon + minute });
    shop.account.now = noon + 2 * minute;
    expect(await changePlanResult(shop.as(), ref, id)).toMatchObject({ refresh: 15, lastCheckedAt: noon + minute });
    shop.account.jobs = [{ kind: 'plan-change', subjectId: 'line-2', startedAt: noon, lastCheckedAt: noon + 90_000 }];
    expect(await changePlanResult(shop.as(), ref, id)).toMatchObject({ lastCheckedAt: noon + 90_000 });
  });

  test('LINE-22: a secondary sees no other line’s name or price, the primary all that move', async () => {
    const rows = [1, 2, 3].map((occurrence) => ({
      occurrence,
      before: { price: 3000, list: 3000, homeInternet: 0, coupon: 0 },
      after: { price: 2000 + occurrence, list: 3000, homeInternet: 0, coupon: 0 },
    }));
    const { id, terms } = shop.put('done');
    shop.account.operations[0] = { ...shop.put('done'), terms: { ...terms, prices: rows } };
    const seenBy = async (actor?: number) => {
      const result = await changePlanResult(shop.as(actor === undefined ? undefined : shop.lines[actor]), ref, id);
      return result?.prices.map(({ occurrence, line }) => [occurrence, line.name]);
    };
    expect(await seenBy(1)).toEqual([[2, undefined]]);
    expect(await seenBy()).toEqual([
      [1, 'Dana Reyes'],
      [2, undefined],
      [3, undefined],
    ]);
  });

  test('is not there before it was sent', async () => {
    expect(await changePlanResult(shop.as(), ref, shop.put('issued').id)).toBeUndefined();
    expect(shop.account.watched).toEqual([]);
  });
});
