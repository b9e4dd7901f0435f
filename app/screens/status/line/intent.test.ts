import type { PortalContext } from '#rpc/portal-context.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { contextOf, FakeAccount, noon, refOf, reply } from '#rpc/testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { lineStatus, statusLine } from './intent.ts';
import { fixPort } from './fix.ts';

const minute = 60_000;
const at = (ms: number) => new Date(ms).toISOString();
const mnpInfo = {
  oldNumber: '5550108890',
  operator: 'Northwind Wireless',
  oldZip: '01852',
  acctNum: '7788990',
  submittedOn: at(noon - 20 * minute),
};
const rejectedOn = at(noon - 5 * minute);
const porting: CustomerDraft = { status: 9, isMNP: true, esim: true, mnpInfo };
const rejected = (portFailureCode?: string, more: CustomerDraft = {}): CustomerDraft => ({
  ...porting,
  status: 10,
  portFailureCode,
  reachPlanId: 'plan-5gb',
  imei: '353328110987656',
  make: 'Apple',
  model: 'iPhone 15',
  mnpInfo: { ...mnpInfo, rejectedOn },
  ...more,
});
const formId = 'port-fix-0000001';
const lineRef = refOf('line-1');

let account: FakeAccount;
let portal: PortalContext;
let carrierLines: Customer[];

function begin(lines: Customer[], actor = lines[0] as Customer): void {
  account = new FakeAccount(
    lines.map(({ id }) => id),
    {
      'customer.byUsername': reply(actor),
      'customer.group': reply({ customers: lines }),
      'config.keys': reply({}),
    },
  );
  carrierLines = lines;
  account.jobs = lines.map(({ id }) => ({ kind: 'activation', subjectId: id, startedAt: noon, lastCheckedAt: noon }));
  account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: account.now });
  portal = contextOf(actor, account).context;
}
const one = (draft: CustomerDraft) => begin([lineOf(1, draft)]);
const look = (after?: string) => lineStatus(portal, lineRef, after);
const fix = (problem: 'account' | 'pin' | 'zip', value: string, operationId = formId) =>
  fixPort(portal, { lineRef, operationId, problem, value });
beforeEach(() => one(porting));

describe('the line of /status', () => {
  test.each([
    ['a port-in that failed, before all else', [{ status: 2 }, porting, rejected('1009')], 3],
    ['a port-in in progress, before an activation', [{ status: 1 }, porting], 2],
    ['an activation in progress, before one that failed', [{ status: 8 }, { status: 1 }], 2],
    ['a line with setup left', [{ status: 2 }, { status: 2, esim: true }], 2],
    ['none', [{ status: 2 }, { status: 0 }], undefined],
  ] as const)('PORT-1: %s', async (_, drafts, occurrence) => {
    begin(drafts.map((draft, index) => lineOf(index + 1, draft)));
    expect(await statusLine(portal)).toEqual({
      lineRef: occurrence === undefined ? undefined : refOf(`line-${occurrence}`),
    });
  });

  test('PORT-1: other lines with something under way are named', async () => {
    begin([lineOf(1, porting), lineOf(2, { status: 1 }), lineOf(3, { status: 2 })]);
    expect((await look()).others).toMatchObject([{ ref: refOf('line-2') }]);
  });

  test('PORT-17: a line that the person may not see is not found', async () => {
    const lines = [lineOf(1, porting), lineOf(2)];
    begin(lines, lines[1]);
    await expect(look()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('what the page says', () => {
  test('PORT-2, PORT-3: a port-in in progress, with its times', async () => {
    expect((await look()).view).toEqual({
      at: 'porting',
      isLong: false,
      number: '5550108890',
      steps: [
        { step: 'sent', state: 'done', at: noon - 20 * minute },
        { step: 'waiting', state: 'current' },
        { step: 'done', state: 'next' },
      ],
    });
  });

  test('PORT-4: after 2 hours a port-in, after 15 minutes an activation is taking longer than usual', async () => {
    account.now = noon + 101 * minute;
    expect((await look()).view).toMatchObject({ isLong: true });
    one({ status: 1 });
    expect((await look()).view).toEqual({ at: 'activating', isLong: false });
    account.now = noon + 16 * minute;
    expect((await look()).view).toEqual({ at: 'activating', isLong: true });
  });

  test('PORT-5: it is asked as by a journey, without a call of its own; a form is not refreshed', async () => {
    expect((await look()).refresh).toBe(5);
    expect(account.watched).toEqual([
      { audience: 'journey', requests: [{ kind: 'activation', subjectId: 'line-1', state: '9' }] },
    ]);
    expect(account.reads).not.toContain('activation.status');
    one(rejected('1009'));
    expect((await look()).refresh).toBeUndefined();
  });

  test.each([
    ['1009', 'account'],
    ['1010', 'pin'],
    ['1011', 'zip'],
  ] as const)('PORT-7: %s asks for the %s', async (code, problem) => {
    one(rejected(code));
    expect((await look()).view).toMatchObject({
      at: 'fix',
      problem,
      decision: { allowed: true },
      steps: [{ step: 'sent' }, { step: 'waiting' }, { step: 'fix', at: noon - 5 * minute }, { step: 'done' }],
    });
  });

  test.each(['1017', '1234', undefined])('PORT-8: %s is for the Care Team', async (code) => {
    one(rejected(code));
    expect((await look()).view).toEqual({ at: 'care', isPort: true });
  });

  test('PORT-6, PORT-18: what has ended', async () => {
    one({ status: 2, esim: true, isMNP: true, mnpInfo: { ...mnpInfo, completedOn: at(noon) } });
    expect((await look()).view).toMatchObject({
      at: 'active',
      isPort: true,
      setupLeft: true,
      steps: [{}, {}, { step: 'done', state: 'done', at: noon }],
    });
    one({ status: 2 });
    expect((await look()).view).toMatchObject({
      at: 'active',
      isPort: false,
      setupLeft: false,
      esim: false,
      steps: [],
    });
    one({ status: 8 });
    expect((await look()).view).toEqual({ at: 'care', isPort: false });
    one({ status: 0 });
    expect((await look()).view).toMatchObject({ at: 'other', state: 'not-activated' });
  });

  test.each([
    [3, 'suspended', { meta: { suspended_reason: 'NonPay Suspension' } }, { isNonPay: true }],
    [4, 'disconnected', {}, { decision: { reason: 'does-not-apply', line: { state: 'disconnected' } } }],
    [5, 'unclear', {}, { isNonPay: false }],
    [7, 'disabled', {}, {}],
    [12, 'unclear', {}, {}],
  ] as const)('ACTIVATE-44: status %i after an activation, with its reference', async (status, state, more, facts) => {
    one({ status, ...more });
    const activation = { kind: 'activate', subjectId: 'line-1', state: 'done', terms: {} };
    account.operations.push({ ...activation, id: 'activate-0000001' } as Operation);
    account.operations.push({ ...activation, id: 'activate-0000002', subjectId: 'line-2' } as Operation);
    expect((await look('activate-0000001')).view).toMatchObject({
      at: 'other',
      state,
      ...facts,
      operationId: 'activate-0000001',
    });
    for (const after of ['activate-0000002', undefined])
      expect((await look(after)).view).toMatchObject({ at: 'other', operationId: undefined });
  });

  test('PORT-21, ACTIVATE-36: an activation with a port-in that was refused can be sent again', async () => {
    begin([lineOf(1, { status: 0 }), lineOf(2, { status: 0 })]);
    const refused = (id: string, more: object) =>
      account.operations.push({ id, kind: 'activate', subjectId: 'line-1', state: 'refused', ...more } as Operation);
    const portIn = { number: '5550108890', carrier: 'Northwind Wireless' };
    refused('refused-00000001', { terms: { portIn } });
    refused('refused-00000002', { terms: {} });
    refused('refused-00000003', { terms: { portIn }, subjectId: 'line-2' });
    const view = async (id: string) => (await look(id)).view;
    account.steps = [{ step: 'hold', state: 'done', sentAt: noon, result: '3100' }];
    expect(await view('refused-00000001')).toEqual({
      at: 'care',
      isPort: true,
      again: { what: 'hold', amount: 3100, with: { by: 'card', card: undefined } },
    });
    expect(await view('refused-00000002')).toMatchObject({ at: 'other' });
    expect(await view('refused-00000003')).toMatchObject({ at: 'other' });
  });
});

describe('a correction', () => {
  test('PORT-12, PORT-15: is sent with what the carrier has, its secrets apart from its terms', async () => {
    one(rejected('1010'));
    expect(await fix('pin', '8842')).toMatchObject({ operation: { id: formId } });
    const [sent] = account.operations as (Operation<'port-fix'> & { secrets: object })[];
    expect(sent?.terms).toEqual({
      problem: 'pin',
      planId: 'plan-5gb',
      imei: '353328110987656',
      make: 'Apple',
      model: 'iPhone 15',
      number: '5550108890',
      oldCarrier: 'Northwind Wireless',
    });
    expect(sent?.secrets).toEqual({ accountNumber: '7788990', zip: '01852', pin: '8842' });
    expect(sent?.before).toEqual({ rejectedOn });
  });

  test.each([
    ['account', 'A1B2', { accountNumber: 'A1B2', zip: '01852' }],
    ['zip', '018031234', { accountNumber: '7788990', zip: '018031234' }],
  ] as const)('PORT-10, PORT-12: %s', async (problem, value, secrets) => {
    one(rejected(problem === 'account' ? '1009' : '1011'));
    await fix(problem, value);
    expect(account.operations[0]).toMatchObject({ secrets });
  });

  test('PORT-19: one that the old carrier does not ask for is not sent', async () => {
    one(rejected('1010'));
    expect(await fix('account', 'A1')).toEqual({ kind: 'again', because: 'moved' });
    expect(account.submitted).toEqual([]);
  });

  test.each<[string, CustomerDraft]>([
    ['no IMEI', { imei: undefined }],
    ['a SIM card without its number', { esim: false, simId: undefined }],
    ['nothing of the number that is moved', { mnpInfo: undefined }],
  ])('PORT-8, PORT-19: with %s there is no form, and a stale one sends nothing', async (_, more) => {
    one(rejected('1009', more));
    expect((await look()).view).toEqual({ at: 'care', isPort: true });
    await expect(fix('account', 'A1')).rejects.toMatchObject({ reason: 'does-not-apply' });
    expect(account.submitted).toEqual([]);
  });

  test('PORT-12: a SIM card is sent with its number', async () => {
    one(rejected('1009', { esim: false, simId: '8901260852290847804' }));
    await fix('account', 'A1');
    expect(account.operations).toMatchObject([{ terms: { iccId: '8901260852290847804' } }]);
  });

  test('PORT-12: a device without a name is sent without one, as at the start', async () => {
    one(rejected('1009', { make: undefined, model: undefined }));
    expect((await look()).view).toMatchObject({ at: 'fix' });
    await fix('account', 'A1');
    expect(account.operations).toMatchObject([{ terms: { make: '', model: '' } }]);
  });

  test('HTTP-30: a device with a long name is sent with as much of it as the call takes', async () => {
    one(rejected('1009', { make: 'Apple', model: 'm'.repeat(65) }));
    await fix('account', 'A1');
    expect(account.operations).toMatchObject([{ terms: { make: 'Apple', model: 'm'.repeat(64) } }]);
  });

  test.each([
    ['fraud', { category: 'FRAUD' }],
    ['sim-swap', { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }],
  ] as const)('PORT-17: %s closes it', async (reason, more) => {
    one(rejected('1009', more as CustomerDraft));
    expect((await look()).view).toMatchObject({ decision: { allowed: false, reason } });
    await expect(fix('account', 'A1')).rejects.toMatchObject({ reason });
  });

  test('PORT-16: a refusal is for the Care Team; 40624 says that nothing can be activated', async () => {
    one(rejected('1009'));
    account.onSubmit = (operation) => ({ ...operation, state: 'refused', refusal: 'failed', sentAt: noon });
    await fix('account', 'A1');
    expect((await look(formId)).view).toEqual({ at: 'care', isPort: true });
    account.onSubmit = (operation) => ({ ...operation, state: 'refused', refusal: 'notAvailable', sentAt: noon });
    expect(await fix('account', 'A1', 'port-fix-0000002')).toMatchObject({
      operation: { state: 'refused', refusal: 'notAvailable' },
    });
    account.onSubmit = (operation) => ({ ...operation, state: 'refused', refusal: 'failed', sentAt: noon });
    expect(await fix('account', 'A1', 'port-fix-0000003')).toMatchObject({ operation: { state: 'refused' } });
  });

  test('one that never arrived can be sent again', async () => {
    one(rejected('1009'));
    account.onSubmit = (operation) => ({ ...operation, state: 'refused', refusal: 'never-arrived', sentAt: noon });
    await fix('account', 'A1');
    expect(await look(formId)).toMatchObject({ view: { at: 'fix' }, after: { refusal: 'never-arrived' } });
  });

  test('PORT-20: for 2 minutes the rejection that it corrects counts as answered, at any address', async () => {
    one(rejected('1009'));
    await fix('account', 'A1');
    for (const after of [formId, undefined])
      expect(await look(after)).toMatchObject({
        view: { at: 'porting', isLong: false, number: '5550108890', steps: [{ at: noon }, { state: 'current' }, {}] },
        refresh: 5,
      });
    await expect(fix('account', 'A2', 'port-fix-0000002')).rejects.toMatchObject({ reason: 'does-not-apply' });
    account.now = noon + 3 * minute;
    for (const after of [formId, undefined]) expect((await look(after)).view).toMatchObject({ at: 'fix' });
    await fix('account', 'A2', 'port-fix-0000003');
    expect(account.submitted.map(({ id }) => id)).toEqual([formId, 'port-fix-0000003']);
  });

  test('PORT-14, PORT-20: a later rejection than the one that was corrected asks at once', async () => {
    one(rejected('1009'));
    await fix('account', 'A1');
    const [line] = carrierLines;
    if (line?.mnpInfo) line.mnpInfo.rejectedOn = at(noon + 1_000);
    expect((await look()).view).toMatchObject({ at: 'fix' });
  });

  test('PORT-14: a rejection after it asks again', async () => {
    one(rejected('1009'));
    account.operations.push({
      id: formId,
      kind: 'port-fix',
      subjectId: 'line-1',
      actorId: 'line-1',
      state: 'done',
      issuedAt: noon,
      sentAt: noon,
      before: { rejectedOn: at(noon - 60 * minute) },
    } as Operation);
    expect((await look(formId)).view).toMatchObject({ at: 'fix', problem: 'account' });
  });

  test('one that is on its way leads to no second one', async () => {
    one(rejected('1009'));
    account.onSubmit = (operation) => ({ ...operation, state: 'unknown', sentAt: noon });
    await fix('account', 'A1');
    expect(await look()).toMatchObject({ view: { at: 'fix', isSending: true }, refresh: 5 });
  });
});
