import { describe, expect, test } from 'vitest';
import type { PlanChangeOrder, PlanChangeTime } from '#rpc/domain/plan-change.ts';
import { hour, minute, second, standStill } from '../testing/clock.ts';
import { submitIssued } from '../testing/answer.ts';
import { account, begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { afterwards, ringAfter } from '../testing/own-operations.ts';
import { calls, advanceClock, change, count, settings, injectFault } from '../testing/world.ts';

standStill();
begin('active-single');

const terms = (when: PlanChangeTime): PlanChangeOrder => ({
  planId: 'plan-15gb',
  planName: 'Best Fit 15GB',
  fromPlanId: 'plan-5gb',
  fromPlanName: 'Best Fit 5GB',
  occurrence: 1,
  direction: 'upgrade',
  when,
  prices: [],
});
const issue = async (when: PlanChangeTime = 'now') => ({
  id: await account().issue({
    kind: 'plan-change',
    subjectId: dana.customerId,
    actorId: dana.customerId,
    terms: terms(when),
  }),
});
const submit = (id: string) => submitIssued(account(), signedIn.requester, id, {});
const sent = () => count(dana, 'plan.change');
const looks = () => count(dana, 'customer.planChangeStatus');

describe('a plan change in the ledger', () => {
  test('now: asked about every three seconds in the first minute, every fifteen after it (POLL-3)', async () => {
    await settings(dana, { planChangeMs: hour });
    const { id } = await issue();
    expect((await submit(id)).state).toBe('pending');
    await afterwards(3 * second - 1, id);
    expect(await looks()).toBe(0);
    expect((await afterwards(1, id)).state).toBe('pending');
    expect(await looks()).toBe(1);
    await afterwards(minute, id);
    expect(await looks()).toBe(2);
    await afterwards(15 * second - 1, id);
    expect(await looks()).toBe(2);
    await afterwards(1, id);
    expect(await looks()).toBe(3);
    await advanceClock(dana, hour);
    expect((await afterwards(15 * second, id)).state).toBe('done');
  });

  test('is sent as the terms say', async () => {
    await submit((await issue('next-cycle')).id);
    expect((await calls(dana, 'plan.change')).map(({ body }) => body)).toEqual([
      { customerId: dana.customerId, newReachPlanId: 'plan-15gb', immediateEffect: false },
    ]);
  });

  test('scheduled: done as soon as the line awaits the plan', async () => {
    const { id } = await issue('next-cycle');
    expect((await submit(id)).state).toBe('pending');
    expect((await afterwards(3 * second, id)).state).toBe('done');
  });

  test('failed at the carrier: refused', async () => {
    await settings(dana, { outcomes: { planChange: 'FAILED' } });
    const { id } = await issue();
    await submit(id);
    await advanceClock(dana, 10 * second);
    expect(await afterwards(3 * second, id)).toMatchObject({ state: 'refused', refusal: 'other' });
  });

  test.each([
    ['that came through', true, 'done'],
    ['that never arrived', false, 'refused'],
  ])('a lost one %s ends at the truth, and is sent once', async (_, afterEffect, state) => {
    await injectFault(dana, { endpoint: 'plan.change', fault: 'reset', afterEffect });
    const { id } = await issue();
    expect((await submit(id)).state).toBe('unknown');
    await advanceClock(dana, 10 * second);
    await afterwards(3 * second, id);
    expect((await afterwards(3 * minute, id)).state).toBe(state);
    expect((await submit(id)).state).toBe(state);
    expect(await sent()).toBe(1);
  });

  test('a status that cannot be read ends nothing', async () => {
    const { id } = await issue();
    await submit(id);
    await advanceClock(dana, 10 * second);
    await injectFault(dana, { endpoint: 'customer.planChangeStatus', fault: 500, times: 2 });
    expect((await afterwards(3 * second, id)).state).toBe('pending');
    expect((await afterwards(5 * second, id)).state).toBe('done');
  });

  test('is a matter of its own beside a top-up of the same line', async () => {
    const topUp = await account().issue({
      kind: 'top-up',
      subjectId: dana.customerId,
      actorId: dana.customerId,
      terms: { gigabytes: 1, charge: 500, payerId: dana.customerId },
    });
    const { id } = await issue();
    expect((await submit(id)).state).toBe('pending');
    expect((await submitIssued(account(), signedIn.requester, topUp, { purchases: 0 })).state).toBe('pending');
    await advanceClock(dana, 10 * second);
    expect((await afterwards(3 * second, id)).state).toBe('done');
    expect((await afterwards(2 * second, topUp)).state).toBe('done');
  });
});

test('a plan change from elsewhere is followed to its end', async () => {
  await change(dana, { operationsInProcess: ['PLAN_CHANGE_IN_PROGRESS'] });
  const watch = () =>
    account().watch(signedIn.requester, 'home', [{ kind: 'plan-change', subjectId: dana.customerId }]);
  await watch();
  await ringAfter(3 * second);
  expect(await looks()).toBe(1);
  await ringAfter(hour);
  expect(await looks()).toBe(1);
});
