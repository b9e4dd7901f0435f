import { expect, test } from 'vitest';
import { unread } from '#app/ui/testing/read.ts';
import { valueOf } from '#rpc/domain/facts/read.ts';
import { paths } from '#app/ui/paths.ts';
import { scenarioOn } from '#fixtures/scenarios/scenarios.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { fault, reply, type Replies } from '#rpc/testing/fake-account.ts';
import { billed, billKey, billRef, formId, lineRef, withNewLine, sentBefore } from '#rpc/testing/fake-bills.ts';
import { savedCards } from '#rpc/testing/fake-cards.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { loadAutoTopUp, type AutoTopUpModel, setAutoTopUp } from './intent.ts';
import { testBillAct } from '../testing/bill-act.ts';

const switching = (subjectId: string) =>
  sentBefore(scenarioOn(paths.autoTopUp).kind, {
    id: `form-id-0000${subjectId}`,
    subjectId,
    state: 'unknown',
    terms: { enabled: true },
  });
const set = (context: PortalContext, enabled: boolean, charge?: number) =>
  setAutoTopUp(context, { lineRef, operationId: formId, enabled, charge });

test('shows each line with its switch, and what is bought for how much', async () => {
  const { account, context } = billed({
    lines: [lineOf(1, { isAutoTopUp: true }), lineOf(2, { status: 0 }), lineOf(3, { status: 4 }), lineOf(4)],
  });
  account.operations.push(switching('line-4'));
  const model = (await loadAutoTopUp(context, 'form-id-0000line-4')) as AutoTopUpModel;
  expect(model).toMatchObject({
    price: { value: { size: { gigabytes: 2, charge: 1000 } } },
    after: { state: 'unknown' },
    refresh: 5,
  });
  expect(model.lines.map(({ isOn, open, decision }) => [isOn, open, decision.allowed])).toEqual([
    [true, false, true],
    [false, false, false],
    [false, true, true],
  ]);
});

test('marks each line that is being switched, despite the others (POLL-2)', async () => {
  const { account, context } = billed({ lines: [lineOf(1), lineOf(2), lineOf(3)] });
  for (const line of ['line-1', 'line-2']) account.operations.push(switching(line));
  const { lines } = (await loadAutoTopUp(context)) as AutoTopUpModel;
  expect(lines.map(({ open }) => open)).toEqual([true, true, false]);
});

test('charges each top-up with its tax to the card, on the next bill (MONEY-12)', async () => {
  const replies = { 'card.list': reply({ cards: savedCards }) };
  const each = async (overrides: Replies = {}) =>
    valueOf(((await loadAutoTopUp(billed({ replies: { ...replies, ...overrides } }).context)) as AutoTopUpModel).price)
      ?.each;
  const paid = { at: 'bill', billDay: undefined, with: { kind: 'card', card: { lastFour: '4242' } } };
  const taxed = ({ amount, customerId }: Record<string, unknown>) =>
    amount === 10 && customerId === 'line-1' ? reply({ totalTax: 63 }) : fault();
  expect(await each({ 'tax.byCustomer': taxed })).toMatchObject({ cents: 1063, isTaxed: true, ...paid });
  expect(await each({ 'tax.byCustomer': fault() })).toMatchObject({ cents: 1000, isTaxed: false, ...paid });
});

test('can be turned off without a price, and not on', async () => {
  const replies = { 'topup.pulse': fault() };
  expect(await loadAutoTopUp(billed({ replies }).context)).toHaveProperty('price', unread);
  expect(await set(billed({ replies }).context, true, 1000)).toEqual({ kind: 'rejected', reason: 'moved' });
  expect(await set(billed({ replies }).context, false)).toMatchObject({ operation: { id: formId } });
});

test.each([999, undefined])('is not turned on at a price that is not shown: %s (BILL-13)', async (charge) => {
  const { account, context } = billed();
  expect(await set(context, true, charge)).toEqual({
    kind: 'rejected',
    reason: 'moved',
  });
  expect(account.operations).toEqual([]);
});

test('is refused on a line that is not active', async () => {
  const { account, context } = billed({ lines: withNewLine });
  await expect(set(context, true, 1000)).rejects.toMatchObject({ reason: 'not-active' });
  expect(account.operations).toEqual([]);
});

test('rejects a bill’s reference as a line without a carrier call', async () => {
  const { account, context } = billed({ keys: [billKey] });
  const form = { lineRef: billRef, operationId: formId, enabled: false };
  await expect(setAutoTopUp(context, form)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(account.asked).toEqual([]);
});

test('has no price without TOPUP_DATA_LIMIT (HTTP-18)', async () => {
  const { context } = billed({ replies: { 'config.keys': reply({}) } });
  expect(await loadAutoTopUp(context)).toMatchObject({ price: { kind: 'unreadable' } });
});

testBillAct({
  act: (context) => set(context, true, 1000),
  other: (context) => set(context, false, 1000),
  page: (context) => loadAutoTopUp(context),
});
