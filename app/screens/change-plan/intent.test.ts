import { beforeEach, describe, expect, test } from 'vitest';
import type { OperationState } from '#rpc/domain/ledger.ts';
import { noon, refOf } from '#rpc/testing/fake-account.ts';
import { FakeShop } from '#rpc/testing/fake-shop.ts';
import { changePlanResult } from './intent.ts';
const ref = refOf('line-2');

let shop: FakeShop;
beforeEach(() => void (shop = new FakeShop()));

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
