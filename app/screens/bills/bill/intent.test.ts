import { expect, test } from 'vitest';
import { unread } from '#app/ui/testing/read.ts';
import { fault, noon, reply } from '#rpc/testing/fake-account.ts';
import { billed, formId, invoice, billKey, billRef, lineRef, onlyTerms } from '#rpc/testing/fake-bills.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { loadBill, type BillModel, mailBill } from './intent.ts';
import { loadMonthInAdvance } from '../month-in-advance/intent.ts';
import { otherBillRef, testBillAct } from '../testing/bill-act.ts';

const look = async (given: Parameters<typeof billed>[0] = {}) =>
  (await loadBill(billed({ keys: [billKey], ...given }).context, billRef)) as BillModel;

test('is read by its day, with its cycle and its payments', async () => {
  const { account, context } = billed({
    keys: [billKey],
    lines: [lineOf(1, { firstName: 'DANA', lastName: 'REYES', meta: { customer_statement_number: '8001' } })],
  });
  expect(await loadBill(context, billRef)).toMatchObject({
    ref: billRef,
    type: 'MONTHLY',
    day: '2026-11-03',
    amount: 2656,
    cycle: { from: '2026-11-03', to: '2026-12-02' },
    holder: 'Dana Reyes',
    statementNumber: '8001',
    payments: { value: [{ amount: 2656, card: '4242' }] },
    documentUrl: invoice.invoiceUrl,
    emailId: 'line-1@example.test',
  });
  expect(account.asked.find(({ id }) => id === 'billing.invoices')?.input).toEqual({
    customerId: 'line-1',
    startDate: '2026-11-03',
    endDate: '2026-11-03',
  });
});

test('shows the result of its email, and one in progress without its id (LEDGER-44)', async () => {
  const { account, context } = billed({ keys: [billKey] });
  account.onSubmit = (operation) => ({ ...operation, state: 'unknown', sentAt: noon });
  await mailBill(context, billRef, formId);
  expect(await loadBill(context, billRef, formId)).toMatchObject({ after: { state: 'unknown' }, refresh: 5 });
  expect(await loadBill(context, billRef)).toMatchObject({ after: { state: 'unknown' } });
  Object.assign(account.operations[0] ?? {}, { state: 'done' });
  expect(await loadBill(context, billRef)).not.toHaveProperty('after');
});

test('has no payments without the carrier’s history, and no cycle when it is a single one', async () => {
  expect(await look({ replies: { 'billing.history': fault() } })).toHaveProperty('payments', unread);
  expect(
    await look({ replies: { 'billing.invoices': reply({ invoices: [{ ...invoice, invoiceType: 'ONE_TIME' }] }) } }),
  ).toHaveProperty('cycle', undefined);
});

test.each([
  ['a line’s reference', lineRef],
  ['a reference of nobody', 'A'.repeat(16)],
])('rejects %s as a bill without a carrier call', async (_, ref) => {
  const { account, context } = billed({ keys: [billKey] });
  await expect(loadBill(context, ref)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(mailBill(context, ref, formId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(account.asked).toEqual([]);
});

test('rejects a bill’s reference as a line without a carrier call', async () => {
  const { account, context } = billed({ keys: [billKey] });
  await expect(loadMonthInAdvance(context, billRef)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(account.asked).toEqual([]);
});

test('rejects a bill that the carrier does not list any more', async () => {
  await expect(
    look({ replies: { 'billing.invoices': reply({ invoices: [{ ...invoice, invoiceId: 'INV-2' }] }) } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('goes by email to the signed-in person (BILL-16)', async () => {
  const { account, context } = billed({ keys: [billKey] });
  expect(await mailBill(context, billRef, formId)).toMatchObject({ operation: { id: formId } });
  expect(onlyTerms(account)).toEqual({
    about: 'line-1',
    emailId: 'line-1@example.test',
    invoiceUrl: invoice.invoiceUrl,
    invoiceType: 'MONTHLY',
    invoiceDate: '2026-11-03',
  });
});

testBillAct({
  act: (context) => mailBill(context, billRef, formId),
  other: (context) => mailBill(context, otherBillRef, formId),
  page: (context) => loadBill(context, billRef),
  isOpenUnderFraud: true,
});
