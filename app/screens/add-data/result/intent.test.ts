import { beforeEach, expect, test } from 'vitest';
import type { OperationState } from '#rpc/domain/ledger.ts';
import { noon, reply } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { loadTopUpResult } from '../intent.ts';
import { confirmTopUp } from '../review/intent.ts';
import { ref, replies, account, begin, draw, as, open, put, dana, marco } from '#rpc/testing/fake-top-up.ts';

beforeEach(() => begin());

const minute = 60_000;

test.each<[OperationState, refresh: number | undefined]>([
  ['sending', 5],
  ['pending', 5],
  ['unknown', 5],
  ['done', undefined],
  ['refused', undefined],
  ['needs-care', undefined],
])('of one that is %s; looks again after %s s (POLL-10)', async (state, refresh) => {
  const { id } = put(state, state === 'refused' ? { refusal: 'unavailable' } : {});
  const result = await loadTopUpResult(as(dana), ref, id);
  expect(result).toMatchObject({
    operationId: id,
    gigabytes: 2,
    state,
    sentAt: noon,
    refusal: state === 'refused' ? 'unavailable' : undefined,
  });
  expect(result.refresh).toBe(refresh);
  expect(result.charge?.cents).toBe(state === 'done' ? 1000 : undefined);
  expect(account.watched.flatMap(({ requests }) => requests)).toEqual(
    refresh ? [{ kind: 'top-up', subjectId: 'line-2' }] : [],
  );
});

test('has the data of the line that it is for, once it is there (TOPUP-11)', async () => {
  replies['catalog.activePlans'] = reply({ plans: [] });
  put('done');
  const { data } = await loadTopUpResult(as(dana), ref, 'operation-000099');
  expect(data).toMatchObject({ kind: 'usable', left: { usedBytes: 94, leftBytes: 6 } });
});

test('has the time of the last check, of the polling or else of the operation (POLL-10)', async () => {
  put('pending', { lastCheckedAt: noon + 1 });
  const checkedAt = async () => (await loadTopUpResult(as(dana), ref, 'operation-000099')).lastCheckedAt;
  expect(await checkedAt()).toBe(noon + 1);
  account.jobs = [{ kind: 'top-up', subjectId: 'line-2', startedAt: noon, lastCheckedAt: noon + 2 }];
  expect(await checkedAt()).toBe(noon + 2);
});

test('keeps the receipt equal to the review after tax and bill have changed (MONEY-1)', async () => {
  const { review, form } = await open();
  account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: noon });
  expect(await confirmTopUp(as(dana), form)).toMatchObject({ kind: 'operation', isOwn: true });
  replies['tax.byCustomer'] = reply({ totalTax: 99 });
  draw(marco, lineOf(1, { ...dana, nextBillingDate: '2027-01-05' }));
  account.now = noon + 30 * 24 * 60 * minute;
  const result = await loadTopUpResult(as(dana), ref, form.operationId);
  expect(result.charge).toEqual(review.charge);
  expect(result.charge).toMatchObject({ cents: 1063, billDay: '2026-12-05' });
});
