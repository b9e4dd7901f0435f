import { describe, expect, test } from 'vitest';
import type { CarrierCaller } from '../carrier/procedures.ts';
import { operationKinds } from '../operation/operations.ts';
import { askedCarrier } from '../testing/asked-carrier.ts';
import { fault, reply } from '../testing/fake-account.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { isJobKind, type JobKind, jobKinds, pollOf } from './poll.ts';

const poll = (kind: JobKind, outcome: unknown) => {
  const say = () => Promise.resolve(outcome);
  const caller = {
    activation: { status: say },
    customer: { topUpStatus: say, planChangeStatus: say, group: say },
  } as unknown as CarrierCaller;
  return pollOf(kind)?.(caller, 'line-2', { groupId: 'group-1' });
};

test.each([
  [1, false],
  [9, false],
  [2, true],
  [0, true],
  [8, false],
  [10, false],
  [4, true],
])('an activation or port-in with status %i has ended: %s (POLL-2)', async (status, settled) => {
  expect(await poll('activation', reply({ customerId: 'line-2', status }))).toEqual({
    state: String(status),
    settled,
  });
});

describe.each([
  ['sim-swap', 'SIM_SWAP_IN_PROGRESS'],
  ['service', 'SERVICE_CHANGE_IN_PROGRESS'],
] as const)('a %s ends with the customer’s operation (POLL-6, SERVICE-40)', (kind, listed) => {
  test.each([
    ['still there', [lineOf(1), lineOf(2, { operationsInProcess: [listed] })], false],
    ['gone', [lineOf(2)], true],
    ['another line’s', [lineOf(2), lineOf(3, { operationsInProcess: [listed] })], true],
    ['the line is gone', [lineOf(3)], true],
  ])('%s', async (_, customers, settled) => {
    const state = settled ? 'over' : 'going';
    expect(await poll(kind, reply({ customers }))).toEqual({ state, settled });
  });
});

test.each(['activation', 'top-up', 'plan-change', 'service', 'sim-swap'] as const)(
  'returns undefined without an answer: %s',
  async (kind) => {
    expect(await poll(kind, fault())).toBeUndefined();
  },
);

test.each([
  ['activation', 'activation.status', { customerId: 'line-2' }],
  ['top-up', 'customer.topUpStatus', { customerId: 'line-2' }],
  ['plan-change', 'customer.planChangeStatus', { customerId: 'line-2' }],
  ['sim-swap', 'customer.group', { groupId: 'group-1' }],
  ['service', 'customer.group', { groupId: 'group-1' }],
] as const)('polls the %s of this line with one call (POLL-2, POLL-5)', async (kind, id, input) => {
  const { caller, asked } = askedCarrier(fault());
  await pollOf(kind)?.(caller, 'line-2', { groupId: 'group-1' });
  expect(asked).toEqual([[id, input]]);
});

test('rejects an unknown kind of another version of the portal (ADR-032)', () => {
  expect(jobKinds).toEqual([...operationKinds, 'activation', 'sim-swap']);
  expect(jobKinds.filter((kind) => !isJobKind(kind))).toEqual([]);
  expect(['', 'port-in', 'constructor', 'toString', 'Activation'].filter(isJobKind)).toEqual([]);
});
