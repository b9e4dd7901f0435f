import { expect, test } from 'vitest';
import { known, unread } from '#app/ui/testing/read.ts';
import { fault, reply, type Replies } from '#rpc/testing/fake-account.ts';
import { billed, formId, lineRef, withNewLine, monthPrice, sentBefore, onlyTerms } from '#rpc/testing/fake-bills.ts';
import { FaultError } from '#rpc/problem.ts';
import { savedCards } from '#rpc/testing/fake-cards.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { loadMonthInAdvance, type MonthInAdvanceModel, payMonthInAdvance } from './intent.ts';
import { testBillAct } from '../testing/bill-act.ts';

const paidBefore = (overrides: object) =>
  sentBefore('month-in-advance', { subjectId: 'line-2', terms: monthPrice, ...overrides });

test('shows the charge with the card of that moment (MONEY-1)', async () => {
  const replies: Replies = { 'card.list': reply({ cards: savedCards }) };
  const { context } = billed({ lines: withNewLine, replies });
  const { charge } = (await loadMonthInAdvance(context, lineRef)) as MonthInAdvanceModel;
  expect(charge).toMatchObject({ cents: 2656, isTaxed: true, at: 'now', with: { card: { lastFour: '4242' } } });
  await payMonthInAdvance(context, lineRef, formId, monthPrice);
  replies['card.list'] = reply({ cards: [{ ...savedCards[1], isAutoPay: true }] });
  expect(await loadMonthInAdvance(context, lineRef, formId)).toMatchObject({ charge, after: { state: 'done' } });
});

test('charges nothing for a month that had been paid already (BILL-12)', async () => {
  const { account, context } = billed({ lines: withNewLine });
  account.operations.push(paidBefore({ state: 'done', result: 'alreadyPaid' }));
  expect(await loadMonthInAdvance(context, lineRef, formId)).toMatchObject({ charge: undefined });
});

test('shows what it costs, and is paid at just that price', async () => {
  const { account, context } = billed({ lines: withNewLine });
  expect(await loadMonthInAdvance(context, lineRef)).toMatchObject({
    decision: { allowed: true },
    price: known(monthPrice),
  });
  expect(await payMonthInAdvance(context, lineRef, formId, monthPrice)).toMatchObject({ operation: { id: formId } });
  expect(onlyTerms(account)).toEqual({ about: 'line-2', ...monthPrice });
});

test.each([
  { ...monthPrice, amount: 2400 },
  { ...monthPrice, totalTax: 0 },
])('shows a price that moved first: %j (BILL-13)', async (seen) => {
  const { account, context } = billed({ lines: withNewLine });
  expect(await payMonthInAdvance(context, lineRef, formId, seen)).toEqual({ kind: 'rejected', reason: 'moved' });
  expect(account.operations).toEqual([]);
});

test.each([
  ['http', unread],
  ['slow', { kind: 'loading' }],
] as const)('stands without a price (%s), and pays nothing (ERROR-15)', async (why, price) => {
  const { account, context } = billed({ lines: withNewLine, replies: { 'billing.monthInAdvanceAmount': fault(why) } });
  expect(await loadMonthInAdvance(context, lineRef)).toMatchObject({ price, charge: undefined });
  await expect(payMonthInAdvance(context, lineRef, formId, monthPrice)).rejects.toThrow(FaultError);
  expect(account.operations).toEqual([]);
});

test.each([
  ['paid', { status: 0, isMonthInAdvancePaid: true }, undefined],
  ['under way', { status: 0 }, 'unknown'],
  ['just paid', { status: 0 }, 'done'],
] as const)('needs no price once the month is %s (ERROR-15)', async (_, draft, state) => {
  const { account, context } = billed({
    lines: [lineOf(1), lineOf(2, draft)],
    replies: { 'billing.monthInAdvanceAmount': fault() },
  });
  if (state) account.operations.push(paidBefore({ state }));
  expect(await loadMonthInAdvance(context, lineRef, formId)).toMatchObject({ price: { kind: 'absent' } });
});

test('offers the month again after a refused payment, at its present price (BILL-13)', async () => {
  const { account, context } = billed({ lines: withNewLine });
  account.operations.push(paidBefore({ state: 'refused', refusal: 'other' }));
  expect(await loadMonthInAdvance(context, lineRef, formId)).toMatchObject({
    price: { kind: 'known', value: monthPrice },
    charge: { cents: 2656 },
    after: { state: 'refused' },
  });
});

test.each([
  ['already-paid', { status: 0, isMonthInAdvancePaid: true }],
  ['does-not-apply', { status: 2 }],
] as const)('is refused: %s', async (reason, draft) => {
  const { account, context } = billed({ lines: [lineOf(1), lineOf(2, draft)] });
  expect(((await loadMonthInAdvance(context, lineRef)) as MonthInAdvanceModel).decision).toMatchObject({
    allowed: false,
    reason,
  });
  await expect(payMonthInAdvance(context, lineRef, formId, monthPrice)).rejects.toMatchObject({ reason });
  expect(account.operations).toEqual([]);
});

test('shows nothing of another line’s payment', async () => {
  const { account, context } = billed({ lines: withNewLine });
  account.operations.push(paidBefore({ subjectId: 'line-1', state: 'done' }));
  expect(await loadMonthInAdvance(context, lineRef, formId)).not.toHaveProperty('after');
});

testBillAct({
  act: (context) => payMonthInAdvance(context, lineRef, formId, monthPrice),
  other: (context) => payMonthInAdvance(context, lineRef, formId, { ...monthPrice, totalTax: 0 }),
  page: (context) => loadMonthInAdvance(context, lineRef),
  lines: withNewLine,
});
