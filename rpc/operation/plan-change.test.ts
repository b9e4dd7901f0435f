import { describe, expect, test } from 'vitest';
import type { CarrierCaller } from '../carrier/procedures.ts';
import type { PlanChangeTime } from '../domain/plan-change.ts';
import { memoryJournal } from '../testing/memory-journal.ts';
import { fault, noon, reply } from '../testing/fake-account.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { sampleTerms } from '../testing/sample-terms.ts';
import { actor, operationOf } from '../testing/sent-operation.ts';
import { planChange } from './plan-change.ts';

const operation = (when: PlanChangeTime = 'now') => ({
  ...operationOf('plan-change', {
    ...sampleTerms['plan-change'],
    planId: 'large',
    fromPlanId: 'small',
    occurrence: 2,
    when,
  }),
  before: {},
});

function carrier(
  status = reply({ status: 'NONE' }),
  group = reply({ customers: [lineOf(1, { reachPlanId: 'large' }), lineOf(2, { reachPlanId: 'small' })] }),
) {
  const asked: [string, unknown][] = [];
  const say = (id: string, outcome: unknown) => (input: unknown) => (asked.push([id, input]), Promise.resolve(outcome));
  const caller = {
    customer: { planChangeStatus: say('status', status), group: say('group', group) },
    plan: { change: say('change', reply({})) },
  };
  return { caller: caller as unknown as CarrierCaller, asked };
}

test.each([
  ['now', true],
  ['next-cycle', false],
] as const)('is sent with the plan, and %s as immediateEffect %s (PLAN-13)', async (when, immediateEffect) => {
  const { caller, asked } = carrier();
  await planChange.send(caller, operation(when), actor, memoryJournal());
  expect(asked).toEqual([['change', { customerId: 'line-2', newReachPlanId: 'large', immediateEffect }]]);
});

describe('reading back', () => {
  const read = ({ caller }: ReturnType<typeof carrier>) =>
    planChange.readBack(caller, operation(), actor, noon + 10_000, memoryJournal());

  test('asks for the line’s status and for the group, and looks at the line itself', async () => {
    const given = carrier();
    expect(await read(given)).toBe('open');
    expect(given.asked).toEqual([
      ['status', { customerId: 'line-2' }],
      ['group', { groupId: 'group-1' }],
    ]);
    expect(await read(carrier(undefined, reply({ customers: [lineOf(2, { reachPlanId: 'large' })] })))).toBe('done');
  });

  test.each([
    ['the status', fault(), undefined],
    ['the group', undefined, fault()],
  ])('says nothing when %s cannot be read', async (_, status, group) => {
    expect(await read(carrier(status, group))).toBeUndefined();
  });
});
