import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Operation, OperationKind } from '../operation/operations.ts';
import { contextOf, FakeAccount, noon, refOf, reply, type Replies } from './fake-account.ts';
import { lineOf } from './fake-customer.ts';

export const invoice = {
  invoiceId: 'INV-1',
  invoiceType: 'MONTHLY',
  invoiceDate: '2026-11-03',
  amount: 2656,
  invoiceUrl: 'https://bills.example.test/INV-1.pdf',
} as const;
export const payment = {
  paymentId: 'pay-1',
  paidOn: '2026-11-05T09:12:00Z',
  amount: 2656,
  ccNumberMask: '**** **** **** 4242',
} as const;

interface Given {
  actor?: Customer;
  lines?: Customer[];
  replies?: Replies;
  /** What else than lines the account has references of. */
  keys?: string[];
}

/** An account with a bill that is due, and somebody of it: the primary unless told otherwise. */
export function billed({
  lines = [lineOf(1), lineOf(2)],
  actor = lines[0] ?? lineOf(1),
  replies = {},
  keys = [],
}: Given = {}) {
  const account = new FakeAccount([...lines.map(({ id }) => id), ...keys], {
    'customer.byUsername': reply(actor),
    'customer.group': reply({ customers: lines }),
    'config.keys': reply({ TOPUP_DATA_LIMIT: 10, AUTO_TOP_UP_SIZE: 2 }),
    'topup.pulse': reply({ pulse: 1, pulseCost: 500 }),
    'billing.customer': reply({ balance: 2656, dueDate: '2026-12-18', isAutoPay: true }),
    'billing.forecast': reply({ billDate: '2026-12-03', amount: 2500, totalTax: 156 }),
    'billing.promiseEligible': reply({ isEligible: true }),
    'billing.invoices': reply({ invoices: [invoice] }),
    'billing.history': reply({ payments: [payment] }),
    'billing.monthInAdvanceAmount': reply({ amount: 2500, totalTax: 156 }),
    ...replies,
  });
  account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: noon });
  return { account, ...contextOf(actor, account) };
}

/** The ids of the reads that tell of money. */
export const moneyReads = (account: FakeAccount): string[] => account.reads.filter((id) => id.startsWith('billing.'));

/** An operation id as a form brings it. */
export const formId = 'form-id-00000001';
export const billKey = 'bill/2026-11-03/INV-1';
export const billRef = refOf(billKey);
/** Of the line beside the account holder's. */
export const lineRef = refOf('line-2');
/** That line is not in service yet. */
export const withNewLine = [lineOf(1), lineOf(2, { status: 0 })];
/** What the first month costs, as the page of a month in advance shows it. */
export const monthPrice = { amount: 2500, totalTax: 156 };

/** What a form of the account holder began that was sent before. */
export const sentBefore = (kind: OperationKind, own: object) =>
  ({ id: formId, kind, subjectId: 'line-1', actorId: 'line-1', issuedAt: noon, sentAt: noon, ...own }) as Operation;

/** What was sent, and about whom, where it was sent once. */
export function onlyTerms({ operations }: FakeAccount): object | undefined {
  const [one, ...more] = operations;
  return more.length === 0 && one ? { ...one.terms, about: one.subjectId } : undefined;
}
