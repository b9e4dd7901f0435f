import { beforeEach, describe, expect, test } from 'vitest';
import { Plan } from '#contracts/catalog/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { OperationState } from '../domain/ledger.ts';
import type { Operation } from '../operation/operations.ts';
import type { PlanChangeOrder } from '../domain/plan-change.ts';
import { contextOf, FakeAccount, fault, noon, refOf, reply, type Replies } from '../testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '../testing/fake-customer.ts';
import {
  changePlanForm,
  changePlanResult,
  changePlanReview,
  confirmPlanChange,
  quotePlanChange,
} from './change-plan.ts';

const minute = 60_000;
const imei = '356938035643809';
const ref = refOf('line-2');
const foreign = refOf('elsewhere');

const all = ['small', 'medium', 'large', 'esim'];
const planOf = (name: string, baseLinePrice: number, more: object = {}) =>
  Plan.parse({
    name,
    displayNameWeb: `The ${name}`,
    baseLinePrice,
    additionalLinePrice: baseLinePrice - 5,
    planData: 5,
    streamType: 'SD',
    upGradableTo: all.slice(all.indexOf(name) + 1),
    downGradableTo: all.slice(0, Math.max(0, all.indexOf(name))),
    ...more,
  });

let lines: Customer[];
let replies: Replies;
let account: FakeAccount;
/** Cents a month by plan; tests move them. */
let prices: Record<string, number>;

const cycle = { billStartDate: '2026-11-01', billEndDate: '2026-11-30', nextBillingDate: '2026-12-01' };
const draw = (line: CustomerDraft = {}, primary: CustomerDraft = {}) =>
  void (lines = [
    lineOf(1, { firstName: 'DANA', lastName: 'REYES', reachPlanId: 'medium', ...cycle, ...primary }),
    lineOf(2, { reachPlanId: 'medium', imei, ...cycle, ...line }),
  ]);

beforeEach(() => {
  draw();
  prices = { small: 1500, medium: 3000, large: 4000, esim: 5500 };
  const onSale = [
    planOf('large', 45),
    planOf('esim', 60, { esimOnly: true }),
    planOf('medium', 35),
    planOf('small', 20),
  ];
  replies = {
    'customer.byUsername': ({ id }) => reply(lines.find((line) => line.emailId === id)),
    'customer.group': () => reply({ customers: lines }),
    'config.keys': reply({ TOPUP_DATA_LIMIT: 5, AUTO_TOP_UP_SIZE: 2, HSD_LINE_DISCOUNT: 5 }),
    'config.info': reply({ billDueDays: 15, standardBillDay: 3, dataProrate: true, planProrate: true }),
    'catalog.activePlans': reply({ plans: onSale }),
    'catalog.plan': ({ plan }) =>
      reply(onSale.find(({ name }) => name === plan) ?? planOf(String(plan), 30, { upGradableTo: ['large'] })),
    'device.imeiCheck': reply({ isValid: true, esimAvailable: true }),
    'customer.planPricing': ({ modified_occurrence }) => {
      const [{ occurrence = 0, reachPlanId = '' } = {}] = modified_occurrence as {
        occurrence: number;
        reachPlanId: string;
      }[];
      const price = prices[reachPlanId] ?? 0;
      return reply({
        planPricingInfoList: [
          { reachPlanId: 'medium', occurrence: 1, price: 3500, orgPrice: 3500 },
          { reachPlanId, occurrence, price, orgPrice: price },
        ],
      });
    },
    'customer.planChangeStatus': reply({ status: 'SUCCESSFUL', requestedOn: '2026-10-01T08:00:00Z' }),
  };
  account = new FakeAccount(['line-1', 'line-2'], replies);
});

const as = (actor: Customer | undefined = lines[0]) => contextOf(actor as Customer, account).context;
const rounds = () => account.asked.length;

async function quoted(plan = 'large'): Promise<string> {
  const given = await quotePlanChange(as(), ref, plan);
  account.asked.length = 0;
  return given?.operationId ?? '';
}

function put(state: OperationState, more: Partial<Operation<'plan-change'>> = {}): Operation<'plan-change'> {
  const terms: PlanChangeOrder = {
    planId: 'large',
    planName: 'The large',
    fromPlanId: 'medium',
    fromPlanName: 'The medium',
    occurrence: 2,
    direction: 'upgrade',
    when: 'now',
    prices: [],
  };
  const operation: Operation<'plan-change'> = {
    id: 'operation-000099',
    kind: 'plan-change',
    subjectId: 'line-2',
    actorId: 'line-1',
    state,
    terms,
    issuedAt: noon,
    sentAt: state === 'issued' ? undefined : noon,
    ...more,
  };
  account.operations.push(operation);
  return operation;
}

const termsOf = (id: string) => account.operations.find((one) => one.id === id)?.terms as PlanChangeOrder;
const ended: OperationState[] = ['sending', 'pending', 'unknown', 'done', 'refused', 'needs-care'];
const notFound = { code: 'NOT_FOUND' };

describe('a reference that is not of this account (SAFETY-1)', () => {
  const intents: [string, (operationId: string) => Promise<unknown>][] = [
    ['form', () => changePlanForm(as(), foreign)],
    ['quote', () => quotePlanChange(as(), foreign, 'large')],
    ['review', (operationId) => changePlanReview(as(), foreign, operationId)],
    ['confirm', (operationId) => confirmPlanChange(as(), foreign, operationId, 'now')],
    ['result', (operationId) => changePlanResult(as(), foreign, operationId)],
  ];
  test.each(intents)('%s: NOT_FOUND, and the carrier is asked nothing', async (_, intent) => {
    await expect(intent(put('issued').id)).rejects.toMatchObject(notFound);
    expect(account.asked).toEqual([]);
    expect(account.submitted).toEqual([]);
  });

  test('an operation of another line, or of another kind, is NOT_FOUND too', async () => {
    const { id } = put('issued', { subjectId: 'line-1' });
    const topUp = await account.issue({
      kind: 'top-up',
      subjectId: 'line-2',
      actorId: 'line-1',
      terms: { gigabytes: 1, charge: 500, payerId: 'line-1' },
    });
    for (const wrong of [id, topUp, 'operation-000000']) {
      await expect(changePlanReview(as(), ref, wrong)).rejects.toMatchObject(notFound);
      await expect(confirmPlanChange(as(), ref, wrong, 'now')).rejects.toMatchObject(notFound);
      await expect(changePlanResult(as(), ref, wrong)).rejects.toMatchObject(notFound);
    }
    expect(account.asked).toEqual([]);
  });
});

describe('the form', () => {
  test('has the plans that the line can change to, cheapest first, and its own apart', async () => {
    const form = await changePlanForm(as(), ref);
    expect(form).toMatchObject({
      line: { ref, occurrence: 2 },
      decision: { allowed: true },
      current: { planId: 'medium', name: 'The medium', gigabytes: 5, stream: 'SD', price: 3000 },
    });
    expect(
      form.options.map(({ planId, price, direction, decision }) => [planId, price, direction, decision.allowed]),
    ).toEqual([
      ['small', 1500, 'downgrade', true],
      ['large', 4000, 'upgrade', true],
      ['esim', 5500, 'upgrade', true],
    ]);
    expect(form).toHaveProperty('scheduled', undefined);
  });

  test('takes the home-internet discount off each line (PLAN-11)', async () => {
    draw({}, { hsdPlan: true });
    expect((await changePlanForm(as(), ref)).options.map(({ price }) => price)).toEqual([1000, 3500, 5000]);
  });

  test.each<[string, CustomerDraft, Replies, string | undefined, boolean]>([
    ['its device takes an eSIM', {}, {}, undefined, true],
    [
      'its device doesn’t',
      {},
      { 'device.imeiCheck': reply({ isValid: true, esimAvailable: false }) },
      'device-without-esim',
      true,
    ],
    [
      'its device is not compatible at all',
      {},
      { 'device.imeiCheck': reply({ isValid: false, esimAvailable: true }) },
      'device-without-esim',
      true,
    ],
    [
      'its own IMEI is "already in use" (PLAN-8)',
      {},
      {
        'device.imeiCheck': { kind: 'problem', name: 'alreadyInUse', resCode: 40152, message: 'This IMEI is in use.' },
      },
      undefined,
      true,
    ],
    ['the check is down', {}, { 'device.imeiCheck': fault() }, 'device-unknown', true],
    ['its device is not known', { imei: undefined }, {}, 'device-unknown', false],
    ['it has an eSIM', { esim: true }, {}, undefined, false],
  ])('an eSIM plan, when %s (PLAN-7)', async (_, draft, more, reason, checks) => {
    draw(draft);
    Object.assign(replies, more);
    const { options } = await changePlanForm(as(), ref);
    expect(options.find(({ planId }) => planId === 'esim')?.decision).toEqual(
      reason ? { allowed: false, reason } : { allowed: true },
    );
    expect(account.reads.includes('device.imeiCheck')).toBe(checks);
  });

  test('asks for the line’s own plan where it is no longer on sale', async () => {
    draw({ reachPlanId: 'legacy' });
    const form = await changePlanForm(as(), ref);
    expect(form.current?.name).toBe('The legacy');
    expect(form.options.map(({ planId }) => planId)).toEqual(['large']);
  });

  test('offers nothing to a line without a plan', async () => {
    draw({ reachPlanId: undefined });
    expect(await changePlanForm(as(), ref)).toMatchObject({ options: [] });
  });

  test('tells the scheduled change, and does not offer it once more', async () => {
    draw({ amendedReachPlanId: 'small' });
    const form = await changePlanForm(as(), ref);
    expect(form.scheduled).toEqual({ name: 'The small', startsOn: '2026-12-01' });
    expect(form.options[0]?.decision).toEqual({ allowed: false, reason: 'already-scheduled' });
  });

  test('says why nothing can be changed, and asks for no more (LINE-24)', async () => {
    draw({}, { status: 3 });
    expect(await changePlanForm(as(), ref)).toMatchObject({
      decision: { allowed: false, reason: 'primary-suspended' },
      options: [],
    });
    expect(account.reads).not.toContain('device.imeiCheck');
  });

  test('names the change that is under way', async () => {
    put('pending', { subjectId: 'line-1' });
    expect(await changePlanForm(as(), ref)).toHaveProperty('open', undefined);
    put('unknown', { id: 'operation-000003' });
    expect((await changePlanForm(as(), ref)).open).toEqual({ operationId: 'operation-000003', planName: 'The large' });
  });

  test('is the sorry page when the plans cannot be read', async () => {
    replies['catalog.activePlans'] = fault();
    await expect(changePlanForm(as(), ref)).rejects.toThrow('fault http');
  });
});

describe('the quote', () => {
  test('of an upgrade issues one operation for both times, with what it costs, and sends nothing', async () => {
    const id = await quoted('large');
    expect(
      account.operations.map(({ id: one, state, subjectId, actorId }) => [one, state, subjectId, actorId]),
    ).toEqual([['operation-000001', 'issued', 'line-2', 'line-1']]);
    expect(termsOf(id)).toEqual({
      planId: 'large',
      planName: 'The large',
      fromPlanId: 'medium',
      fromPlanName: 'The medium',
      occurrence: 2,
      direction: 'upgrade',
      when: 'now',
      nextCycle: '2026-12-01',
      times: ['now', 'next-cycle'],
      // Eleven of thirty days are left of a difference of ten dollars.
      prorated: 367,
      prices: [
        {
          occurrence: 2,
          before: { price: 3000, list: 3000, homeInternet: 0, coupon: 0 },
          after: { price: 4000, list: 4000, homeInternet: 0, coupon: 0 },
        },
      ],
    });
    expect(account.submitted).toEqual([]);
  });

  test('of a downgrade gives out the next cycle alone (PLAN-5)', async () => {
    const id = await quoted('small');
    expect(account.operations).toHaveLength(1);
    expect(termsOf(id)).toMatchObject({ times: ['next-cycle'], direction: 'downgrade', prorated: 0 });
  });

  test('notes the scheduled change that it takes the place of', async () => {
    draw({ amendedReachPlanId: 'small' });
    expect(termsOf(await quoted('large'))).toMatchObject({ replaces: 'The small' });
  });

  test('has no share of this cycle where the carrier does not prorate', async () => {
    replies['config.info'] = reply({ billDueDays: 15, standardBillDay: 3, dataProrate: true, planProrate: false });
    expect(termsOf(await quoted('large'))).toHaveProperty('prorated', undefined);
  });

  test.each(['medium', 'unheard-of', 'legacy'])('of %s, which the line cannot change to, is none', async (plan) => {
    expect(await quotePlanChange(as(), ref, plan)).toBeUndefined();
    expect(account.operations).toEqual([]);
    expect(account.reads).not.toContain('customer.planPricing');
  });

  test('of a plan on sale that the line’s own does not list is none', async () => {
    draw({ reachPlanId: 'legacy' });
    expect(await quotePlanChange(as(), ref, 'small')).toBeUndefined();
    expect(account.operations).toEqual([]);
  });

  test.each<[string, () => void, string, string]>([
    ['a suspended primary', () => draw({}, { status: 3 }), 'large', 'primary-suspended'],
    [
      'an eSIM plan for a device without',
      () => void (replies['device.imeiCheck'] = reply({ isValid: true, esimAvailable: false })),
      'esim',
      'device-without-esim',
    ],
    ['what is scheduled already', () => draw({ amendedReachPlanId: 'small' }), 'small', 'already-scheduled'],
  ])('is refused for %s, though the page was forged', async (_, given, plan, reason) => {
    given();
    await expect(quotePlanChange(as(), ref, plan)).rejects.toMatchObject({ code: 'FORBIDDEN', reason });
    expect(account.operations).toEqual([]);
  });

  test('of a secondary is refused (LINE-32)', async () => {
    await expect(quotePlanChange(as(lines[1]), ref, 'large')).rejects.toMatchObject({
      code: 'FORBIDDEN',
      reason: 'secondary',
    });
  });

  test.each<[string, Replies]>([
    ['cannot be read', { 'customer.planPricing': fault() }],
    ['leaves the line out', { 'customer.planPricing': reply({ planPricingInfoList: [] }) }],
  ])('is the generic error screen when the price %s (ERROR-8)', async (_, more) => {
    Object.assign(replies, more);
    await expect(quotePlanChange(as(), ref, 'large')).rejects.toThrow();
    expect(account.operations).toEqual([]);
  });
});

describe('the review', () => {
  test('shows what was quoted, by the names of the lines, and when it can start', async () => {
    replies['customer.planPricing'] = ({ modified_occurrence }) => {
      const large = (modified_occurrence as { reachPlanId: string }[])[0]?.reachPlanId === 'large';
      return reply({
        planPricingInfoList: [
          { reachPlanId: 'medium', occurrence: 1, price: large ? 3000 : 3500, orgPrice: 3500 },
          { reachPlanId: 'large', occurrence: 2, price: large ? 4500 : 3000, orgPrice: 4500 },
        ],
      });
    };
    const operationId = await quoted();
    prices.large = 9900;
    const review = await changePlanReview(as(), ref, operationId);
    expect(review).toMatchObject({
      line: { ref, occurrence: 2 },
      operationId,
      planId: 'large',
      planName: 'The large',
      fromPlanName: 'The medium',
      times: ['now', 'next-cycle'],
      nextCycle: '2026-12-01',
      decision: { allowed: true },
    });
    expect(
      'prices' in review && review.prices.map(({ line, before, after }) => [line, before.price, after.price]),
    ).toEqual([
      [{ occurrence: 2 }, 3000, 4500],
      [{ occurrence: 1, name: 'Dana Reyes' }, 3500, 3000],
    ]);
  });

  test('says why it cannot be confirmed', async () => {
    const operationId = await quoted();
    draw({ operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] });
    expect(await changePlanReview(as(), ref, operationId)).toMatchObject({
      decision: { allowed: false, reason: 'sim-swap' },
    });
  });

  test.each(ended)('is over once it is %s', async (state) => {
    const operationId = await quoted();
    account.operations[0] = { ...(account.operations[0] as Operation), state };
    expect(await changePlanReview(as(), ref, operationId)).toEqual({ sentAs: 'operation-000001' });
    expect(await confirmPlanChange(as(), ref, operationId, 'now')).toEqual({
      to: 'result',
      operationId: 'operation-000001',
    });
    expect(account.submitted).toEqual([]);
  });
});

describe('confirming', () => {
  const before = { requestedOn: '2026-10-01T08:00:00Z' };

  test.each(['now', 'next-cycle'] as const)('%s is sent with what the carrier said just before', async (when) => {
    const operationId = await quoted();
    expect(await confirmPlanChange(as(), ref, operationId, when)).toEqual({ to: 'result', operationId });
    expect(account.submitted).toEqual([{ id: operationId, before }]);
    expect(termsOf(operationId).when).toBe(when);
    expect(account.asked.filter(({ maxAgeMs }) => maxAgeMs === 0).map(({ id: one }) => one)).toEqual([
      'customer.byUsername',
      'customer.group',
      'customer.planPricing',
      'customer.planPricing',
      'customer.planChangeStatus',
    ]);
  });

  test('notes what was scheduled before', async () => {
    draw({ amendedReachPlanId: 'small' });
    await confirmPlanChange(as(), ref, await quoted(), 'now');
    expect(account.submitted[0]?.before).toEqual({ ...before, amendedReachPlanId: 'small' });
  });

  test('a downgrade now is refused, though the page was forged (PLAN-5)', async () => {
    const operationId = await quoted('small');
    await expect(confirmPlanChange(as(), ref, operationId, 'now')).rejects.toMatchObject({
      code: 'FORBIDDEN',
      reason: 'time-not-offered',
    });
    expect(account.submitted).toEqual([]);
  });

  test('somebody else’s operation is NOT_FOUND, asks nobody and sends nothing', async () => {
    const operationId = await quoted();
    await expect(confirmPlanChange(as(lines[1]), ref, operationId, 'now')).rejects.toMatchObject(notFound);
    expect(rounds()).toBe(0);
  });

  test.each<[string, CustomerDraft, CustomerDraft, string]>([
    ['fraud', { category: 'FRAUD' }, {}, 'fraud'],
    ['a suspended primary', {}, { status: 3 }, 'primary-suspended'],
    ['a SIM swap', { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }, {}, 'sim-swap'],
    ['a change from elsewhere', { operationsInProcess: ['PLAN_CHANGE_IN_PROGRESS'] }, {}, 'plan-changing'],
  ])('with %s in the meantime sends nothing', async (_, line, primary, reason) => {
    const operationId = await quoted();
    draw(line, primary);
    await expect(confirmPlanChange(as(), ref, operationId, 'now')).rejects.toMatchObject({ code: 'FORBIDDEN', reason });
    expect(account.submitted).toEqual([]);
  });

  test.each([4100, 3900])(
    'a price that moved to %i comes back for review with the new one (LEDGER-11)',
    async (price) => {
      const operationId = await quoted();
      prices.large = price;
      expect(await confirmPlanChange(as(), ref, operationId, 'now')).toEqual({
        to: 'review',
        operationId: 'operation-000002',
        because: 'moved',
      });
      expect(termsOf('operation-000002').prices[0]?.after.price).toBe(price);
      expect(account.submitted).toEqual([]);
    },
  );

  test('the day of the next cycle that moved comes back for review', async () => {
    const operationId = await quoted('small');
    draw({ nextBillingDate: '2027-01-01' });
    expect(await confirmPlanChange(as(), ref, operationId, 'next-cycle')).toMatchObject({
      to: 'review',
      because: 'moved',
    });
    expect(account.submitted).toEqual([]);
  });

  test.each([
    [10 * minute, 'result'],
    [10 * minute + 1, 'review'],
  ])('LEDGER-10: %i ms after the quote it leads to the %s', async (ageMs, to) => {
    const operationId = await quoted();
    account.now = noon + ageMs;
    const led = await confirmPlanChange(as(), ref, operationId, 'now');
    expect(led.to).toBe(to);
    expect(account.submitted).toHaveLength(to === 'result' ? 1 : 0);
    if (to === 'review') expect(led).toMatchObject({ because: 'expired', operationId: 'operation-000002' });
  });

  test.each<[string, () => void]>([
    [
      'the plan is not on sale any more',
      () => void (replies['catalog.activePlans'] = reply({ plans: [planOf('medium', 35)] })),
    ],
    ['the line has another plan', () => draw({ reachPlanId: 'small' })],
    ['the line has that plan', () => draw({ reachPlanId: 'large' })],
  ])('when %s in the meantime it leads back to the choice', async (_, given) => {
    const operationId = await quoted();
    given();
    expect(await confirmPlanChange(as(), ref, operationId, 'now')).toEqual({ to: 'select' });
    expect(account.submitted).toEqual([]);
  });

  test('when the plan was scheduled in the meantime, scheduling it once more leads back to the choice', async () => {
    const operationId = await quoted('small');
    draw({ amendedReachPlanId: 'small' });
    expect(await confirmPlanChange(as(), ref, operationId, 'next-cycle')).toEqual({ to: 'select' });
    expect(account.submitted).toEqual([]);
  });

  test('with another change of the line under way it leads there and sends nothing', async () => {
    const operationId = await quoted();
    draw({ operationsInProcess: ['PLAN_CHANGE_IN_PROGRESS'] });
    const { id } = put('unknown');
    expect(await confirmPlanChange(as(), ref, operationId, 'now')).toEqual({ to: 'open', operationId: id });
    expect(account.submitted).toEqual([]);
  });

  test('when another tab was faster, by a moment, it leads to that one', async () => {
    const operationId = await quoted();
    account.onSubmit = (operation) => ({ ...operation, id: 'operation-of-the-other-tab', state: 'sending' });
    expect(await confirmPlanChange(as(), ref, operationId, 'now')).toEqual({
      to: 'open',
      operationId: 'operation-of-the-other-tab',
    });
  });

  test('what was issued before another was sent leads back to the choice', async () => {
    const operationId = await quoted();
    account.onSubmit = (operation) => operation;
    expect(await confirmPlanChange(as(), ref, operationId, 'now')).toEqual({ to: 'select' });
  });

  test.each([
    'customer.byUsername',
    'customer.group',
    'config.keys',
    'config.info',
    'catalog.activePlans',
    'catalog.plan',
    'customer.planPricing',
    'customer.planChangeStatus',
  ])('nothing is sent when %s cannot be read', async (id) => {
    const operationId = await quoted();
    replies[id] = fault();
    await expect(confirmPlanChange(as(), ref, operationId, 'now')).rejects.toThrow('fault http');
    expect(account.submitted).toEqual([]);
  });
});

describe('the result', () => {
  test.each<[OperationState, refresh: number | undefined]>([
    ['sending', 3],
    ['pending', 3],
    ['unknown', 3],
    ['done', undefined],
    ['refused', undefined],
    ['needs-care', undefined],
  ])('of one that is %s; looks again after %s s (POLL-10)', async (state, refresh) => {
    const { id } = put(state, state === 'refused' ? { refusal: 'other' } : {});
    const result = await changePlanResult(as(), ref, id);
    expect(result).toMatchObject({
      operationId: id,
      planName: 'The large',
      when: 'now',
      state,
      sentAt: noon,
      refusal: state === 'refused' ? 'other' : undefined,
    });
    expect(result?.refresh).toBe(refresh);
    expect(account.watched.flatMap(({ requests }) => requests)).toEqual(
      refresh ? [{ kind: 'plan-change', subjectId: 'line-2' }] : [],
    );
  });

  test('checks every 15 s after the first minute, and says when it last did (POLL-3)', async () => {
    const { id } = put('pending', { lastCheckedAt: noon + minute });
    account.now = noon + 2 * minute;
    expect(await changePlanResult(as(), ref, id)).toMatchObject({ refresh: 15, lastCheckedAt: noon + minute });
    account.jobs = [{ kind: 'plan-change', subjectId: 'line-2', startedAt: noon, lastCheckedAt: noon + 90_000 }];
    expect(await changePlanResult(as(), ref, id)).toMatchObject({ lastCheckedAt: noon + 90_000 });
  });

  test('is not there before it was sent', async () => {
    expect(await changePlanResult(as(), ref, put('issued').id)).toBeUndefined();
    expect(account.watched).toEqual([]);
  });
});
