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
  /** References of the account besides its lines. */
  keys?: string[];
}

/** Returns an account with a due bill, and the context of one of its customers: the primary by default. */
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

/** Returns the ids of the billing reads. */
export const moneyReads = (account: FakeAccount): string[] => account.reads.filter((id) => id.startsWith('billing.'));

/** Operation id of a form. */
export const formId = 'form-id-00000001';
export const billKey = 'bill/2026-11-03/INV-1';
export const billRef = refOf(billKey);
/** Reference of the line beside the account holder's. */
export const lineRef = refOf('line-2');
/** The same group, with that line before its activation. */
export const withNewLine = [lineOf(1), lineOf(2, { status: 0 })];
/** Price of the first month, as the page of a month in advance shows it. */
export const monthPrice = { amount: 2500, totalTax: 156 };

/** Returns an earlier operation from a form of the account holder. */
export const sentBefore = (kind: OperationKind, fields: object) =>
  ({ id: formId, kind, subjectId: 'line-1', actorId: 'line-1', issuedAt: noon, sentAt: noon, ...fields }) as Operation;

/** Returns the terms and subject of the only sent operation; undefined for none or several. */
export function onlyTerms({ operations }: FakeAccount): object | undefined {
  const [operation, ...moreOperations] = operations;
  return moreOperations.length === 0 && operation ? { ...operation.terms, about: operation.subjectId } : undefined;
}
