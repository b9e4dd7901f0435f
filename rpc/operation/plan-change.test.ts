import { describe, expect, test } from 'vitest';
import type { PlanChangeTime } from '../domain/plan-change.ts';
import { askedCarrier } from '../testing/asked-carrier.ts';
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
  baseline: {},
});

const statusAndGroup = (
  status = reply({ status: 'NONE' }),
  group = reply({ customers: [lineOf(1, { reachPlanId: 'large' }), lineOf(2, { reachPlanId: 'small' })] }),
) => askedCarrier((id) => (id === 'customer.group' ? group : status));

test.each([
  ['now', true],
  ['next-cycle', false],
] as const)('sends the plan, and %s as immediateEffect %s (PLAN-13)', async (when, immediateEffect) => {
  const { caller, asked } = askedCarrier(reply({}));
  await planChange.send(caller, operation(when), actor, memoryJournal());
  expect(asked).toEqual([['plan.change', { customerId: 'line-2', newReachPlanId: 'large', immediateEffect }]]);
});

describe('reconcile', () => {
  const read = ({ caller }: ReturnType<typeof statusAndGroup>) =>
    planChange.reconcile(caller, operation(), actor, noon + 10_000, memoryJournal());

  test('reads the line’s status and the group, and uses the line’s own plan', async () => {
    const carrier = statusAndGroup();
    expect(await read(carrier)).toBe('open');
    expect(carrier.asked).toEqual([
      ['customer.planChangeStatus', { customerId: 'line-2' }],
      ['customer.group', { groupId: 'group-1' }],
    ]);
    expect(await read(statusAndGroup(undefined, reply({ customers: [lineOf(2, { reachPlanId: 'large' })] })))).toBe(
      'done',
    );
  });

  test.each([
    ['the status', fault(), undefined],
    ['the group', undefined, fault()],
  ])('returns undefined when %s cannot be read', async (_, status, group) => {
    expect(await read(statusAndGroup(status, group))).toBeUndefined();
  });
});
