import { beforeEach, expect, test } from 'vitest';
import { loadTopUpForm, loadTopUpResult } from './intent.ts';
import { confirmTopUp, loadTopUpReview } from './review/intent.ts';
import { ref, account, begin, suspend, as, open, put, dana } from '#rpc/testing/fake-top-up.ts';

beforeEach(() => begin());

const notFound = { code: 'NOT_FOUND' };

test('throws NOT_FOUND for the operation of another line, without a carrier call (SAFETY-1)', async () => {
  const { id: operationId } = put('done', { subjectId: 'line-1' });
  const choice = { lineRef: ref, operationId, gigabytes: 2 };
  await expect(loadTopUpReview(as(dana), choice)).rejects.toMatchObject(notFound);
  await expect(confirmTopUp(as(dana), { ...choice, quoteHash: '' })).rejects.toMatchObject(notFound);
  await expect(loadTopUpResult(as(dana), ref, operationId)).rejects.toMatchObject(notFound);
  expect(account.asked).toEqual([]);
});

test('throws NOT_FOUND for a made-up operation id, without a carrier call (SAFETY-1)', async () => {
  const choice = { lineRef: ref, operationId: 'x', gigabytes: 2 };
  await expect(loadTopUpReview(as(dana), choice)).rejects.toMatchObject(notFound);
  await expect(confirmTopUp(as(dana), { ...choice, quoteHash: '' })).rejects.toMatchObject(notFound);
  for (const operationId of ['x', 'operation-000000'])
    await expect(loadTopUpResult(as(dana), ref, operationId)).rejects.toMatchObject(notFound);
  expect(account.asked).toEqual([]);
});

test('shows the reason of a refusal on form and review, and sends nothing (LINE-24)', async () => {
  const { form } = await open();
  suspend();
  const decision = { allowed: false, reason: 'suspended' };
  expect(await loadTopUpForm(as(dana), ref)).toMatchObject({ decision });
  expect((await open()).review).toMatchObject({ decision });
  await expect(confirmTopUp(as(dana), form)).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'suspended' });
  expect(account.operations).toEqual([]);
  expect(account.submitted).toEqual([]);
});
