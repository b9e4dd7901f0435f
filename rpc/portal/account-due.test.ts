import { expect, test } from 'vitest';
import { fault, reply } from '../testing/fake-account.ts';
import { billed } from '../testing/fake-bills.ts';
import { lineOf } from '../testing/fake-customer.ts';
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

test('shows the balance while the carrier returns no arrangements (HOME-25)', async () => {
  const { context } = billed({ replies: { 'billing.promiseEligible': fault() } });
  const snapshot = { actor: lineOf(1), lines: [lineOf(1)], config: {} } as never;
  const due = await readDue(context, snapshot, reply(owed) as never);
  expect(due).toMatchObject({ owed: expect.anything(), mayPromise: false });
});
