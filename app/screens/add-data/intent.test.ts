import { beforeEach, describe, expect, test } from 'vitest';
import { refOf } from '#rpc/testing/fake-account.ts';
import { confirmTopUp, quoteTopUp, topUpForm, topUpResult, topUpReview } from './intent.ts';
import { ref, account, begin, suspend, as, quoted, put, dana, marco } from '#rpc/testing/fake-top-up.ts';

beforeEach(() => begin());

const notFound = { code: 'NOT_FOUND' };

describe('a reference that is not of this account (SAFETY-1)', () => {
  const foreign = refOf('elsewhere');
  const intents: [string, (operationId: string) => Promise<unknown>][] = [
    ['form', () => topUpForm(as(dana), foreign)],
    ['quote', () => quoteTopUp(as(dana), foreign, 2)],
    ['review', (operationId) => topUpReview(as(dana), foreign, operationId)],
    ['confirm', (operationId) => confirmTopUp(as(dana), foreign, operationId)],
    ['result', (operationId) => topUpResult(as(dana), foreign, operationId)],
  ];
  test.each(intents)('%s: NOT_FOUND, and the carrier is asked nothing', async (_, intent) => {
    await expect(intent(put('issued').id)).rejects.toMatchObject(notFound);
    expect(account.asked).toEqual([]);
    expect(account.submitted).toEqual([]);
  });

  const ofOperation: [string, typeof topUpReview | typeof confirmTopUp | typeof topUpResult][] = [
    ['review', topUpReview],
    ['confirm', confirmTopUp],
    ['result', topUpResult],
  ];
  test.each(ofOperation)('%s of an operation of another line, or of none: the same', async (_, intent) => {
    const { id } = put('issued', { subjectId: 'line-1' });
    await expect(intent(as(dana), ref, id)).rejects.toMatchObject(notFound);
    await expect(intent(as(dana), ref, 'operation-000000')).rejects.toMatchObject(notFound);
    expect(account.asked).toEqual([]);
  });

  test('of a line that this person may not see, nothing is found', async () => {
    const primary = refOf('line-1');
    const { id } = put('done', { subjectId: 'line-1' });
    const tried = await Promise.allSettled([
      topUpForm(as(marco), primary),
      quoteTopUp(as(marco), primary, 2),
      topUpReview(as(marco), primary, id),
      topUpResult(as(marco), primary, id),
    ]);
    expect(tried).toMatchObject(Array(4).fill({ status: 'rejected', reason: notFound }));
    expect(account.operations).toHaveLength(1);
  });
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
