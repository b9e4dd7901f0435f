import { expect, test } from 'vitest';
import { deniedAsUnread, unread } from '#app/ui/testing/read.ts';
import { FaultError } from '#rpc/problem.ts';
import { fault, reply } from '#rpc/testing/fake-account.ts';
import { billed, formId, onlyTerms } from '#rpc/testing/fake-bills.ts';
import { promisePage, promiseToPay } from './intent.ts';
import { testBillAct } from '../testing/bill-act.ts';

test('is for what is owed, by a day of the next two weeks', async () => {
  const { account, context } = billed();
  expect(await promisePage(context)).toMatchObject({
    owed: { value: { balance: 2656 } },
    decision: { allowed: true },
    days: { from: '2026-11-21', to: '2026-12-04' },
  });
  expect(await promiseToPay(context, formId, '2026-12-04')).toMatchObject({ operation: { id: formId } });
  expect(onlyTerms(account)).toEqual({ about: 'line-1', day: '2026-12-04', amount: 2656 });
});

test('may be for tomorrow (BILL-14)', async () => {
  expect(await promiseToPay(billed().context, formId, '2026-11-21')).toMatchObject({ operation: { id: formId } });
});

test.each(['2026-11-20', '2026-12-05'])('does not offer %s', async (day) => {
  const { account, context } = billed();
  await expect(promiseToPay(context, formId, day)).rejects.toMatchObject({ reason: 'bad-day' });
  expect(account.operations).toEqual([]);
});

test('is refused where the carrier takes none', async () => {
  const { account, context } = billed({
    replies: { 'billing.promiseEligible': reply({ isEligible: false, promisedFor: '2026-12-01' }) },
  });
  expect(await promisePage(context)).toMatchObject({
    decision: { allowed: false, reason: 'no-promise' },
    promisedFor: '2026-12-01',
  });
  await expect(promiseToPay(context, formId, '2026-12-01')).rejects.toMatchObject({ reason: 'no-promise' });
  expect(account.operations).toEqual([]);
});

test.each([
  ['billing.customer', 'http', { owed: unread }],
  ['billing.customer', 'slow', { owed: { kind: 'loading' } }],
  ['billing.promiseEligible', 'http', { owed: { value: { balance: 2656 } }, promisedFor: undefined }],
  ['billing.promiseEligible', 'slow', { promisedFor: undefined }],
] as const)('stands without %s (%s), and makes nothing (MONEY-7)', async (endpoint, why, part) => {
  const { account, context } = billed({ replies: { [endpoint]: fault(why) } });
  expect(await promisePage(context)).toMatchObject({ ...part, decision: deniedAsUnread(why) });
  await expect(promiseToPay(context, formId, '2026-12-01')).rejects.toThrow(FaultError);
  expect(account.submitted).toEqual([]);
});

testBillAct({
  act: (context) => promiseToPay(context, formId, '2026-12-01'),
  other: (context) => promiseToPay(context, formId, '2026-12-02'),
  page: promisePage,
});
