import { expect, test } from 'vitest';
import { deniedAsUnread, unread } from '#app/ui/testing/read.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { FaultError } from '#rpc/problem.ts';
import { fault, noon, reply, type Replies } from '#rpc/testing/fake-account.ts';
import { billed, formId, sentBefore, onlyTerms } from '#rpc/testing/fake-bills.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { openPayment } from '#rpc/portal/bills/open-payment.ts';
import { payForm, type PayForm } from './intent.ts';
import { testBillAct } from '../testing/bill-act.ts';

const url = 'https://pay.example.test/purchase/1';

const pay = (result?: string, replies: Replies = {}) => {
  const given = billed({ replies });
  given.account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: noon, result });
  return given;
};

test('leads to the payment system’s page, which comes back here; the payments so far are noted', async () => {
  const { account, context } = pay(url);
  expect(await openPayment(context, formId)).toEqual({ kind: 'page', url });
  expect(onlyTerms(account)).toEqual({
    about: 'line-1',
    emailId: 'line-1@example.test',
    redirectUrl: `https://portal.example.test/bills?paid=${formId}`,
  });
  expect(account.submitted).toEqual([{ id: formId, before: { payments: 1, nonPay: false } }]);
});

test.each([
  'javascript:alert(1)',
  'https://evil.example/pay',
  'https://pay.example.test.evil.example/',
  'http://pay.example.test/',
  'nowhere',
])('never leads to %s (BILL-9)', async (result) => {
  const { context, logged } = pay(result);
  expect(await openPayment(context, formId)).toEqual({ kind: 'after', operationId: formId });
  expect(((await payForm(context, formId)) as PayForm).after).toHaveProperty('page', undefined);
  expect(logged).toMatchObject([{ event: 'hosted page elsewhere' }, { event: 'hosted page elsewhere' }]);
});

test.each([0, -500])('is refused with a balance of %i, and no page is made', async (balance) => {
  const { account, context } = pay(url, { 'billing.customer': reply({ balance, isAutoPay: false }) });
  expect(await payForm(context)).toMatchObject({ decision: { allowed: false, reason: 'nothing-due' } });
  await expect(openPayment(context, formId)).rejects.toMatchObject({ reason: 'nothing-due' });
  expect(account.operations).toEqual([]);
});

test('is offered while something is owed, to whom may pay', async () => {
  expect(await payForm(pay(url).context)).toMatchObject({
    decision: { allowed: true },
    owed: { value: { balance: 2656 } },
  });
  const nothing = { 'billing.customer': reply({ balance: 0, isAutoPay: true }) };
  const marked = billed({ lines: [lineOf(1, { category: 'FRAUD' })], replies: nothing });
  expect(await payForm(marked.context)).toMatchObject({ decision: { allowed: false, reason: 'fraud' } });
});

test.each([
  [1, 'missed'],
  [0, 'on'],
  [-500, 'on'],
])('with %i owed by a suspended account, returns auto-pay as %s (BILL-18)', async (balance, autoPay) => {
  const off = { status: 3, meta: { suspended_reason: 'NonPay Suspension' } } as const;
  const replies = { 'billing.customer': reply({ balance, isAutoPay: true }) };
  const { context } = billed({ lines: [lineOf(1, off)], replies });
  expect(await payForm(context)).toMatchObject({ suspended: true, owed: { value: { autoPay } } });
});

test('waits for the one page after a double click', async () => {
  const { account, context } = pay(url);
  const terms = { emailId: 'a@example.test', redirectUrl: 'https://portal.example.test/' };
  account.operations.push(
    sentBefore('payment-page', { state: 'sending', baseline: { payments: 1, nonPay: false }, terms }),
  );
  expect(await openPayment(context, formId)).toEqual({ kind: 'page', url });
  expect(account.asked).toEqual([]);
});

test('offers a page that came late on the form’s page, only to the person who requested it', async () => {
  const { account, context } = pay(url);
  await openPayment(context, formId);
  expect(((await payForm(context, formId)) as PayForm).after).toMatchObject({ page: url, entry: { state: 'done' } });
  (account.operations[0] as Operation).actorId = 'line-2';
  expect(await payForm(context, formId)).not.toHaveProperty('after');
});

test.each([
  ['http', unread],
  ['slow', { kind: 'loading' }],
] as const)('stands without the amount (%s), and makes no page (MONEY-7)', async (why, owed) => {
  const { account, context } = pay(url, { 'billing.customer': fault(why) });
  expect(await payForm(context)).toMatchObject({ owed, decision: deniedAsUnread(why) });
  await expect(openPayment(context, formId)).rejects.toThrow(FaultError);
  expect(account.submitted).toEqual([]);
});

testBillAct({ act: (context) => openPayment(context, formId), page: (context) => payForm(context) });
