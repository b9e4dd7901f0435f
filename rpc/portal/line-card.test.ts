import { describe, expect, test } from 'vitest';
import { Plan } from '#contracts/catalog/vocabulary.ts';
import type { JobView } from '../poll/poll.ts';
import type { Operation } from '../operation/operations.ts';
import type { Action, Decision } from '../domain/decision.ts';
import { fault, noon, type Replies, reply } from '../testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '../testing/fake-customer.ts';
import { rejectedPin } from '../testing/line-drafts.ts';
import { type Given, lookAtHome, most, onlyCard } from '../testing/look-at-home.ts';
import { sampleTerms } from '../testing/sample-terms.ts';
import { madeLine, stoppedOrder } from '../testing/sample-stopped-order.ts';
import { leftOf } from '../domain/facts/data-now.ts';
import { type LineCard, type Notice, notices } from './line-card.ts';
import { isUnlimited } from './line-data.ts';

const nonPay = { suspended_reason: 'NonPay Suspension' };

/** A line whose paid SIM card was ordered. */
const waiting: CustomerDraft = { status: 0, simPaid: true, shipmentInfo: { 'order-1': '2026-11-18' } };
const arrived: Replies = { 'order.track': reply({ orderStatus: 'DELIVERED' }) };

const sentActivation: Operation<'activate'> = {
  id: 'operation-000009',
  kind: 'activate',
  subjectId: 'line-1',
  actorId: 'line-1',
  state: 'unknown',
  terms: sampleTerms.activate,
  issuedAt: noon,
  sentAt: noon,
};

const topUp = (more: Partial<Operation> = {}): Operation => ({
  id: 'operation-000001',
  kind: 'top-up',
  subjectId: 'line-1',
  actorId: 'line-1',
  state: 'pending',
  terms: { gigabytes: 2, charge: 1000, payerId: 'line-1' },
  issuedAt: noon,
  sentAt: noon,
  ...more,
});

describe('the notices of a line (LINE-1 to LINE-16)', () => {
  const rows: [name: string, draft: CustomerDraft, seen: number | undefined | Given, said: Notice[]][] = [
    ['active, little used', {}, 34, []],
    ['active, usage not told', {}, undefined, []],
    ['76 % used', {}, 76, ['usage-warn']],
    ['90 % used', {}, 90, ['usage-warn']],
    ['93 % used', {}, 93, ['usage-bad']],
    ['all used', {}, 100, ['usage-full']],
    ['LINE-41: slowed down, in one notice', { isThrottled: true }, 108, ['throttled']],
    ['LINE-46: marked as slow with data left', { isThrottled: true }, 77, ['usage-warn']],
    ['data paused', { isDataCutoff: true }, 30, ['data-cutoff']],
    ['LINE-46: paused with little left', { isDataCutoff: true }, 95, ['data-cutoff']],
    ['SIM swap', { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }, 30, ['sim-swap']],
    ['HOME-26: top-up under way', { operationsInProcess: ['TOPUP_IN_PROGRESS'] }, 95, ['top-up-pending']],
    ['plan change under way', { operationsInProcess: ['PLAN_CHANGE_IN_PROGRESS'] }, 30, ['plan-changing']],
    ['another plan from the next cycle on', { amendedReachPlanId: 'plan-2gb' }, 30, ['plan-scheduled']],
    ['that change has been made', { amendedReachPlanId: 'plan-2gb', reachPlanChangeDate: '2026-11-02' }, 30, []],
    ['suspended', { status: 3 }, 30, ['suspended']],
    ['suspended for a bill', { status: 3, meta: nonPay }, 30, ['non-pay']],
    ['suspended and slowed down', { status: 3, isThrottled: true, isDataCutoff: true }, 30, ['suspended']],
    ['kit on its way', { status: 0, simPaid: true }, undefined, ['sim-on-its-way']],
    ['kit on its way, status 11', { status: 11, simPaid: true }, undefined, ['sim-on-its-way']],
    ['kit not paid', { status: 0, simPaid: false }, undefined, ['unpaid']],
    ['eSIM ready', { status: 0, esim: true }, undefined, ['esim-ready']],
    ['eSIM active, not set up', { esim: true, activationDate: '2026-05-01' }, 30, ['setup-left']],
    ['active since today', { activationDate: '2026-11-20' }, 30, ['line-ready']],
    ['active since today, not set up', { esim: true, activationDate: '2026-11-20' }, 30, ['setup-left']],
    ['active for three days', { activationDate: '2026-11-17' }, 30, []],
    ['its number was moved here yesterday', { activationDate: '2026-11-19', isMNP: true }, 30, ['port-done']],
    ['its number was moved here in May', { activationDate: '2026-05-01', isMNP: true }, 30, []],
    ['activating', { status: 1 }, undefined, ['activating']],
    ['activation failed', { status: 8 }, undefined, ['activation-failed']],
    ['porting', { status: 9 }, undefined, ['porting']],
    ['port failed', { status: 10 }, undefined, ['port-failed']],
    ['port failed, account number', { ...rejectedPin, portFailureCode: '1009' }, undefined, ['port-account']],
    ['port failed, PIN', rejectedPin, undefined, ['port-pin']],
    ['port failed, ZIP', { ...rejectedPin, portFailureCode: '1011' }, undefined, ['port-zip']],
    ['PORT-19: port failed, no IMEI to send', { ...rejectedPin, imei: undefined }, undefined, ['port-failed']],
    ['status 5', { status: 5 }, undefined, ['unclear']],
    ['status 6', { status: 6 }, undefined, ['unclear']],
    ['a status nobody knows', { status: 42 }, undefined, ['unclear']],
    ['disconnected', { status: 4 }, 30, ['disconnected']],
    ['LINE-12: kit delivered', waiting, { replies: arrived }, ['sim-arrived']],
    [
      'LEDGER-40: activation without an answer',
      { status: 0, esim: true },
      { operations: [sentActivation] },
      ['activation-sent'],
    ],
    ['its order stopped', { status: 0 }, { operations: [stoppedOrder()], steps: [madeLine(1)] }, ['order-stopped']],
  ];

  test.each(rows)('has the notice: %s', async (_, draft, seen, said) => {
    const given = typeof seen === 'number' ? { used: { 'line-1': seen } } : seen;
    expect((await onlyCard(draft, given)).notices).toEqual(said);
  });

  test('has a case for every notice', () => {
    expect(new Set(rows.flatMap(([, , , said]) => said))).toEqual(new Set(notices));
  });

  test('logs an unknown status once per load (LINE-4)', async () => {
    expect((await lookAtHome({ lines: [lineOf(1, { status: 42 }), lineOf(2)] })).logged).toEqual([
      { event: 'unknown line status', facts: { status: 42 } },
    ]);
    expect((await lookAtHome({ lines: [lineOf(1, { status: 5 })] })).logged).toEqual([]);
  });
});

describe('actions of a line (HOME-3)', () => {
  const yes: Decision = { allowed: true };
  const no = (reason: Extract<Decision, { allowed: false }>['reason']): Decision => ({ allowed: false, reason });

  test.each<[name: string, draft: CustomerDraft, actions: Partial<Record<Action, Decision>>]>([
    ['active', {}, { 'add-data': yes }],
    ['active eSIM that is not set up', { esim: true }, { 'complete-esim-setup': yes, 'add-data': yes }],
    ['active eSIM', { esim: true, eSimSetup: true }, { 'add-data': yes }],
    ['suspended', { status: 3 }, { 'add-data': no('suspended') }],
    ['suspended for a bill', { status: 3, meta: nonPay }, { 'add-data': no('non-pay') }],
    ['SIM swap', { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }, { 'add-data': no('sim-swap') }],
    ['fraud', { category: 'FRAUD', esim: true }, { 'complete-esim-setup': no('fraud'), 'add-data': no('fraud') }],
    [
      'new SIM, of which the carrier does not tell (ORDER-27)',
      { status: 0, simPaid: true },
      { activate: yes, 'track-order': yes },
    ],
    ['new SIM, unpaid', { status: 0 }, { 'track-order': no('unpaid') }],
    ['new eSIM', { status: 0, esim: true }, { activate: yes }],
    ['new eSIM, fraud', { status: 0, esim: true, category: 'FRAUD' }, { activate: no('fraud') }],
    ['activating', { status: 1 }, {}],
    ['disconnected', { status: 4 }, {}],
    ['unclear', { status: 6 }, {}],
    ['activation failed', { status: 8 }, { 'retry-activation': yes }],
    ['porting', { status: 9 }, {}],
    ['port failed', { status: 10 }, {}],
    ['port failed, PIN', rejectedPin, { 'fix-port': yes }],
  ])('%s', async (_, draft, expected) => {
    const { actions } = await onlyCard(draft);
    // HOME-28: a link beside the plan, and no button.
    const buttons = actions.filter(({ action }) => action !== 'change-plan');
    expect(buttons.map(({ action, decision }) => [action, decision])).toMatchObject(Object.entries(expected));
  });

  test('a secondary’s eSIM waits for the primary (LINE-33)', async () => {
    const { model } = await lookAtHome({ lines: [lineOf(1, { status: 1 }), lineOf(2, { status: 0, esim: true })] });
    const secondary = model.lines.find(({ occurrence }) => occurrence === 2);
    expect(secondary?.actions).toMatchObject([{ action: 'activate', decision: no('primary-not-active') }]);
  });
});

describe('the data of a line', () => {
  test('is its own, and is given back on its next billing date, else at the end of the cycle', async () => {
    const { model } = await lookAtHome({
      lines: [lineOf(1, { nextBillingDate: '2026-12-02' }), lineOf(2)],
      used: { 'line-1': 50, 'line-2': 60 },
    });
    expect(model.lines.map(({ data }) => [leftOf(data)?.percent, leftOf(data)?.resetsOn])).toEqual([
      [50, '2026-12-02'],
      [60, '2026-12-02'],
    ]);
  });

  test('returns the days until the reset, today included (HOME-21)', async () => {
    const { model } = await lookAtHome({ lines: [lineOf(1)], used: { 'line-1': 50 } });
    expect(model.lines[0]?.data).toMatchObject({ left: { daysLeft: 12 } });
  });

  test('resets at the end of the present cycle if the carrier moves its date late (ACCOUNT-20)', async () => {
    const users = [{ userId: 'line-1', bytes: most / 2, maxBytes: most }];
    const { data } = await onlyCard(
      { nextBillingDate: '2026-11-20' },
      { replies: { 'usage.overall': reply({ billStartDate: '2026-11-02', billEndDate: '2026-12-01', users }) } },
    );
    expect(data).toMatchObject({ left: { percent: 50, resetsOn: '2026-12-20', daysLeft: 30 } });
  });

  test('is marked as missing when the carrier fails or leaves the line out, and the page is shown', async () => {
    const failed = await onlyCard({}, { replies: { 'usage.overall': fault() } });
    expect([failed.data, failed.notices]).toEqual([{ kind: 'unread' }, []]);
    expect(await onlyCard({}, { used: { 'line-9': 50 } })).toMatchObject({ data: { kind: 'unread' } });
  });

  test('is absent on lines that are not active', async () => {
    const { data } = await onlyCard({ status: 9 }, { used: { 'line-1': 100 } });
    expect(data).toEqual({ kind: 'no-service', state: 'porting' });
  });
});

const planOf = (name: string, unlimited: boolean) =>
  Plan.parse({ name, displayNameWeb: name, baseLinePrice: 60, additionalLinePrice: 50, isUnlimited: unlimited });
const plansOnSale = reply({ plans: [planOf('small', false), planOf('endless', true)] }) as never;

test.each([
  ['of an unlimited plan', 'endless', plansOnSale, true],
  ['of a plan with a limit', 'small', plansOnSale, false],
  ['of a plan that is not on sale', 'old', plansOnSale, false],
  ['of no plan', undefined, plansOnSale, false],
  ['while the carrier does not tell', 'endless', fault() as never, false],
  ['where nobody asked', 'endless', undefined, false],
])('the data of a line %s (LINE-43)', (_, reachPlanId, plans, unlimited) => {
  expect(isUnlimited(lineOf(1, { reachPlanId }), plans)).toBe(unlimited);
});

describe('a top-up under way', () => {
  const job: JobView = { kind: 'top-up', subjectId: 'line-1', startedAt: noon - 20_000, lastCheckedAt: noon - 3_000 };

  test('is shown with its size before the carrier’s customer shows it', async () => {
    const { model, account } = await lookAtHome({ operations: [topUp()], jobs: [job] });
    expect(model.lines[0]).toMatchObject({
      topUp: { operationId: 'operation-000001', gigabytes: 2 },
      notices: ['top-up-pending'],
      lastCheckedAt: job.lastCheckedAt,
    });
    expect(account.watched).toEqual([{ audience: 'home', requests: [{ kind: 'top-up', subjectId: 'line-1' }] }]);
    expect(model.refresh).toBe(5);
  });

  test('is pending after a lost reply', async () => {
    const { model } = await lookAtHome({ operations: [topUp({ state: 'unknown' })], jobs: [job] });
    expect(model.lines[0]?.notices).toEqual(['top-up-pending']);
    expect(model.refresh).toBe(5);
  });

  test.each<[Operation['state'], Notice[]]>([
    ['unknown', ['usage-bad', 'top-up-pending']],
    ['pending', ['top-up-pending']],
  ])('keeps the alarm while the outcome of the top-up is unknown: %s (HOME-26)', async (state, said) => {
    const { notices: heard } = await onlyCard({}, { operations: [topUp({ state })], used: { 'line-1': 95 } });
    expect(heard).toEqual(said);
  });

  test.each([
    ['from elsewhere is shown without its size', []],
    ['that both tell of is shown with it', [topUp()]],
  ])('%s, and is watched once', async (_, operations) => {
    const lines = [lineOf(1, { operationsInProcess: ['TOPUP_IN_PROGRESS'] })];
    const { model, account } = await lookAtHome({ lines, operations, jobs: [job] });
    expect(model.lines[0]?.topUp?.gigabytes).toBe(operations[0] && 2);
    expect(account.watched[0]?.requests).toEqual([{ kind: 'top-up', subjectId: 'line-1' }]);
  });

  test('belongs to its line alone, and is over when it is settled', async () => {
    const { model } = await lookAtHome({
      lines: [lineOf(1), lineOf(2)],
      operations: [topUp({ subjectId: 'line-2' }), topUp({ id: 'operation-000002', state: 'done' })],
    });
    expect(model.lines.map(({ occurrence, topUp }) => [occurrence, topUp?.operationId])).toEqual([
      [1, undefined],
      [2, 'operation-000001'],
    ]);
  });
});

describe('the plan of a line', () => {
  const planChange = (): Operation => ({
    ...topUp({ id: 'operation-000009', kind: 'plan-change' }),
    terms: { ...sampleTerms['plan-change'], planName: 'Best Fit 15GB', when: 'now' },
  });

  test('can be changed, or has the reason against the change', async () => {
    expect((await onlyCard({ reachPlanDisplayName: 'Best Fit 10GB' })).plan).toEqual({
      name: 'Best Fit 10GB',
      change: { allowed: true },
    });
    const { model } = await lookAtHome({ lines: [lineOf(1), lineOf(2, { status: 9 })] });
    expect(model.lines.map(({ occurrence, plan }) => [occurrence, plan.change])).toMatchObject([
      [1, { allowed: false, reason: 'lines-unsettled' }],
      [2, { allowed: false, reason: 'not-active' }],
    ]);
  });

  test('is shown with its name and day when it starts with the next billing cycle', async () => {
    const draft: CustomerDraft = { amendedReachPlanId: 'plan-2gb', nextBillingDate: '2026-12-02' };
    expect((await onlyCard(draft)).plan.scheduled).toEqual({ name: 'Best Fit 2GB', startsOn: '2026-12-02' });
    expect((await onlyCard(draft, { replies: { 'catalog.plan': fault() } })).plan.scheduled).toEqual({
      startsOn: '2026-12-02',
    });
  });

  test('is shown as changing before the carrier’s customer shows it', async () => {
    const { model, account } = await lookAtHome({
      operations: [planChange()],
      jobs: [{ kind: 'plan-change', subjectId: 'line-1', startedAt: noon - 5_000, lastCheckedAt: noon - 1_000 }],
    });
    expect(model.lines[0]).toMatchObject({
      plan: { changing: { operationId: 'operation-000009', planName: 'Best Fit 15GB' } },
      notices: ['plan-changing'],
      lastCheckedAt: noon - 1_000,
    });
    expect(account.watched[0]?.requests).toEqual([{ kind: 'plan-change', subjectId: 'line-1' }]);
    expect(model.refresh).toBe(3);
  });
});

describe('SIM cards that wait for activation (LINE-12)', () => {
  test.each([
    ['shipped', reply({ orderStatus: 'SHIPPED' }), 'shipped'],
    ['not told', fault(), undefined],
  ])(
    'are on their way when they are %s, with their step where the carrier tells it (HOME-22)',
    async (_, said, step) => {
      const { notices: heard, progress } = await onlyCard(waiting, { replies: { 'order.track': said } });
      expect([heard, progress?.step]).toEqual([['sim-on-its-way'], step]);
    },
  );

  test.each([
    ['ORDERED', { kind: 'kit', step: 'received', at: 1, of: 4 }],
    ['SHIPPED', { kind: 'kit', step: 'shipped', at: 3, of: 4 }],
    ['DELIVERED', { kind: 'kit', step: 'delivered', at: 4, of: 4 }],
  ])('have their step on the card: %s (HOME-22)', async (orderStatus, progress) => {
    const card = await onlyCard(waiting, { replies: { 'order.track': reply({ orderStatus }) } });
    expect(card.progress).toEqual(progress);
  });

  test.each([
    ['2026-11-19', undefined],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-24', '2026-11-24'],
  ])('are shown with the expected day, unless it is over: %s', async (estimatedDeliveryDate, expectedOn) => {
    const tracked = reply({ orderStatus: 'SHIPPED', estimatedDeliveryDate });
    expect((await onlyCard(waiting, { replies: { 'order.track': tracked } })).expectedOn).toBe(expectedOn);
  });

  const two = { ...waiting, shipmentInfo: { 'order-1': '2026-11-18', 'order-2': '2026-11-20' } };
  const replied = (earlier: string, later: string): Replies => ({
    'order.track': ({ orderId }) =>
      reply({ orderStatus: orderId === 'order-1' ? earlier : later, estimatedDeliveryDate: '2026-12-03' }),
  });

  test('can be activated once any has left, with the one that is on its way (ORDER-27)', async () => {
    const card = await onlyCard(two, { replies: replied('DELIVERED', 'ORDERED') });
    expect(card).toMatchObject({
      notices: ['sim-arrived'],
      progress: { step: 'delivered' },
      another: { expectedOn: '2026-12-03' },
      actions: [
        { action: 'activate', decision: { allowed: true } },
        { action: 'track-order', decision: { allowed: true } },
      ],
    });
    const none = await onlyCard(two, { replies: replied('LABELLED', 'ORDERED') });
    expect([none.notices, none.progress?.step, none.another]).toEqual([['sim-on-its-way'], 'processing', undefined]);
    expect(none.actions.map(({ action }) => action)).toEqual(['track-order']);
  });

  test('wait for an order that is being sent, while none is known (ORDER-27)', async () => {
    const order = topUp({ kind: 'reorder-sim', terms: sampleTerms['reorder-sim'], state: 'unknown' });
    const card = await onlyCard({ status: 0, simPaid: true }, { operations: [order] });
    expect([card.notices, card.actions.map(({ action }) => action)]).toEqual([['unpaid'], ['track-order']]);
  });

  test('are read by order, the newest four of a line (HOME-11)', async () => {
    const shipmentInfo = Object.fromEntries([1, 2, 3, 4, 5].map((day) => [`order-${day}`, `2026-11-0${day}`]));
    const lines = [lineOf(1, { ...waiting, shipmentInfo }), lineOf(2, two)];
    const { account } = await lookAtHome({ lines, replies: arrived });
    const orderIds = account.asked.filter(({ id }) => id === 'order.track').map(({ input }) => input.orderId);
    expect(orderIds).toEqual(['order-5', 'order-4', 'order-3', 'order-2', 'order-1']);
  });

  test('are read once for an order of several lines, and never once active (HOME-11)', async () => {
    const { shipmentInfo } = waiting;
    const drafts = [{ shipmentInfo }, waiting, waiting, { ...waiting, esim: true }];
    const lines = drafts.map((draft, index) => lineOf(index + 1, draft));
    const { account } = await lookAtHome({ lines, replies: arrived });
    expect(account.reads.filter((id) => id === 'order.track')).toHaveLength(1);
  });
});

test.each<[string, CustomerDraft, LineCard['progress']]>([
  ['under way', { status: 9 }, { kind: 'port', step: 'waiting', at: 2, of: 3 }],
  ['to be corrected', rejectedPin, { kind: 'port', step: 'fix', at: 3, of: 4 }],
  ['that only Care can mend', { ...rejectedPin, portFailureCode: '1017' }, undefined],
  ['that the record of the line is not enough for (PORT-19)', { ...rejectedPin, imei: undefined }, undefined],
  ['of an active line', { isMNP: true }, undefined],
])('a number transfer %s has its step on the card (HOME-22)', async (_, draft, progress) => {
  expect((await onlyCard(draft)).progress).toEqual(progress);
});
