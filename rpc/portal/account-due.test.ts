import { expect, test } from 'vitest';
import type { AccountSnapshot } from '../domain/permission.ts';
import { fault, reply } from '../testing/fake-account.ts';
import { billed } from '../testing/fake-bills.ts';
import { type CustomerDraft, lineOf } from '../testing/fake-customer.ts';
import { readDue } from './account-due.ts';

const owed = { balance: 2656, dueDate: '2026-11-10', isAutoPay: false };

test.each([
  ['before its day', { isEligible: false, promisedFor: '2026-11-21' }, { arrangedFor: '2026-11-21' }],
  ['on its day', { isEligible: false, promisedFor: '2026-11-20' }, { arrangedFor: '2026-11-20' }],
  ['after its day', { isEligible: true, promisedFor: '2026-11-19' }, { missedDay: '2026-11-19' }],
  ['without one', { isEligible: true }, {}],
])('keeps an arrangement until its day is over: %s (HOME-25)', async (_, promise, told) => {
  const { context } = billed({ replies: { 'billing.promiseEligible': reply(promise) } });
  const snapshot = { actor: lineOf(1), lines: [lineOf(1)], config: {} } as never;
  const due = await readDue(context, snapshot, reply(owed) as never);
  const { owed: _owed, nonPay: _nonPay, isPaid: _isPaid, pay: _pay, ...arranged } = due ?? {};
  expect(arranged).toStrictEqual({ mayPromise: promise.isEligible, ...told });
});

const nonPay: CustomerDraft = { status: 3, meta: { suspended_reason: 'NonPay Suspension' } };
const paid = { balance: 0, dueDate: undefined, isAutoPay: false };

test.each<[string, CustomerDraft[], object]>([
  ['beside a line in service', [nonPay, {}, { status: 3 }], { lines: [{ occurrence: 1 }, { occurrence: 3 }] }],
  ['without a line in service', [nonPay, { status: 3 }], {}],
])('names the suspended lines %s, also after the payment (HOME-13, HOME-24)', async (_, drafts, named) => {
  const lines = drafts.map((draft, index) => lineOf(index + 1, draft));
  const snapshot: AccountSnapshot = { actor: lines[0] ?? lineOf(1), lines, config: {} };
  const { context } = billed({ lines });
  const due = await readDue(context, snapshot, { kind: 'reply', reply: paid });
  expect(due).toMatchObject({ nonPay: true, isPaid: true, owed: undefined, ...named });
  expect(due).toHaveProperty('mayPromise', false);
  expect(Object.keys(due ?? {}).includes('lines')).toBe('lines' in named);
});

test('offers no arrangement while one is being made (LEDGER-44)', async () => {
  const { context } = billed();
  const snapshot: AccountSnapshot = { actor: lineOf(1), lines: [lineOf(1)], config: {} };
  const due = (operations: AccountSnapshot['operations']) =>
    readDue(context, { ...snapshot, operations }, { kind: 'reply', reply: owed });
  const promise = { id: 'operation-1', kind: 'promise-to-pay', subjectId: 'line-1', state: 'sending' } as const;
  expect(await due([])).toMatchObject({ mayPromise: true });
  expect(await due([{ ...promise, kind: 'rename' }])).toMatchObject({ mayPromise: true });
  expect(await due([promise])).toMatchObject({ mayPromise: false });
});

test('shows the balance while the carrier returns no arrangements (HOME-25)', async () => {
  const { context } = billed({ replies: { 'billing.promiseEligible': fault() } });
  const snapshot = { actor: lineOf(1), lines: [lineOf(1)], config: {} } as never;
  const due = await readDue(context, snapshot, reply(owed) as never);
  expect(due).toMatchObject({ owed: expect.anything(), mayPromise: false });
});
