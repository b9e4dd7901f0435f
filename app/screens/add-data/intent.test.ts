import { beforeEach, expect, test } from 'vitest';
import { confirmTopUp, quoteTopUp, topUpForm, topUpResult, topUpReview } from './intent.ts';
import { ref, account, begin, suspend, as, quoted, put, dana } from '#rpc/testing/fake-top-up.ts';

beforeEach(() => begin());

test.each<[string, typeof topUpReview | typeof confirmTopUp | typeof topUpResult]>([
  ['review', topUpReview],
  ['confirm', confirmTopUp],
  ['result', topUpResult],
])('SAFETY-1: %s of an operation of another line, or of none, is not found, and nobody is asked', async (_, intent) => {
  const { id } = put('issued', { subjectId: 'line-1' });
  for (const wrong of [id, 'operation-000000'])
    await expect(intent(as(dana), ref, wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(account.asked).toEqual([]);
});

test('LINE-24: where the rule refuses, form and review say why, and nothing is quoted or sent', async () => {
  const operationId = await quoted();
  suspend();
  const refused = { code: 'FORBIDDEN', reason: 'suspended' };
  const decision = { allowed: false, reason: 'suspended' };
  expect(await topUpForm(as(dana), ref)).toMatchObject({ decision });
  expect(await topUpReview(as(dana), ref, operationId)).toMatchObject({ decision });
  await expect(quoteTopUp(as(dana), ref, 2)).rejects.toMatchObject(refused);
  await expect(confirmTopUp(as(dana), ref, operationId)).rejects.toMatchObject(refused);
  expect(account.operations).toHaveLength(1);
  expect(account.submitted).toEqual([]);
});
