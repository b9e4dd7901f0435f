import { describe, expect, test } from 'vitest';
import { Plan } from '#contracts/catalog/vocabulary.ts';
import type { AccountSnapshot } from '../domain/permission.ts';
import type { Operation } from '../operation/operations.ts';
import { contextOf, FakeAccount, fault, reply } from '../testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '../testing/fake-customer.ts';
import { carrierPriceOf, linePlanOf, loadScheduledNames } from './line-plan.ts';
import { planNameIn } from './plan-deal.ts';

const price = (occurrence: number, reachPlanId: string, cents: number) => ({ occurrence, reachPlanId, price: cents });
const pricing = [price(1, 'S', 2000), price(2, 'S', 2500), price(2, 'M', 3500)];
const dana = { ...lineOf(1, { reachPlanId: 'S' }), planPricing: pricing } as ReturnType<typeof lineOf>;
const scheduledTo = (plan: string): CustomerDraft => ({
  reachPlanId: 'S',
  reachPlanDisplayName: 'Small',
  amendedReachPlanId: plan,
  nextBillingDate: '2026-12-05',
});
const marco = lineOf(2, { reachPlanId: 'S', reachPlanDisplayName: 'Small' });
const seenBy = (actor: ReturnType<typeof lineOf>, line = marco): AccountSnapshot =>
  ({ actor, lines: [dana, line], config: { SERVICE_TAB: 'ENABLE' } }) as never;
const planOf = (line = marco, { actor = dana, open = [] as Operation<'plan-change'>[], names = new Map() } = {}) =>
  linePlanOf(seenBy(actor, line), line, { operations: open, jobs: [], now: 0 }, names, '2026-11-20');

describe('a line’s plan', () => {
  test('has its price, as the carrier prices this plan of this line, for the primary alone (ACCOUNT-14)', () => {
    expect(planOf()).toMatchObject({ name: 'Small', price: 2500 });
    expect(planOf(marco, { actor: marco }).price).toBeUndefined();
    expect(carrierPriceOf(seenBy(dana), lineOf(2, { reachPlanId: 'L' }))).toBeUndefined();
    expect(carrierPriceOf(seenBy(dana), lineOf(3, { reachPlanId: 'S' }))).toBeUndefined();
    const untold = { ...seenBy(dana), lines: [lineOf(1), marco] };
    expect(carrierPriceOf(untold, marco)).toBeUndefined();
  });

  test('costs nothing a month once the line is disconnected (ACCOUNT-21)', () => {
    const drawn = (status: number) => planOf(lineOf(2, { status, reachPlanId: 'S' })).price;
    expect([2, 3, 4].map(drawn)).toEqual([2500, 2500, undefined]);
  });

  test('has the scheduled plan, its name if known, and the first day of the next cycle (PLAN-16, ACCOUNT-20)', () => {
    const scheduled = lineOf(2, scheduledTo('L'));
    expect(planOf(scheduled, { names: new Map([['L', 'Large']]) }).scheduled).toEqual({
      name: 'Large',
      startsOn: '2026-12-05',
    });
    expect(planOf(scheduled).scheduled).toEqual({ name: undefined, startsOn: '2026-12-05' });
    const over = lineOf(2, { ...scheduledTo('L'), nextBillingDate: '2026-11-19' });
    expect(planOf(over).scheduled).toEqual({ name: undefined, startsOn: '2026-12-19' });
    expect(planOf().scheduled).toBeUndefined();
  });

  test('is changing by an operation of this line, or by one that was begun elsewhere (LINE-31)', () => {
    const change = (subjectId: string, state: string) =>
      ({
        id: `of-${subjectId}`,
        kind: 'plan-change',
        subjectId,
        state,
        terms: { planName: 'Large' },
      }) as Operation<'plan-change'>;
    expect(planOf(marco, { open: [change('line-1', 'pending')] }).changing).toBeUndefined();
    expect(planOf(marco, { open: [change('line-1', 'pending'), change('line-2', 'pending')] }).changing).toEqual({
      operationId: 'of-line-2',
      planName: 'Large',
      unknown: false,
    });
    expect(planOf(marco, { open: [change('line-2', 'unknown')] }).changing).toMatchObject({ unknown: true });
    expect(planOf(lineOf(2, { operationsInProcess: ['PLAN_CHANGE_IN_PROGRESS'] })).changing).toEqual({});
  });
});

describe('the names of plans that lines are scheduled for', () => {
  const ask = async (lines: ReturnType<typeof lineOf>[], said = reply({ name: 'L', displayNameWeb: 'Large' })) => {
    const account = new FakeAccount([], { 'catalog.plan': said });
    const names = await loadScheduledNames(contextOf(dana, account).context, lines);
    return { names: [...names], asked: account.asked.map(({ input }) => input) };
  };

  test('are read once each, and not without such a line', async () => {
    expect(await ask([marco])).toEqual({ names: [], asked: [] });
    const both = [lineOf(2, scheduledTo('L')), lineOf(3, scheduledTo('L')), marco];
    expect(await ask(both)).toEqual({ names: [['L', 'Large']], asked: [{ plan: 'L' }] });
  });

  test('are left out when the carrier does not return them', async () => {
    expect((await ask([lineOf(2, scheduledTo('L'))], fault())).names).toEqual([]);
  });

  test('are those of plans on sale (PLAN-16)', () => {
    const plan = Plan.parse({ name: 'large', displayNameWeb: 'Large', baseLinePrice: 45, additionalLinePrice: 40 });
    expect(planNameIn([plan], 'large')).toBe('Large');
    for (const gone of ['small', undefined]) expect(planNameIn([plan], gone)).toBeUndefined();
  });
});
