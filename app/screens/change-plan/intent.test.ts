import { beforeEach, describe, expect, test } from 'vitest';
import type { OperationState } from '#rpc/domain/ledger.ts';
import type { Operation } from '#rpc/operation/operations.ts';
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

  test('has the rest of the cycle and each bill with the tax of the write (PLAN-23, MONEY-2)', async () => {
    const [before, after] = [3000, 4000].map((price) => ({ price, list: price, homeInternet: 0, coupon: 0 }));
    const terms = (state: OperationState) => ({
      ...shop.put(state).terms,
      ...{ prorated: 400, tax: 100, nextBill: '2026-12-05', prices: [{ occurrence: 2, before, after }] },
    });
    const resultOf = async (state: OperationState) => {
      shop.account.operations[0] = { ...shop.put(state), terms: terms(state) } as Operation;
      return changePlanResult(shop.as(), ref, 'operation-000099');
    };
    // The tax of 100 is that of 4000 a month, so that of 400 is 10.
    const rest = { cents: 410, isTaxed: true, isAbout: true };
    expect(await resultOf('done')).toMatchObject({
      rest,
      charges: {
        first: { cents: 4510, isTaxed: true, isAbout: true, billDay: '2026-12-05' },
        following: { cents: 4100, isTaxed: true, isMonthly: true },
      },
    });
    expect(await resultOf('pending')).toMatchObject({ rest, charges: undefined });
  });

  test('has the time of the last check, of the polling or else of the operation (POLL-10)', async () => {
    shop.put('pending', { lastCheckedAt: noon + 1 });
    const checkedAt = async () => (await changePlanResult(shop.as(), ref, 'operation-000099')).lastCheckedAt;
    expect(await checkedAt()).toBe(noon + 1);
    const job = { kind: 'plan-change', subjectId: 'line-2', startedAt: noon, lastCheckedAt: noon + 2 } as const;
    shop.account.jobs = [job];
    expect(await checkedAt()).toBe(noon + 2);
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
