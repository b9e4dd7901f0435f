import { valueOf } from '#rpc/domain/facts/read.ts';
import { known, unread } from '#app/ui/testing/read.ts';
import { describe, expect, test } from 'vitest';
import type { Operation } from '#rpc/operation/operations.ts';
import { FaultError } from '#rpc/problem.ts';
import { fault, noon, refOf, reply } from '#rpc/testing/fake-account.ts';
import { billed, formId, invoice, moneyReads, payment } from '#rpc/testing/fake-bills.ts';
import { savedCards } from '#rpc/testing/fake-cards.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { sampleTerms } from '#rpc/testing/sample-terms.ts';
import { operationOf } from '#rpc/testing/sent-operation.ts';
import { loadBills, type BillsQuery, type BillsModel } from './intent.ts';

const look = async (given: Parameters<typeof billed>[0] = {}, query: BillsQuery = {}, operations: Operation[] = []) => {
  const cards = { 'card.list': reply({ cards: savedCards }) };
  const { account, context } = billed({ ...given, replies: { ...cards, ...given.replies } });
  account.operations.push(...operations);
  return { account, model: (await loadBills(context, query)) as BillsModel };
};

test('returns the amount owed, the next bill, bills and payments', async () => {
  const { model } = await look();
  expect(model).toEqual({
    owed: known({ balance: 2656, dueDate: '2026-12-18', overdue: false, autoPay: 'on' }),
    suspended: false,
    pay: { allowed: true },
    payId: expect.any(String),
    defaultCard: { brand: 'VISA', lastFour: '4242' },
    nextBill: { kind: 'known', day: '2026-12-03', net: 2500, tax: 156, total: 2656, isAbout: false, beside: [] },
    paidBy: { kind: 'card', card: { brand: 'VISA', lastFour: '4242' } },
    promise: known({ isEligible: true }),
    range: { from: '2025-11-20', to: '2026-11-20' },
    bills: known([{ ref: refOf('bill/2026-11-03/INV-1'), type: 'MONTHLY', day: '2026-11-03', amount: 2656 }]),
    payments: known([{ paidAt: Date.parse('2026-11-05T09:12:00Z'), amount: 2656, card: '4242' }]),
    unpaidMonths: [],
  });
});

test('shows no amount of a bill whose day is over (ACCOUNT-20)', async () => {
  const over = reply({ billDate: '2026-11-14', amount: 2500, totalTax: 156 });
  const { model } = await look({ replies: { 'billing.forecast': over } });
  expect(model.nextBill).toMatchObject({ kind: 'day-only', why: 'not-shown' });
});

test.each([
  ['disconnected', [4]],
  ['disconnected and disabled', [4, 7]],
])('has no next bill when all lines are %s and nothing is forecast (BILL-24)', async (_, statuses) => {
  const lines = statuses.map((status, index) => lineOf(index + 1, { status }));
  const replies = { 'billing.forecast': reply({ billDate: '2026-12-03', amount: 0, totalTax: 0 }) };
  const { model } = await look({ lines, replies });
  expect(model).toMatchObject({ nextBill: { kind: 'none' }, owed: { value: { balance: 2656 } } });
});

test('reads bills of the chosen days', async () => {
  const { account } = await look({}, { from: '2026-01-01', to: '2026-11-30' });
  expect(account.asked.find(({ id }) => id === 'billing.invoices')?.input).toEqual({
    customerId: 'line-1',
    startDate: '2026-01-01',
    endDate: '2026-11-30',
  });
});

test('shows bills newest first, in any order of the carrier', async () => {
  const days = ['2026-02-03', '2026-11-03', '2026-05-03', '2026-08-03'];
  for (const order of [days, days.toSorted(), days.toSorted().reverse()]) {
    const invoices = order.map((invoiceDate) => ({ ...invoice, invoiceId: `INV-${invoiceDate}`, invoiceDate }));
    const { model } = await look({ replies: { 'billing.invoices': reply({ invoices }) } });
    expect(valueOf(model.bills)?.map(({ day }) => day)).toEqual([
      '2026-11-03',
      '2026-08-03',
      '2026-05-03',
      '2026-02-03',
    ]);
  }
});

test.each([
  { from: '2026-11-21', to: '2026-11-20' },
  { from: '2024-01-01', to: '2026-11-20' },
])('rejects the days %j', async (query) => {
  const { account, context } = billed();
  await expect(loadBills(context, query)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(account.asked).toEqual([]);
});

test.each([
  ['billing.customer', 'owed'],
  ['billing.promiseEligible', 'promise'],
  ['billing.invoices', 'bills'],
  ['billing.history', 'payments'],
] as const)('without %s, lacks only "%s" (BILL-7)', async (endpoint, part) => {
  const whole = (await look()).model;
  const { model } = await look({ replies: { [endpoint]: fault() } });
  expect({ ...model, paidBy: whole.paidBy, payId: whole.payId }).toEqual({ ...whole, [part]: unread });
  const late = await look({ replies: { [endpoint]: fault('slow') } });
  expect(late.model[part]).toEqual({ kind: 'loading' });
});

test('rejects with an ended session instead of a missing part', async () => {
  await expect(look({ replies: { 'billing.history': fault('session') } })).rejects.toThrow(FaultError);
});

test('shows a secondary the reason, and reads nothing about money', async () => {
  const lines = [lineOf(1), lineOf(2)];
  const { account, context } = billed({ lines, actor: lines[1] as never });
  expect(await loadBills(context, {})).toEqual({ refused: 'secondary' });
  expect(moneyReads(account)).toEqual([]);
});

test('shows bills to a person who became primary after signing in', async () => {
  const { account, context } = billed();
  context.viewer.credentials.isPrimary = false;
  expect(await loadBills(context, {})).toMatchObject({ owed: { value: { balance: 2656 } } });
  expect(moneyReads(account)).toHaveLength(5);
});

test('shows bills to a customer marked as FRAUD, who can’t pay', async () => {
  expect((await look({ lines: [lineOf(1, { category: 'FRAUD' })] })).model.pay).toEqual({
    allowed: false,
    reason: 'fraud',
  });
});

test('lists lines whose first month can be paid: not active, and not paid', async () => {
  const { model } = await look({
    lines: [
      lineOf(1),
      lineOf(4, { status: 8 }),
      lineOf(2, { status: 0 }),
      lineOf(3, { status: 0, isMonthInAdvancePaid: true }),
    ],
  });
  expect(model.unpaidMonths.map(({ line }) => line.ref)).toEqual([refOf('line-2'), refOf('line-4')]);
});

describe('back from the payment page', () => {
  const page = (more: Partial<Operation<'payment-page'>> = {}): Operation => ({
    ...operationOf('payment-page', sampleTerms['payment-page']),
    id: formId,
    subjectId: 'line-1',
    state: 'done',
    sentAt: noon - 60_000,
    baseline: { payments: 1, nonPay: false },
    ...more,
  });
  const newer = { ...payment, paymentId: 'pay-2', paidOn: '2026-11-20T11:59:30Z', amount: 5312 };

  test('finds the new payment in any order of the history', async () => {
    const { model, account } = await look(
      { replies: { 'billing.history': reply({ payments: [payment, newer] }) } },
      { paid: formId },
      [page()],
    );
    expect(model.back).toEqual({
      paid: { paidAt: Date.parse(newer.paidOn), amount: 5312, card: '4242' },
      cardBrand: 'VISA',
    });
    expect(model.refresh).toBeUndefined();
    // Reads that a payment changes bypass the cache.
    const fresh = account.asked.filter(({ maxAgeMs }) => maxAgeMs === 0).map(({ id }) => id);
    expect(fresh.sort()).toEqual([
      'billing.customer',
      'billing.history',
      'config.keys',
      'customer.byUsername',
      'customer.group',
    ]);
  });

  test.each([
    ['cards that are not told', { 'card.list': fault() }],
    ['a card that is not saved', { 'card.list': reply({ cards: savedCards.slice(1) }) }],
  ])('shows a payment without the brand of its card: %s (BILL-23)', async (_, replies) => {
    const history = { 'billing.history': reply({ payments: [newer, payment] }) };
    const { model } = await look({ replies: { ...history, ...replies } }, { paid: formId }, [page()]);
    expect(model.back).toMatchObject({ paid: { amount: 5312 } });
    expect(model.back).not.toHaveProperty('cardBrand', expect.anything());
  });

  const suspended = { status: 3, meta: { suspended_reason: 'NonPay Suspension' } } as const;
  const off = [lineOf(1, suspended), lineOf(2, { status: 3 })];
  const nothingOwed = { 'billing.customer': reply({ balance: 0, isAutoPay: true }) };
  const wasOff = { payments: 1, nonPay: true };
  test.each([
    ['back', [lineOf(1), lineOf(2, { status: 0 }), lineOf(3)], wasOff, {}, { kind: 'back', lines: 2 }],
    ['paid, and not back yet', off, wasOff, nothingOwed, { kind: 'on its way' }],
    ['paid, and the balance is not told', off, wasOff, { 'billing.customer': fault() }, { kind: 'on its way' }],
    ['paid in part', off, wasOff, {}, { kind: 'still suspended' }],
    ['never off', undefined, { payments: 1, nonPay: false }, {}, undefined],
  ])('returns the effect of a payment on service: %s (BILL-23)', async (_, lines, before, replies, service) => {
    const history = { 'billing.history': reply({ payments: [newer, payment] }) };
    const { model } = await look({ lines, replies: { ...history, ...replies } }, { paid: formId }, [
      page({ baseline: before }),
    ]);
    expect(model.back).toMatchObject({ paid: { amount: 5312 } });
    expect(model.back && 'service' in model.back ? model.back.service : undefined).toEqual(service);
  });

  test.each([
    ['a minute later: every five seconds', 59_000, true, 5],
    ['later: every thirty seconds', 61_000, true, 30],
    ['after ten minutes it is not waited for', 600_000, false, undefined],
  ])('has no payment yet, %s', async (_, age, waiting, refresh) => {
    const { model } = await look({}, { paid: formId }, [page({ sentAt: noon - age })]);
    expect(model.back).toEqual({ waiting });
    expect(model.refresh).toBe(refresh);
  });

  test('shows nothing of a payment when the history can’t be read', async () => {
    expect((await look({ replies: { 'billing.history': fault() } }, { paid: formId }, [page()])).model.back).toEqual({
      waiting: true,
    });
  });

  test.each<[string, Operation]>([
    ['another person’s', page({ actorId: 'line-2' })],
    ['another kind', { ...page(), kind: 'account-lock', terms: { lockStatus: 'ACC_LOCK' } }],
  ])('shows nothing of %s', async (_, operation) => {
    expect((await look({}, { paid: formId }, [operation])).model.back).toBeUndefined();
  });
});

test('shows the result of an operation from here', async () => {
  const ofAccount = { id: formId, subjectId: 'line-1' };
  const promise = operationOf('promise-to-pay', { day: '2026-12-01', amount: 2656 }, ofAccount);
  const { model } = await look({}, { after: formId }, [promise]);
  expect(model.after).toMatchObject({
    summary: { kind: 'promise-to-pay', day: '2026-12-01', amount: 2656 },
    state: 'unknown',
  });
  expect(model.refresh).toBe(5);
});
