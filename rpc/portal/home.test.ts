import { describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { JobView } from '../portal-context.ts';
import type { Operation } from '../operation/operations.ts';
import type { Action, Decision } from '../domain/permission.ts';
import { contextOf, FakeAccount, fault, noon, refOf, reply, type Replies } from '../testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '../testing/fake-customer.ts';
import { home } from './home.ts';
import { type LineCard, type Notice, notices } from './line-card.ts';

/** Bytes that a line may use, so that every percentage is a whole number of them. */
const most = 1_000_000_000;
const nonPay = { suspended_reason: 'NonPay Suspension' };

interface Given {
  lines?: Customer[];
  actor?: Customer;
  /** Percent used, by line; a line without a number is not told. */
  used?: Record<string, number>;
  replies?: Replies;
  operations?: Operation[];
  jobs?: JobView[];
}

async function look({
  lines = [lineOf(1)],
  actor = lines[0] ?? lineOf(1),
  used = {},
  replies = {},
  operations = [],
  jobs = [],
}: Given) {
  const users = Object.entries(used).map(([userId, percent]) => ({
    userId,
    bytes: (most / 100) * percent,
    maxBytes: most,
  }));
  const account = new FakeAccount(
    lines.map(({ id }) => id),
    {
      'customer.byUsername': reply(actor),
      'customer.group': reply({ customers: lines }),
      'config.keys': reply({ TOPUP_DATA_LIMIT: 10, AUTO_TOP_UP_SIZE: 2 }),
      'usage.overall': reply({ billStartDate: '2026-11-02', billEndDate: '2026-12-01', users }),
      'catalog.plan': ({ plan }) => reply({ name: plan, displayNameWeb: 'Best Fit 2GB' }),
      ...replies,
    },
  );
  account.operations.push(...operations);
  account.jobs = jobs;
  const { context, logged } = contextOf(actor, account);
  return { model: await home(context), account, logged };
}

const only = async (draft: CustomerDraft, given: Given = {}): Promise<LineCard> =>
  (await look({ lines: [lineOf(1, draft)], ...given })).model.lines[0] as LineCard;
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
  test.each<[name: string, draft: CustomerDraft, used: number | undefined, said: Notice[]]>([
    ['active, little used', {}, 34, []],
    ['active, usage not told', {}, undefined, []],
    ['76 % used', {}, 76, ['usage-warn']],
    ['90 % used', {}, 90, ['usage-warn']],
    ['93 % used', {}, 93, ['usage-bad']],
    ['all used', {}, 100, ['usage-full']],
    ['slowed down', { isThrottled: true }, 108, ['throttled', 'usage-full']],
    ['data paused', { isDataCutoff: true }, 30, ['data-cutoff']],
    ['SIM swap', { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }, 30, ['sim-swap']],
    ['top-up under way', { operationsInProcess: ['TOPUP_IN_PROGRESS'] }, 95, ['usage-bad', 'top-up-pending']],
    ['plan change under way', { operationsInProcess: ['PLAN_CHANGE_IN_PROGRESS'] }, 30, ['plan-changing']],
    ['another plan from the next cycle on', { amendedReachPlanId: 'plan-2gb' }, 30, ['plan-scheduled']],
    ['that change has been made', { amendedReachPlanId: 'plan-2gb', reachPlanChangeDate: '2026-11-02' }, 30, []],
    ['suspended', { status: 3 }, 30, ['suspended']],
    ['suspended for a bill', { status: 3, meta: nonPay }, 30, ['non-pay']],
    [
      'suspended and slowed down: only the suspension',
      { status: 3, isThrottled: true, isDataCutoff: true },
      30,
      ['suspended'],
    ],
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
    ['port failed, account number', { status: 10, portFailureCode: '1009' }, undefined, ['port-account']],
    ['port failed, PIN', { status: 10, portFailureCode: '1010' }, undefined, ['port-pin']],
    ['port failed, ZIP', { status: 10, portFailureCode: '1011' }, undefined, ['port-zip']],
    ['status 5', { status: 5 }, undefined, ['unclear']],
    ['status 6', { status: 6 }, undefined, ['unclear']],
    ['a status nobody knows', { status: 42 }, undefined, ['unclear']],
    ['disconnected', { status: 4 }, 30, []],
  ])('%s', async (_, draft, used, said) => {
    expect((await only(draft, used === undefined ? {} : { used: { 'line-1': used } })).notices).toEqual(said);
  });

  test('every notice is said of somebody', async () => {
    const drafts: CustomerDraft[] = [
      { status: 0 },
      { status: 0, simPaid: true },
      { status: 0, esim: true },
      { status: 1 },
      { status: 3 },
      { status: 3, meta: nonPay },
      { status: 5 },
      { status: 8 },
      { status: 9 },
      { status: 10 },
      ...['1009', '1010', '1011'].map((portFailureCode) => ({ status: 10, portFailureCode })),
      {
        isThrottled: true,
        isDataCutoff: true,
        operationsInProcess: ['SIM_SWAP_IN_PROGRESS', 'TOPUP_IN_PROGRESS', 'PLAN_CHANGE_IN_PROGRESS'],
      },
      { amendedReachPlanId: 'plan-2gb' },
      { activationDate: '2026-11-20' },
      { esim: true },
      { activationDate: '2026-11-20', isMNP: true },
    ];
    const cards = await Promise.all([
      ...drafts.map((draft) => only(draft)),
      ...[76, 93, 100].map((percent) => only({}, { used: { 'line-1': percent } })),
    ]);
    expect(new Set(cards.flatMap((card) => card.notices))).toEqual(new Set(notices));
  });

  test('a status that nobody knows is logged once per look (LINE-4)', async () => {
    expect((await look({ lines: [lineOf(1, { status: 42 }), lineOf(2)] })).logged).toEqual([
      { event: 'unknown line status', facts: { status: 42 } },
    ]);
    expect((await look({ lines: [lineOf(1, { status: 5 })] })).logged).toEqual([]);
  });
});

describe('what can be done with a line (HOME-3)', () => {
  const yes: Decision = { allowed: true };
  const no = (reason: Extract<Decision, { allowed: false }>['reason']): Decision => ({ allowed: false, reason });

  test.each<[name: string, draft: CustomerDraft, actions: [Action, Decision][]]>([
    ['active', {}, [['add-data', yes]]],
    [
      'active eSIM that is not set up',
      { esim: true },
      [
        ['complete-esim-setup', yes],
        ['add-data', yes],
      ],
    ],
    ['active eSIM', { esim: true, eSimSetup: true }, [['add-data', yes]]],
    ['suspended', { status: 3 }, [['add-data', no('suspended')]]],
    ['suspended for a bill', { status: 3, meta: nonPay }, [['add-data', no('non-pay')]]],
    ['SIM swap', { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }, [['add-data', no('sim-swap')]]],
    [
      'fraud',
      { category: 'FRAUD', esim: true },
      [
        ['complete-esim-setup', no('fraud')],
        ['add-data', no('fraud')],
      ],
    ],
    ['new SIM', { status: 0, simPaid: true }, [['track-order', yes]]],
    ['new eSIM', { status: 0, esim: true }, [['activate', yes]]],
    ['new eSIM, fraud', { status: 0, esim: true, category: 'FRAUD' }, [['activate', no('fraud')]]],
    ['activating', { status: 1 }, []],
    ['disconnected', { status: 4 }, []],
    ['unclear', { status: 6 }, []],
    ['activation failed', { status: 8 }, [['retry-activation', { allowed: true }]]],
    ['porting', { status: 9 }, []],
    ['port failed', { status: 10 }, []],
    ['port failed, PIN', { status: 10, portFailureCode: '1010' }, [['fix-port', { allowed: true }]]],
  ])('%s', async (_, draft, expected) => {
    expect((await only(draft)).actions.map(({ action, decision }) => [action, decision])).toEqual(expected);
  });

  test('a secondary’s eSIM waits for the primary (LINE-33)', async () => {
    const { model } = await look({ lines: [lineOf(1, { status: 1 }), lineOf(2, { status: 0, esim: true })] });
    expect(model.lines[1]?.actions).toEqual([{ action: 'activate', decision: no('primary-not-active') }]);
  });
});

describe('the data of a line', () => {
  test('is its own, and is given back on its next billing date, else at the end of the cycle', async () => {
    const { model } = await look({
      lines: [lineOf(1, { nextBillingDate: '2026-12-02' }), lineOf(2)],
      used: { 'line-1': 50, 'line-2': 80 },
    });
    expect(model.lines.map(({ usage }) => [usage?.percent, usage?.resetsOn])).toEqual([
      [50, '2026-12-02'],
      [80, '2026-12-01'],
    ]);
    expect(model.lines.every(({ usageMissing }) => !usageMissing)).toBe(true);
  });

  test('is said to be missing where the carrier fails or leaves the line out, and the page still stands', async () => {
    expect(await only({}, { replies: { 'usage.overall': fault() } })).toMatchObject({
      usageMissing: true,
      notices: [],
    });
    expect(await only({}, { used: { 'line-9': 50 } })).toMatchObject({ usageMissing: true });
  });

  test('does not concern lines that are not active', async () => {
    const card = await only({ status: 9 }, { used: { 'line-1': 100 } });
    expect(card.usageMissing).toBe(false);
    expect(card).toHaveProperty('usage', undefined);
  });
});

describe('a top-up under way', () => {
  const job: JobView = { kind: 'top-up', subjectId: 'line-1', startedAt: noon - 20_000, lastCheckedAt: noon - 3_000 };

  test('of this portal is shown with its size, before the carrier’s customer tells of it', async () => {
    const { model, account } = await look({ operations: [topUp()], jobs: [job] });
    expect(model.lines[0]).toMatchObject({
      topUp: { operationId: 'operation-000001', gigabytes: 2 },
      notices: ['top-up-pending'],
      lastCheckedAt: job.lastCheckedAt,
    });
    expect(account.watched).toEqual([{ audience: 'home', requests: [{ kind: 'top-up', subjectId: 'line-1' }] }]);
    expect(model.refresh).toBe(5);
  });

  test('whose answer was lost is pending too', async () => {
    const { model } = await look({ operations: [topUp({ state: 'unknown' })], jobs: [job] });
    expect(model.lines[0]?.notices).toEqual(['top-up-pending']);
    expect(model.refresh).toBe(5);
  });

  test('from elsewhere is shown without its size', async () => {
    const { model, account } = await look({
      lines: [lineOf(1, { operationsInProcess: ['TOPUP_IN_PROGRESS'] })],
      jobs: [job],
    });
    expect(model.lines[0]?.topUp).toEqual({});
    expect(account.watched[0]?.requests).toEqual([{ kind: 'top-up', subjectId: 'line-1' }]);
  });

  test('is watched once where both tell of it', async () => {
    const { account } = await look({
      lines: [lineOf(1, { operationsInProcess: ['TOPUP_IN_PROGRESS'] })],
      operations: [topUp()],
    });
    expect(account.watched[0]?.requests).toEqual([{ kind: 'top-up', subjectId: 'line-1' }]);
  });

  test('belongs to its line alone, and is over when it is settled', async () => {
    const { model } = await look({
      lines: [lineOf(1), lineOf(2)],
      operations: [topUp({ subjectId: 'line-2' }), topUp({ id: 'operation-000002', state: 'done' })],
    });
    expect(model.lines.map(({ topUp }) => topUp?.operationId)).toEqual([undefined, 'operation-000001']);
  });
});

describe('the plan of a line', () => {
  const planChange = (more: Partial<Operation<'plan-change'>> = {}): Operation<'plan-change'> => ({
    id: 'operation-000009',
    kind: 'plan-change',
    subjectId: 'line-1',
    actorId: 'line-1',
    state: 'pending',
    issuedAt: noon,
    sentAt: noon,
    terms: {
      planId: 'plan-15gb',
      planName: 'Best Fit 15GB',
      fromPlanId: 'plan-10gb',
      fromPlanName: 'Best Fit 10GB',
      occurrence: 1,
      direction: 'upgrade',
      when: 'now',
      prices: [],
    },
    ...more,
  });

  test('can be changed where nothing speaks against it, and otherwise says why', async () => {
    expect((await only({ reachPlanDisplayName: 'Best Fit 10GB' })).plan).toEqual({
      name: 'Best Fit 10GB',
      change: { allowed: true },
    });
    const { model } = await look({ lines: [lineOf(1), lineOf(2, { status: 9 })] });
    expect(model.lines.map(({ plan }) => plan.change)).toEqual([
      { allowed: false, reason: 'lines-unsettled' },
      { allowed: false, reason: 'not-active' },
    ]);
  });

  test('from the next billing cycle on is told with its name and its day', async () => {
    const draft: CustomerDraft = { amendedReachPlanId: 'plan-2gb', nextBillingDate: '2026-12-02' };
    expect((await only(draft)).plan.scheduled).toEqual({ name: 'Best Fit 2GB', startsOn: '2026-12-02' });
    expect((await only(draft, { replies: { 'catalog.plan': fault() } })).plan.scheduled).toEqual({
      startsOn: '2026-12-02',
    });
  });

  test('whose change was begun here is followed before the carrier’s customer tells of it', async () => {
    const { model, account } = await look({
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

  test('asks for no plan where none is scheduled', async () => {
    expect((await look({})).account.reads).not.toContain('catalog.plan');
  });
});

describe('a page without script looks again (POLL-10)', () => {
  test('not at all where nothing is under way', async () => {
    expect((await look({})).model).toHaveProperty('refresh', undefined);
  });

  test('after the shortest of the intervals', async () => {
    const lines = [lineOf(1, { status: 9 }), lineOf(2, { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] })];
    const jobs: JobView[] = [
      { kind: 'activation', subjectId: 'line-1', startedAt: noon },
      { kind: 'sim-swap', subjectId: 'line-2', startedAt: noon },
    ];
    expect((await look({ lines, jobs })).model.refresh).toBe(30);
    expect((await look({ lines, jobs: jobs.slice(1) })).model.refresh).toBe(60);
  });

  test('and what is under way is asked about: status 1, 8, 9, 10 and a SIM swap (POLL-2)', async () => {
    const lines = [
      lineOf(1, { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }),
      ...[1, 8, 9, 10, 5].map((status, index) => lineOf(index + 2, { status })),
    ];
    const { account } = await look({ lines });
    expect(account.watched[0]?.requests.map(({ kind, subjectId }) => `${kind} ${subjectId}`)).toEqual([
      'sim-swap line-1',
      'activation line-2',
      'activation line-3',
      'activation line-4',
      'activation line-5',
    ]);
  });
});

describe('who sees which lines (LINE-22)', () => {
  test('the primary sees all, sorted, without the disabled ones; under references, never ids', async () => {
    const { model } = await look({
      lines: [lineOf(3, { emailId: 'x@example.test' }), lineOf(1), lineOf(2, { status: 7 })],
      actor: lineOf(1),
    });
    expect(model.lines.map(({ ref }) => ref)).toEqual([refOf('line-1'), refOf('line-3')]);
    expect(JSON.stringify(model)).not.toMatch(/group-1|x@example|"line-/);
  });

  test('a secondary sees their own line, may not add one, and nothing of the others leaks', async () => {
    const lines = [
      lineOf(1, { firstName: 'GRACE', lastName: 'LIN', reachNumber: '5550100001' }),
      lineOf(2, { firstName: 'KAI', lastName: 'LIN' }),
    ];
    const { model, account } = await look({ lines, actor: lines[1], used: { 'line-1': 95, 'line-2': 10 } });
    expect(model.lines.map(({ ref, name }) => [ref, name])).toEqual([[refOf('line-2'), 'Kai Lin']]);
    expect(model.addLine).toEqual({ allowed: false, reason: 'secondary' });
    expect(JSON.stringify(model)).not.toMatch(/Grace|5550100001/);
    expect(account.asked.find(({ id }) => id === 'usage.overall')?.input).toEqual({ customerId: 'line-2' });
  });

  test('a secondary does not make others’ lines be asked about', async () => {
    const lines = [lineOf(1, { status: 9 }), lineOf(2)];
    expect((await look({ lines, actor: lines[1] })).account.watched[0]?.requests).toEqual([]);
  });
});

describe('the page around the lines', () => {
  test('tells names in reading case, numbers, and what is known of the device', async () => {
    const draft: CustomerDraft = {
      firstName: 'ROBIN',
      lastName: 'HALE',
      reachNumber: '5550102231',
      make: 'Google',
      model: 'Pixel 8',
      imei: '356938035643809',
      reachPlanDisplayName: '5GB',
      activationDate: '2026-04-02',
      nextBillingDate: '2026-12-02',
    };
    const { model } = await look({ lines: [lineOf(1, draft)] });
    expect(model).toMatchObject({
      firstName: 'Robin',
      isPrimary: true,
      nextBill: '2026-12-02',
      addLine: { allowed: true },
      linesLeft: 5,
      disabled: false,
      letsTalk: false,
      toActivation: false,
    });
    expect(model.lines[0]).toMatchObject({
      name: 'Robin Hale',
      occurrence: 1,
      isPrimary: true,
      msisdn: '5550102231',
      state: 'active',
      info: { plan: '5GB', device: 'Google Pixel 8', imei: '356938035643809', activatedOn: '2026-04-02' },
    });
  });

  test('tells a porting line’s number of before, and no other line’s', async () => {
    expect(await only({ status: 9, mnpInfo: { oldNumber: '5550104410' } })).toMatchObject({
      portingNumber: '5550104410',
    });
    expect(await only({ status: 10, mnpInfo: { oldNumber: '5550104410' } })).toHaveProperty('portingNumber', undefined);
  });

  test.each([
    [0, true],
    [1, false],
    [undefined, false],
  ])('a disconnection for reason %s was asked for by the customer: %s (LINE-3)', async (reason, byRequest) => {
    const draft = reason === undefined ? { status: 4 } : { status: 4, lastDisconnectedReason: reason };
    expect((await only(draft)).disconnectedByRequest).toBe(byRequest);
  });

  test.each<[string, CustomerDraft, object]>([
    ['status 7: a notice instead of cards (HOME-7)', { status: 7 }, { disabled: true, lines: [] }],
    [
      'FRAUD: Let’s Talk (HOME-6)',
      { category: 'FRAUD' },
      { letsTalk: true, addLine: { allowed: false, reason: 'fraud' } },
    ],
    ['TEST: straight to activation (SIGNIN-8)', { category: 'TEST' }, { toActivation: true }],
  ])('%s', async (_, draft, expected) => {
    expect((await look({ lines: [lineOf(1, draft)] })).model).toMatchObject(expected);
  });

  test('six lines are the most: none is left (LINE-35)', async () => {
    const { model } = await look({ lines: [1, 2, 3, 4, 5, 6].map((occurrence) => lineOf(occurrence)) });
    expect(model).toMatchObject({ addLine: { allowed: false, reason: 'lines-full' }, linesLeft: 0 });
  });

  test.each(['customer.byUsername', 'customer.group', 'config.keys'])('cannot be made without %s', async (id) => {
    await expect(look({ replies: { [id]: fault() } })).rejects.toThrow('fault http');
  });
});
