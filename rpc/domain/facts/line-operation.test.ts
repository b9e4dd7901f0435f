import { describe, expect, test } from 'vitest';
import { can } from '../permission.ts';
import { type CustomerDraft, lineOf } from '../../testing/fake-customer.ts';
import { lineOperation, operationOf, type OperationRef, type Subject } from './line-operation.ts';
import { isLong, workOf } from './usual.ts';

const minute = 60_000;
const now = Date.parse('2026-11-20T12:00:00Z');
const line = (draft: CustomerDraft = {}) => lineOf(1, draft);
const sent = (kind: string, state: OperationRef['state'], ago = minute): OperationRef => ({
  id: `${kind}-1`,
  kind,
  subjectId: 'line-1',
  state,
  sentAt: now - ago,
});

interface Row {
  subject: Subject;
  draft?: CustomerDraft;
  operations?: OperationRef[];
  startedAgo?: number;
  is: object;
}

const rows: Record<string, Row> = {
  'none in progress': { subject: 'data', is: { kind: 'none' } },
  'one in progress': {
    subject: 'data',
    operations: [sent('top-up', 'pending')],
    is: { kind: 'waiting', isLong: false, operation: { id: 'top-up-1' } },
  },
  'one of another line': {
    subject: 'data',
    operations: [{ ...sent('top-up', 'pending'), subjectId: 'line-9' }],
    is: { kind: 'none' },
  },
  'one of another subject': { subject: 'data', operations: [sent('rename', 'pending')], is: { kind: 'none' } },
  'one that ended': { subject: 'plan', operations: [sent('plan-change', 'refused')], is: { kind: 'none' } },
  'a lost reply after 6 minutes': {
    subject: 'activation',
    operations: [sent('activate', 'unknown', 6 * minute)],
    is: { kind: 'unknown', isLong: true },
  },
  'a kit beside an activation': {
    subject: 'activation',
    operations: [sent('sim-kit', 'pending', 9 * minute), sent('activate', 'sending')],
    is: { operation: { id: 'activate-1' }, isLong: false },
  },
  'a change begun elsewhere, an hour ago': {
    subject: 'plan',
    draft: { operationsInProcess: ['PLAN_CHANGE_IN_PROGRESS'] },
    startedAgo: 60 * minute,
    is: { kind: 'waiting', isLong: true },
  },
  'a top-up begun elsewhere, a minute ago': {
    subject: 'data',
    draft: { operationsInProcess: ['TOPUP_IN_PROGRESS'] },
    startedAgo: minute,
    is: { kind: 'waiting', isLong: false },
  },
  'a top-up begun elsewhere, 6 minutes ago': {
    subject: 'data',
    draft: { operationsInProcess: ['TOPUP_IN_PROGRESS'] },
    startedAgo: 6 * minute,
    is: { kind: 'waiting', isLong: true },
  },
  'a service changed elsewhere, 6 minutes ago': {
    subject: 'services',
    draft: { operationsInProcess: ['SERVICE_CHANGE_IN_PROGRESS'] },
    startedAgo: 6 * minute,
    is: { kind: 'waiting', isLong: true },
  },
  'an activation of 14 minutes': {
    subject: 'activation',
    draft: { status: 1 },
    startedAgo: 14 * minute,
    is: { kind: 'waiting', isLong: false },
  },
  'an activation of 16 minutes': {
    subject: 'activation',
    draft: { status: 1 },
    startedAgo: 16 * minute,
    is: { kind: 'waiting', isLong: true },
  },
  'no activation on an active line': { subject: 'activation', draft: { status: 2 }, is: { kind: 'none' } },
  'a port-in without its day, 3 hours ago': {
    subject: 'activation',
    draft: { status: 9 },
    startedAgo: 180 * minute,
    is: { kind: 'waiting', isLong: true },
  },
  'a port-in of 90 minutes': {
    subject: 'activation',
    draft: { status: 9, mnpInfo: { submittedOn: new Date(now - 90 * minute).toISOString() } },
    is: { kind: 'waiting', isLong: false },
  },
  'a port-in of 10 days': {
    subject: 'activation',
    draft: { status: 9, mnpInfo: { submittedOn: new Date(now - 14_400 * minute).toISOString() } },
    is: { kind: 'waiting', isLong: true },
  },
};

test.each(Object.entries(rows))(
  'has %s (LEDGER-40, PORT-4)',
  (_, { subject, draft, operations = [], startedAgo, is }) => {
    const kinds = ['top-up', 'plan-change', 'activation', 'service'];
    const jobs = kinds.flatMap((kind) => [
      { kind, subjectId: 'line-9', startedAt: 0 },
      { kind: 'esim', subjectId: 'line-1', startedAt: 0 },
      { kind, subjectId: 'line-1', startedAt: now - (startedAgo ?? 0) },
    ]);
    expect(lineOperation(subject, line(draft), { operations, jobs, now })).toMatchObject(is);
  },
);

test('is not long while nobody knows when it began (PORT-4)', () => {
  const changing = line({ operationsInProcess: ['PLAN_CHANGE_IN_PROGRESS'] });
  const fact = lineOperation('plan', changing, { operations: [], jobs: [], now });
  expect(fact).toEqual({ kind: 'waiting', isLong: false });
});

test('has the operation that this portal sent, and none of others (LEDGER-40)', () => {
  const operation = sent('top-up', 'pending');
  expect(operationOf({ kind: 'waiting', operation, isLong: false })).toBe(operation);
  expect(operationOf({ kind: 'waiting', isLong: false })).toBeUndefined();
  expect(operationOf({ kind: 'none' })).toBeUndefined();
});

describe('an action is closed while its subject is under way (LEDGER-40, LEDGER-44)', () => {
  const esim = { status: 0, esim: true };
  const locked: CustomerDraft = { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] };
  test.each([
    ['add-data', {}, 'top-up', 'under-way'],
    ['change-plan', {}, 'plan-change', 'plan-changing'],
    ['manage-services', {}, 'service', 'service-changing'],
    ['reorder-sim', {}, 'reorder-sim', 'under-way'],
    ['activate', esim, 'activate', 'under-way'],
    ['go-through-activation', esim, 'sim-kit', 'under-way'],
    ['retry-activation', { status: 8 }, 'activate', 'under-way'],
    ['month-in-advance', { status: 0 }, 'month-in-advance', 'under-way'],
    ['lock-account', {}, 'account-lock', 'under-way'],
    ['lock-account', {}, 'secure-account', 'under-way'],
    ['unlock-account', locked, 'account-unlock', 'under-way'],
  ] as const)('%s', (action, draft, kind, reason) => {
    const customer = line(draft);
    const snapshot = { actor: customer, lines: [customer], config: {} };
    expect(can(action, snapshot, customer)).toEqual({ allowed: true });
    const operations = [sent(kind, 'unknown')];
    expect(can(action, { ...snapshot, operations }, customer)).toMatchObject({ allowed: false, reason });
    expect(can(action, { ...snapshot, operations: [sent(kind, 'done')] }, customer)).toEqual({ allowed: true });
  });
});

test.each([
  ['operation', 5],
  ['activation', 15],
  ['port-in', 120],
] as const)('%s takes longer than usual after %d minutes (PORT-4)', (work, minutes) => {
  expect(isLong(work, 0, minutes * minute)).toBe(false);
  expect(isLong(work, 0, minutes * minute + 1)).toBe(true);
});

test.each([
  [{ kind: 'top-up', state: 'pending' }, 'operation'],
  [{ kind: 'activate', state: 'sending' }, 'activation'],
  [{ kind: 'activate', state: 'unknown' }, 'operation'],
] as const)('waits for %o as %s (PORT-4)', (operation, work) => {
  expect(workOf(operation)).toBe(work);
});
