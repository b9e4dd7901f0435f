import { describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { fault, noon, refOf, reply, type Replies } from '#rpc/testing/fake-account.ts';
import { billed, formId, invoice, moneyReads } from '#rpc/testing/fake-bills.ts';
import { FaultError } from '#rpc/problem.ts';
import { savedCards } from '#rpc/testing/fake-cards.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { autoTopUp, type AutoTopUpModel, setAutoTopUp } from './auto-top-up/intent.ts';
import { billPage, type BillModel, mailBill } from './bill/intent.ts';
import { monthInAdvance, type MonthInAdvanceModel, payMonthInAdvance } from './month-in-advance/intent.ts';
import { UsedFormError } from '#rpc/portal/submit-once.ts';
import { openPayment, payForm, type PayForm } from './pay/intent.ts';
import { promisePage, promiseToPay } from './promise/intent.ts';

const key = 'bill/2026-11-03/INV-1';
const otherKey = 'bill/2026-10-03/INV-0';
const billRef = refOf(key);
const lineRef = refOf('line-2');
const newLine = [lineOf(1), lineOf(2, { status: 0 })];
const shown = { amount: 2500, totalTax: 156 };
const url = 'https://pay.example.test/purchase/1';

type Act = (context: PortalContext) => Promise<unknown>;
interface Done {
  act: Act;
  /** The same form, saying something else; absent where it says nothing. */
  other?: Act;
  /** Of its form. */
  page: Act;
  lines?: Customer[];
}

/** Everything that is done from the pages of bills. */
const acts: [what: string, done: Done][] = [
  [
    'mailing a bill',
    {
      act: (context) => mailBill(context, billRef, formId),
      other: (context) => mailBill(context, refOf(otherKey), formId),
      page: (context) => billPage(context, billRef),
    },
  ],
  ['paying', { act: (context) => openPayment(context, formId), page: (context) => payForm(context) }],
  [
    'promising',
    {
      act: (context) => promiseToPay(context, formId, '2026-12-01'),
      other: (context) => promiseToPay(context, formId, '2026-12-02'),
      page: promisePage,
    },
  ],
  [
    'automatic top-up',
    {
      act: (context) => setAutoTopUp(context, { lineRef, operationId: formId, enabled: true, charge: 1000 }),
      other: (context) => setAutoTopUp(context, { lineRef, operationId: formId, enabled: false, charge: 1000 }),
      page: (context) => autoTopUp(context),
    },
  ],
  [
    'paying a month in advance',
    {
      act: (context) => payMonthInAdvance(context, lineRef, formId, shown),
      other: (context) => payMonthInAdvance(context, lineRef, formId, { ...shown, totalTax: 0 }),
      page: (context) => monthInAdvance(context, lineRef),
      lines: newLine,
    },
  ],
];

describe.each(acts)('%s', (what, { act, other, page, lines = [lineOf(1), lineOf(2)] }) => {
  test('is refused to a secondary, before anything about money is asked', async () => {
    const { account, context } = billed({ lines, actor: lines[1] as Customer, keys: [key] });
    await expect(act(context)).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'secondary' });
    expect(moneyReads(account)).toEqual([]);
    expect(account.submitted).toEqual([]);
  });

  test('is sent once: the same form again gives what it began, whatever the rules say by then', async () => {
    const { account, context } = billed({ lines, keys: [key] });
    const first = await act(context);
    account.asked.length = 0;
    expect(await act(context)).toEqual(first);
    expect(account.submitted).toHaveLength(1);
    expect(account.asked).toEqual([]);
  });

  test('BILL-1: its page tells a secondary why not, and asks nothing about money', async () => {
    const { account, context } = billed({ lines, actor: lines[1] as Customer, keys: [key] });
    context.requester.credentials.isPrimary = false;
    expect(await page(context)).toEqual({ refused: 'secondary' });
    expect(moneyReads(account)).toEqual([]);
  });

  test('LEDGER-23: the same form does nothing when it says something else', async () => {
    const { account, context } = billed({ lines, keys: [key, otherKey] });
    await act(context);
    if (other) await expect(other(context)).rejects.toThrow(UsedFormError);
    expect(account.submitted).toHaveLength(1);
  });

  test('sends nothing, and looks again, when another was sent at the same instant', async () => {
    const { account, context } = billed({ lines, keys: [key] });
    account.onSubmit = (operation) => operation;
    expect([{ to: 'form' }, { kind: 'again', because: 'stale' }]).toContainEqual(await act(context));
  });

  if (what !== 'mailing a bill') {
    test('is refused under fraud', async () => {
      const { account, context } = billed({ lines: lines.map((line) => ({ ...line, category: 'FRAUD' })) });
      await expect(act(context)).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'fraud' });
      expect(account.submitted).toEqual([]);
    });
  }
});

const only = (operations: readonly Operation[]) => ({
  terms: operations[0]?.terms,
  subjectId: operations[0]?.subjectId,
  count: operations.length,
});

describe('one bill', () => {
  const look = async (given: Parameters<typeof billed>[0] = {}) =>
    (await billPage(billed({ keys: [key], ...given }).context, billRef)) as BillModel;

  test('is asked for by its day, and told with its cycle and what paid it', async () => {
    const { account, context } = billed({
      keys: [key],
      lines: [lineOf(1, { firstName: 'DANA', lastName: 'REYES', meta: { customer_statement_number: '8001' } })],
    });
    expect(await billPage(context, billRef)).toMatchObject({
      ref: billRef,
      type: 'MONTHLY',
      day: '2026-11-03',
      amount: 2656,
      cycle: { from: '2026-11-03', to: '2026-12-02' },
      holder: 'Dana Reyes',
      statementNumber: '8001',
      payments: [{ amount: 2656, card: '4242' }],
      documentUrl: invoice.invoiceUrl,
      emailId: 'line-1@example.test',
    });
    expect(account.asked.find(({ id }) => id === 'billing.invoices')?.input).toEqual({
      customerId: 'line-1',
      startDate: '2026-11-03',
      endDate: '2026-11-03',
    });
  });

  test('says what has come of sending it by email', async () => {
    const { account, context } = billed({ keys: [key] });
    account.onSubmit = (operation) => ({ ...operation, state: 'unknown', sentAt: noon });
    await mailBill(context, billRef, formId);
    expect(await billPage(context, billRef, formId)).toMatchObject({ after: { state: 'unknown' }, refresh: 5 });
    expect(await billPage(context, billRef)).not.toHaveProperty('after');
  });

  test('stands without payments where the carrier can’t tell, and has no cycle when it is a single one', async () => {
    expect(await look({ replies: { 'billing.history': fault() } })).toHaveProperty('payments', undefined);
    expect(
      await look({ replies: { 'billing.invoices': reply({ invoices: [{ ...invoice, invoiceType: 'ONE_TIME' }] }) } }),
    ).toHaveProperty('cycle', undefined);
  });

  test.each([
    ['a line’s reference', lineRef],
    ['a reference of nobody', 'A'.repeat(16)],
  ])('%s is no bill, and nobody is asked', async (_, ref) => {
    const { account, context } = billed({ keys: [key] });
    await expect(billPage(context, ref)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(mailBill(context, ref, formId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(account.asked).toEqual([]);
  });

  test('a bill’s reference is no line, and nobody is asked', async () => {
    const { account, context } = billed({ keys: [key] });
    await expect(monthInAdvance(context, billRef)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      setAutoTopUp(context, { lineRef: billRef, operationId: formId, enabled: false }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(account.asked).toEqual([]);
  });

  test('that the carrier does not list any more is not found', async () => {
    await expect(
      look({ replies: { 'billing.invoices': reply({ invoices: [{ ...invoice, invoiceId: 'INV-2' }] }) } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('goes by email to the person who asks', async () => {
    const { account, context } = billed({ keys: [key] });
    expect(await mailBill(context, billRef, formId)).toMatchObject({ operation: { id: formId } });
    expect(only(account.operations)).toEqual({
      terms: {
        emailId: 'line-1@example.test',
        invoiceUrl: invoice.invoiceUrl,
        invoiceType: 'MONTHLY',
        invoiceDate: '2026-11-03',
      },
      subjectId: 'line-1',
      count: 1,
    });
  });
});

describe('paying', () => {
  const pay = (result?: string, replies: Replies = {}) => {
    const given = billed({ replies });
    given.account.onSubmit = (operation) => ({
      ...operation,
      state: 'done',
      sentAt: noon,
      result,
    });
    return given;
  };

  test('leads to the payment system’s page, which comes back here; the payments so far are noted', async () => {
    const { account, context } = pay(url);
    expect(await openPayment(context, formId)).toEqual({ to: 'page', url });
    expect(only(account.operations)).toEqual({
      terms: { emailId: 'line-1@example.test', redirectUrl: `https://portal.example.test/bills?paid=${formId}` },
      subjectId: 'line-1',
      count: 1,
    });
    expect(account.submitted).toEqual([{ id: formId, before: { payments: 1, nonPay: false } }]);
  });

  test.each([
    'javascript:alert(1)',
    'https://evil.example/pay',
    'https://pay.example.test.evil.example/',
    'http://pay.example.test/',
    'nowhere',
  ])('never to %s (BILL-9)', async (result) => {
    const { context, logged } = pay(result);
    expect(await openPayment(context, formId)).toEqual({ to: 'after', operationId: formId });
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
    expect(await payForm(pay(url).context)).toMatchObject({ decision: { allowed: true }, owed: { balance: 2656 } });
    const nothing = { 'billing.customer': reply({ balance: 0, isAutoPay: true }) };
    const marked = billed({ lines: [lineOf(1, { category: 'FRAUD' })], replies: nothing });
    expect(await payForm(marked.context)).toMatchObject({ decision: { allowed: false, reason: 'fraud' } });
  });

  test.each([
    [1, 'missed'],
    [0, 'on'],
    [-500, 'on'],
  ])('BILL-18: with %i owed by a suspended account, auto-pay is %s', async (balance, autoPay) => {
    const off = { status: 3, meta: { suspended_reason: 'NonPay Suspension' } } as const;
    const replies = { 'billing.customer': reply({ balance, isAutoPay: true }) };
    const { context } = billed({ lines: [lineOf(1, off)], replies });
    expect(await payForm(context)).toMatchObject({ suspended: true, owed: { autoPay } });
  });

  test('a double click waits for the one page', async () => {
    const { account, context } = pay(url);
    account.operations.push({
      id: formId,
      kind: 'payment-page',
      subjectId: 'line-1',
      actorId: 'line-1',
      state: 'sending',
      issuedAt: noon,
      sentAt: noon,
      before: { payments: 1 },
      terms: { emailId: 'a@example.test', redirectUrl: 'https://portal.example.test/' },
    });
    expect(await openPayment(context, formId)).toEqual({ to: 'page', url });
    expect(account.asked).toEqual([]);
  });

  test('a page that came late can be gone to from the form’s page, by the person who asked for it alone', async () => {
    const { account, context } = pay(url);
    await openPayment(context, formId);
    expect(((await payForm(context, formId)) as PayForm).after).toMatchObject({ page: url, entry: { state: 'done' } });
    (account.operations[0] as Operation).actorId = 'line-2';
    expect(await payForm(context, formId)).not.toHaveProperty('after');
  });
});

describe('promising', () => {
  test('is for what is owed, by a day of the next two weeks', async () => {
    const { account, context } = billed();
    expect(await promisePage(context)).toMatchObject({
      owed: { balance: 2656 },
      decision: { allowed: true },
      days: { from: '2026-11-21', to: '2026-12-04' },
    });
    expect(await promiseToPay(context, formId, '2026-12-04')).toMatchObject({ operation: { id: formId } });
    expect(only(account.operations)).toEqual({
      terms: { day: '2026-12-04', amount: 2656 },
      subjectId: 'line-1',
      count: 1,
    });
  });

  test('BILL-14: may be for tomorrow', async () => {
    expect(await promiseToPay(billed().context, formId, '2026-11-21')).toMatchObject({ operation: { id: formId } });
  });

  test.each(['2026-11-20', '2026-12-05'])('%s is not offered', async (day) => {
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
});

describe('automatic top-up', () => {
  test('shows each line with its switch, and what is bought for how much', async () => {
    const { account, context } = billed({
      lines: [lineOf(1, { isAutoTopUp: true }), lineOf(2, { status: 0 }), lineOf(3, { status: 4 }), lineOf(4)],
    });
    account.operations.push({
      id: formId,
      kind: 'auto-top-up',
      subjectId: 'line-4',
      actorId: 'line-1',
      state: 'unknown',
      issuedAt: noon,
      sentAt: noon,
      terms: { enabled: true },
    });
    const model = (await autoTopUp(context, formId)) as AutoTopUpModel;
    expect(model).toMatchObject({ size: { gigabytes: 2, charge: 1000 }, after: { state: 'unknown' }, refresh: 5 });
    expect(model.lines.map(({ isOn, open, decision }) => [isOn, open, decision.allowed])).toEqual([
      [true, false, true],
      [false, false, false],
      [false, true, true],
    ]);
  });

  test('POLL-2: each line that is being switched says so, whichever others are', async () => {
    const { account, context } = billed({ lines: [lineOf(1), lineOf(2), lineOf(3)] });
    for (const line of ['line-1', 'line-2'])
      account.operations.push({
        id: `form-id-0000${line}`,
        kind: 'auto-top-up',
        subjectId: line,
        actorId: 'line-1',
        state: 'unknown',
        issuedAt: noon,
        sentAt: noon,
        terms: { enabled: true },
      });
    const { lines } = (await autoTopUp(context)) as AutoTopUpModel;
    expect(lines.map(({ open }) => open)).toEqual([true, true, false]);
  });

  test('MONEY-12: each time is charged with its tax, to the card, on whichever bill comes next', async () => {
    const replies = { 'card.list': reply({ cards: savedCards }) };
    const each = async (own: Replies = {}) =>
      ((await autoTopUp(billed({ replies: { ...replies, ...own } }).context)) as AutoTopUpModel).each;
    const paid = { at: 'bill', billDay: undefined, with: { by: 'card', card: { lastFour: '4242' } } };
    const taxed = ({ amount, customerId }: Record<string, unknown>) =>
      amount === 10 && customerId === 'line-1' ? reply({ totalTax: 63 }) : fault();
    expect(await each({ 'tax.byCustomer': taxed })).toMatchObject({ cents: 1063, isTaxed: true, ...paid });
    expect(await each({ 'tax.byCustomer': fault() })).toMatchObject({ cents: 1000, isTaxed: false, ...paid });
  });

  test('without a price it can be turned off, and not on', async () => {
    const replies = { 'topup.pulse': fault() };
    expect(await autoTopUp(billed({ replies }).context)).toHaveProperty('size', undefined);
    expect(
      await setAutoTopUp(billed({ replies }).context, {
        lineRef,
        operationId: formId,
        enabled: true,
        charge: 1000,
      }),
    ).toEqual({ kind: 'again', because: 'moved' });
    expect(
      await setAutoTopUp(billed({ replies }).context, { lineRef, operationId: formId, enabled: false }),
    ).toMatchObject({ operation: { id: formId } });
  });

  test.each([999, undefined])('is not turned on at a price that is not shown: %s', async (charge) => {
    const { account, context } = billed();
    expect(await setAutoTopUp(context, { lineRef, operationId: formId, enabled: true, charge })).toEqual({
      kind: 'again',
      because: 'moved',
    });
    expect(account.operations).toEqual([]);
  });

  test('is refused on a line that is not active', async () => {
    const { account, context } = billed({ lines: newLine });
    await expect(
      setAutoTopUp(context, { lineRef, operationId: formId, enabled: true, charge: 1000 }),
    ).rejects.toMatchObject({ reason: 'not-active' });
    expect(account.operations).toEqual([]);
  });
});

describe('a month in advance', () => {
  const sentForm = {
    id: formId,
    kind: 'month-in-advance',
    actorId: 'line-1',
    issuedAt: noon,
    sentAt: noon,
    terms: shown,
  } as const;

  test('MONEY-1: what was charged is told with the card of that moment', async () => {
    const replies: Replies = { 'card.list': reply({ cards: savedCards }) };
    const { context } = billed({ lines: newLine, replies });
    const { charge } = (await monthInAdvance(context, lineRef)) as MonthInAdvanceModel;
    expect(charge).toMatchObject({ cents: 2656, isTaxed: true, at: 'now', with: { card: { lastFour: '4242' } } });
    await payMonthInAdvance(context, lineRef, formId, shown);
    replies['card.list'] = reply({ cards: [{ ...savedCards[1], isAutoPay: true }] });
    expect(await monthInAdvance(context, lineRef, formId)).toMatchObject({ charge, after: { state: 'done' } });
  });

  test('BILL-12: a month that had been paid already was not charged', async () => {
    const { account, context } = billed({ lines: newLine });
    const paid = { ...sentForm, subjectId: 'line-2', state: 'done', result: 'alreadyPaid' } as const;
    account.operations.push(paid);
    expect(await monthInAdvance(context, lineRef, formId)).toMatchObject({ charge: undefined });
  });

  test('shows what it costs, and is paid at just that price', async () => {
    const { account, context } = billed({ lines: newLine });
    expect(await monthInAdvance(context, lineRef)).toMatchObject({ decision: { allowed: true }, price: shown });
    expect(await payMonthInAdvance(context, lineRef, formId, shown)).toMatchObject({ operation: { id: formId } });
    expect(only(account.operations)).toEqual({ terms: shown, subjectId: 'line-2', count: 1 });
  });

  test.each([
    { ...shown, amount: 2400 },
    { ...shown, totalTax: 0 },
  ])('a price that moved is shown first: %j', async (seen) => {
    const { account, context } = billed({ lines: newLine });
    expect(await payMonthInAdvance(context, lineRef, formId, seen)).toEqual({ kind: 'again', because: 'moved' });
    expect(account.operations).toEqual([]);
  });

  test('ERROR-15: the sorry page for a price that can’t be read, and nothing is paid', async () => {
    const { account, context } = billed({ lines: newLine, replies: { 'billing.monthInAdvanceAmount': fault() } });
    await expect(monthInAdvance(context, lineRef)).rejects.toThrow(FaultError);
    await expect(payMonthInAdvance(context, lineRef, formId, shown)).rejects.toThrow(FaultError);
    expect(account.operations).toEqual([]);
  });

  test.each([
    ['paid', { status: 0, isMonthInAdvancePaid: true }, undefined],
    ['under way', { status: 0 }, 'unknown'],
    ['just paid', { status: 0 }, 'done'],
  ] as const)('ERROR-15: needs no price once the month is %s', async (_, draft, state) => {
    const { account, context } = billed({
      lines: [lineOf(1), lineOf(2, draft)],
      replies: { 'billing.monthInAdvanceAmount': fault() },
    });
    if (state) account.operations.push({ ...sentForm, subjectId: 'line-2', state });
    expect(await monthInAdvance(context, lineRef, formId)).toMatchObject({ price: undefined });
  });

  test.each([
    ['already-paid', { status: 0, isMonthInAdvancePaid: true }],
    ['does-not-apply', { status: 2 }],
  ] as const)('is refused: %s', async (reason, draft) => {
    const { account, context } = billed({ lines: [lineOf(1), lineOf(2, draft)] });
    expect(((await monthInAdvance(context, lineRef)) as MonthInAdvanceModel).decision).toMatchObject({
      allowed: false,
      reason,
    });
    await expect(payMonthInAdvance(context, lineRef, formId, shown)).rejects.toMatchObject({ reason });
    expect(account.operations).toEqual([]);
  });

  test('says nothing of another line’s payment', async () => {
    const { account, context } = billed({ lines: newLine });
    account.operations.push({ ...sentForm, subjectId: 'line-1', state: 'done' });
    expect(await monthInAdvance(context, lineRef, formId)).not.toHaveProperty('after');
  });
});
