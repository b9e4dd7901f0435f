import type { ActivitySummary } from '#rpc/operation/operations.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import type { BillModel } from '#app/screens/bills/bill/intent.ts';
import type { BillsModel } from '#app/screens/bills/list/intent.ts';
import type { MonthInAdvanceModel } from '#app/screens/bills/month-in-advance/intent.ts';
import type { PayForm } from '#app/screens/bills/pay/intent.ts';
import type { PromiseForm } from '#app/screens/bills/promise/intent.ts';
import { scenarioOn } from '#fixtures/scenarios/scenarios.ts';
import { known } from './read.ts';
import type { Owed } from '#rpc/portal/bills/balance-owed.ts';
import type { BillRow } from '#app/screens/bills/list/statement-list.ts';
import { marco, sampleBill, sampleCharge, yes } from './sample.ts';
import { sampleNow } from './sample-page.ts';

export const owed: Owed = { balance: 9562, dueDate: '2026-12-18', overdue: false, autoPay: 'off' };

export function entryOf(summary: ActivitySummary, overrides: Partial<ActivityEntry> = {}): ActivityEntry {
  return { id: 'operation-1', summary, by: { you: true }, state: 'done', sentAt: sampleNow - 8000, ...overrides };
}

/** Returns an entry of the operation that the form of a page sends. */
export function entryOn(page: string, overrides: Partial<ActivityEntry> = {}): ActivityEntry {
  const { kind, rules } = scenarioOn(page);
  return entryOf({ kind, ...rules.summary } as ActivitySummary, overrides);
}

export function billsModel(overrides: Partial<BillsModel> = {}): BillsModel {
  return {
    owed: known(owed),
    suspended: false,
    pay: yes,
    payId: 'operation-1',
    nextBill: sampleBill(),
    paidBy: { kind: 'hand' },
    promise: known({ isEligible: true }),
    range: { from: '2025-11-21', to: '2026-11-21' },
    bills: known<BillRow[]>([
      { ref: 'bill-1', type: 'MONTHLY', day: '2026-11-03', amount: 4781 },
      { ref: 'bill-2', type: 'ONE_TIME', day: '2025-12-10', amount: 500 },
    ]),
    payments: known(
      [4, 3, 2, 1].map((month) => ({
        paidAt: Date.parse(`2026-0${month}-05T12:00:00Z`),
        amount: 4781,
        card: '4242',
      })),
    ),
    unpaidMonths: [{ line: marco, decision: { allowed: true } }],
    ...overrides,
  };
}

export function billModel(overrides: Partial<BillModel> = {}): BillModel {
  return {
    ref: 'bill-1',
    type: 'MONTHLY',
    day: '2026-11-03',
    amount: 4781,
    cycle: { from: '2026-11-03', to: '2026-12-02' },
    holder: 'Dana Reyes',
    statementNumber: '8001234567',
    payments: known([{ paidAt: Date.parse('2026-11-05T12:00:00Z'), amount: 4781, card: '4242' }]),
    documentUrl: 'https://bills.example.test/1.pdf',
    emailId: 'dana@example.test',
    operationId: 'operation-1',
    ...overrides,
  };
}

export function payForm(overrides: Partial<PayForm> = {}): PayForm {
  return { owed: known(owed), suspended: false, decision: yes, operationId: 'operation-1', ...overrides };
}

export function promiseForm(overrides: Partial<PromiseForm> = {}): PromiseForm {
  return {
    owed: known(owed),
    suspended: false,
    decision: yes,
    days: { from: '2026-11-22', to: '2026-12-05' },
    operationId: 'operation-1',
    ...overrides,
  };
}

export function monthInAdvance(overrides: Partial<MonthInAdvanceModel> = {}): MonthInAdvanceModel {
  return {
    line: marco,
    decision: yes,
    price: known({ amount: 2500, totalTax: 156 }),
    charge: sampleCharge({ cents: 2656, at: 'now', billDay: undefined }),
    operationId: 'operation-1',
    ...overrides,
  };
}
