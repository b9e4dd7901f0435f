import { expect, test } from 'vitest';
import type { CachedLine } from '#rpc/domain/cached-line.ts';
import type { AccountReport, ReportedOperation } from '../account/account-report.ts';
import { careFacts } from './care-facts.ts';

const operation = (own: Partial<ReportedOperation>): ReportedOperation => ({
  reference: 'K7Q4-MXT9',
  kind: 'data-service',
  state: 'done',
  isOpen: false,
  subject: '2001',
  actor: '2001',
  sentAt: 1,
  told: { kind: 'data-service', pause: true },
  steps: [],
  ...own,
});
const report = (own: Partial<AccountReport> = {}): AccountReport => ({
  operations: [
    operation({}),
    operation({ reference: 'AAAA-2222', subject: '2002', actor: '2002', state: 'refused', refusal: 'other' }),
    operation({ reference: 'BBBB-3333', kind: 'account-lock', told: { kind: 'account-lock' }, state: 'unknown' }),
    operation({
      reference: 'CCCC-4444',
      kind: 'add-line',
      state: 'needs-care',
      told: { kind: 'add-line', lines: 1, monthly: 2000, once: 1099 },
      settlement: { by: 'Ada', reason: 'order 99812', from: 'needs-care', carrier: 'x', at: 1 },
      transaction: 'transaction-id-1',
      order: 'order-id-77124',
      steps: [
        {
          step: 'order',
          state: 'refused',
          sentAt: 1,
          refusal: 'other',
          result: 'order-id-77123',
          transaction: 'transaction-id-2',
        },
      ],
    }),
    operation({ reference: 'DDDD-5555', kind: 'of-the-future', state: 'unread', told: undefined }),
  ],
  jobs: [{ kind: 'activation', subject: '2002', startedAt: 5, failures: 2 }],
  sessions: { '2001': 3 },
  limits: [{ customer: '2001', name: 'bill-email', at: 1 }],
  drafts: [],
  setbacks: {},
  toForget: [],
  ...own,
});
const known: CachedLine[] = [
  {
    id: '2001',
    groupId: 'grp-1',
    isPrimary: true,
    firstName: 'DANA',
    lastName: 'REYES',
    peerAccountRef: '8001|1|1',
    reachNumber: '5550102231',
    status: 2,
  },
];
const holder = { isPrimary: true, customerId: '2001', since: 10, until: 20 };

test('an agent of the account holder sees each operation with its reference, words, state and answer (CARE-5)', () => {
  const facts = careFacts(report(), known, holder);
  expect(facts.operations.map(({ reference, state, line }) => [reference, state, line])).toEqual([
    ['K7Q4-MXT9', 'done', 1],
    ['AAAA-2222', 'refused', 0],
    ['BBBB-3333', 'unknown', undefined],
    ['CCCC-4444', 'needs-care', undefined],
    ['DDDD-5555', 'unknown', undefined],
  ]);
  expect(facts.operations[1]).toMatchObject({ refusal: 'other', summary: { kind: 'data-service', pause: true } });
  expect(facts.operations[4]?.summary).toEqual({ kind: 'unread' });
  expect(facts.questions).toEqual([{ kind: 'activation', startedAt: 5, failures: 2 }]);
  expect([facts.since, facts.until]).toEqual([10, 20]);
});

test('shows steps with the carrier’s refusal (CARE-5)', () => {
  const [, , , { steps } = { steps: [] }] = careFacts(report(), known, holder).operations;
  expect(steps).toEqual([{ step: 'order', state: 'refused', refusal: 'other' }]);
});

test.each<Partial<ReportedOperation>>([{ state: 'unread' }, { told: undefined }])(
  'of what this version cannot read, nothing but that is told: %j (LEDGER-27)',
  (own) => {
    const told = (more: Partial<ReportedOperation>) =>
      careFacts(report({ operations: [operation(more)] }), known, holder).operations[0];
    expect(told({})).toMatchObject({ summary: { kind: 'data-service' }, state: 'done' });
    expect(told(own)).toMatchObject({ summary: { kind: 'unread' }, state: 'unknown' });
  },
);

test('a secondary’s agent sees what the secondary may see, and nothing of other lines (CARE-5)', () => {
  const facts = careFacts(report(), known, { ...holder, isPrimary: false, customerId: '2002' });
  expect(facts.operations.map(({ reference }) => reference)).toEqual(['AAAA-2222']);
  expect(facts.questions).toHaveLength(1);
});

test('shows no id of the carrier, no result of a step, no operator’s words and no session (CARE-9)', () => {
  const told = JSON.stringify(careFacts(report(), known, holder));
  for (const secret of [
    'DANA',
    'REYES',
    '5550102231',
    'grp-1',
    '2001',
    '2002',
    'order-id-',
    'transaction-id-',
    '99812',
    'Ada',
    'bill-email',
    'sessions',
  ])
    expect(told, secret).not.toContain(secret);
});

test('shows nothing of an account without data (CARE-5)', () => {
  expect(careFacts(undefined, [], holder)).toMatchObject({ operations: [], questions: [] });
});
