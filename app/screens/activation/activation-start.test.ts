import { beforeEach, describe, expect, test } from 'vitest';
import {
  imei,
  burlington,
  compatible,
  problem,
  newLine,
  replies,
  account,
  context,
  begin,
  lineRef,
  operationId,
  at,
  draft,
  page,
  toDevice,
} from '#rpc/testing/fake-activation.ts';
import { fault, noon, refOf, type Replies, reply } from '#rpc/testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { loadActivation } from './step-page.ts';
import { loadActivationStart } from './start/intent.ts';
import { beginActivation } from './checklist/intent.ts';
import { saveName } from './name/intent.ts';
import { acceptDevice, checkDevice } from './device/intent.ts';
import { loadKitResult } from './kit-ordered/intent.ts';
import { orderKit, saveKitAddress } from './kit/intent.ts';
import type { KitPage } from './kit/intent.ts';

beforeEach(() => begin());

describe('which line /activation opens (ACTIVATE-2)', () => {
  const other = (occurrence: number, more: CustomerDraft = {}) => lineOf(occurrence, { ...newLine, ...more });

  test.each<[string, () => void, string | undefined]>([
    ['the person’s own', () => begin({}, [other(2)]), 'line-1'],
    ['the first that can be activated', () => begin({ status: 2 }, [other(2, { status: 2 }), other(3)]), 'line-3'],
    ['the first one by place', () => begin({ status: 2 }, [other(2), other(3)]), 'line-2'],
    ['one whose activation is going on', () => begin({ status: 1 }), 'line-1'],
    ['none when all are active', () => begin({ status: 2 }), undefined],
    ['a secondary’s own', () => begin({ status: 2 }, [other(2), other(3)], other(3)), 'line-3'],
  ])('%s', async (_, given, lineId) => {
    given();
    expect(await loadActivationStart(context)).toEqual({ isTest: false, lineRef: lineId && refOf(lineId) });
  });

  test('opens for category TEST without the feature flag', async () => {
    begin({ category: 'TEST' });
    expect(await loadActivationStart(context)).toMatchObject({ isTest: true });
  });
});

describe('permission to activate (ACTIVATE-29)', () => {
  test.each<[string, CustomerDraft, object]>([
    ['FRAUD', { category: 'FRAUD' }, { kind: 'blocked', why: { reason: 'fraud' } }],
    ['a SIM swap', { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }, { kind: 'blocked', why: { reason: 'sim-swap' } }],
    ['an unpaid SIM', { simPaid: false }, { kind: 'blocked', why: { reason: 'unpaid' } }],
    ['an active line', { status: 2 }, { kind: 'other-state', state: 'active' }],
    ['a port that failed', { status: 10 }, { kind: 'other-state', state: 'port-failed' }],
    ['an activation that failed', { status: 8 }, { kind: 'checklist' }],
  ])('%s', async (_, own, expected) => {
    begin(own);
    expect(await page()).toMatchObject(expected);
  });

  test('refers a secondary to the group owner while the primary is not active, and saves nothing', async () => {
    begin({ status: 0 }, [lineOf(2, newLine)], lineOf(2, newLine));
    const form = { lineRef: refOf('line-2'), version: '', operationId };
    expect(await loadActivation(context, { lineRef: form.lineRef })).toMatchObject({
      kind: 'blocked',
      why: { reason: 'primary-not-active', line: { whose: 'holder' } },
    });
    await expect(beginActivation(context, form)).rejects.toMatchObject({ reason: 'primary-not-active' });
    expect(account.journeys.size).toBe(0);
  });

  test('a secondary does not find another’s line', async () => {
    begin({ status: 2 }, [lineOf(2, newLine), lineOf(3, newLine)], lineOf(2, newLine));
    await expect(loadActivation(context, { lineRef: refOf('line-3') })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the checklist (ACTIVATE-5, ACTIVATE-6)', () => {
  test('counts the lines that can be activated', async () => {
    begin({}, [lineOf(2, { ...newLine, status: 8 }), lineOf(3)]);
    // The second line waits for the primary.
    expect(await page()).toMatchObject({ kind: 'checklist', linesLeft: 1, sim: 'sim', progress: undefined });
  });

  test('Activate Line records the start at the carrier and redirects to the device', async () => {
    expect(await beginActivation(context, { ...at(), operationId })).toEqual({ kind: 'step', step: 'device' });
    expect(account.operations).toMatchObject([
      { kind: 'begin-activation', subjectId: 'line-1', terms: { isPrimary: true } },
    ]);
    expect(draft()).toEqual({ begun: true });
  });

  test.each([
    ['not sent', 'not-sent', noon],
    ['refused', 'refused', noon],
    ['not sent, before a page was answered', 'not-sent', undefined],
    ['in progress', 'unknown', noon],
  ] as const)('each later page shows how a late start ended: %s (ACTIVATE-49)', async (_, state, acknowledgedAt) => {
    await toDevice();
    Object.assign(account.operations[0] ?? {}, { state, acknowledgedAt, endedAt: noon });
    const isShown = acknowledgedAt !== undefined && state !== 'unknown';
    expect(await page('device')).toMatchObject({
      kind: 'device',
      beginEnd: isShown ? { state } : undefined,
    });
  });

  test('shows an earlier failed start on no page of a line that has begun again (ACTIVATE-49)', async () => {
    await toDevice();
    Object.assign(account.operations[0] ?? {}, { state: 'not-sent', acknowledgedAt: noon, endedAt: noon });
    replies['customer.group'] = reply({
      customers: [lineOf(1, { ...newLine, activationJourneyStatus: 'IN_PROGRESS' })],
    });
    expect(await page('device')).toMatchObject({ kind: 'device', beginEnd: undefined });
  });

  test('records nothing for a line that has begun already', async () => {
    begin({ activationJourneyStatus: 'IN_PROGRESS' });
    await toDevice();
    expect(account.operations).toEqual([]);
  });

  test('begins nothing after refusal 40624 of the precheck; a precheck without an answer delays nobody', async () => {
    replies['customer.activationPrecheck'] = problem('notAvailable', 40624);
    expect(await beginActivation(context, { ...at(), operationId })).toEqual({
      kind: 'problem',
      problem: 'not-available',
    });
    expect([account.operations, account.journeys.size]).toEqual([[], 0]);
    replies['customer.activationPrecheck'] = fault();
    expect(await beginActivation(context, { ...at(), operationId })).toEqual({ kind: 'step', step: 'device' });
  });
});

describe('a line without a name (ACTIVATE-7)', () => {
  const named = { operationId, firstName: 'ANA', lastName: 'REYES' };
  beforeEach(() => begin({ firstName: undefined, lastName: undefined }));

  test('begins nothing and names nobody with an invented operation id (SAFETY-1)', async () => {
    const forged = { ...at(), operationId: '<' };
    await expect(beginActivation(context, forged)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(saveName(context, { ...named, ...forged })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([account.operations, account.journeys.size]).toEqual([[], 0]);
  });

  test('requires the name after the checklist', async () => {
    expect(await beginActivation(context, { ...at(), operationId })).toEqual({ kind: 'step', step: 'name' });
    expect(account.operations).toEqual([]);
    expect(await page('name')).toMatchObject({ kind: 'name', isSaving: false });
    expect(await saveName(context, { ...at(), ...named })).toEqual({ kind: 'step', step: 'device' });
    expect(account.operations).toMatchObject([
      { kind: 'begin-activation', terms: { firstName: 'ANA', lastName: 'REYES', isPrimary: true } },
    ]);
  });

  test.each([{ lastName: undefined }, { firstName: undefined }])(
    'is a line that lacks either name: %j',
    async (own) => {
      begin(own);
      expect(await beginActivation(context, { ...at(), operationId })).toEqual({ kind: 'step', step: 'name' });
    },
  );

  test('an older tab saves no name (JOURNEY-5)', async () => {
    await toDevice();
    expect(await saveName(context, { lineRef, version: 'version-0', ...named })).toEqual({
      kind: 'rejected',
      reason: 'changed',
    });
    expect(account.operations).toEqual([]);
  });

  test('waits for a lost reply, and shows a refusal', async () => {
    await toDevice();
    account.onSubmit = (operation) => ({ ...operation, state: 'unknown', sentAt: noon });
    expect(await saveName(context, { ...at(), ...named })).toEqual({ kind: 'step', step: 'name' });
    expect(await page('name')).toMatchObject({ isSaving: true });
    account.operations.length = 0;
    account.onSubmit = (operation) => ({ ...operation, state: 'refused', sentAt: noon });
    expect(await saveName(context, { ...at(), ...named })).toEqual({ kind: 'problem', problem: 'not-saved' });
  });
});

describe('the device (ACTIVATE-9)', () => {
  beforeEach(() => toDevice());
  const check = () => checkDevice(context, { ...at(), imei });

  test.each<[object, object]>([
    [reply({ isValid: false }), { kind: 'incompatible' }],
    [
      problem('alreadyInUse', 40152, 'In use on another line.'),
      { kind: 'alreadyInUse', message: 'In use on another line.' },
    ],
    [problem('downtime', 40245), { kind: 'downtime' }],
    [problem('fiveGDevice', 40267), { kind: 'fiveG' }],
    [fault(), { kind: 'failed' }],
  ])('%j is not kept', async (said, expected) => {
    replies['device.imeiCheck'] = said as Replies[string];
    expect(await check()).toEqual({ kind: 'problem', problem: expected });
    expect(draft()).toEqual({ begun: true });
  });

  test('shows a compatible device with the plan, and PROCEED redirects to the number', async () => {
    expect(await check()).toEqual({ kind: 'step', step: 'device' });
    expect(await page('device')).toMatchObject({
      kind: 'device',
      device: { imei, make: 'Apple', model: 'iPhone 15' },
      planName: 'Best Fit 5GB',
      progress: { step: 1, of: 4, percent: 25 },
      back: 'checklist',
    });
    expect(await acceptDevice(context, at())).toEqual({ kind: 'step', step: 'number' });
  });

  test('PROCEED without a device, or of an older tab, saves nothing', async () => {
    expect(await acceptDevice(context, at())).toEqual({ kind: 'rejected', reason: 'changed' });
    await check();
    expect(await acceptDevice(context, { lineRef, version: 'version-0' })).toEqual({
      kind: 'rejected',
      reason: 'changed',
    });
  });
});

describe('the SIM kit (ACTIVATE-11, ACTIVATE-12)', () => {
  const kit = async () => (await page('kit')) as KitPage;
  const order = (shown: { mark?: string; version: string }) =>
    orderKit(context, { lineRef, operationId, version: shown.version, mark: shown.mark ?? '' });
  const shownNow = async () => ({ ...(await kit()).charges, ...at() });

  beforeEach(async () => {
    begin({ esim: true, simPaid: false });
    await toDevice();
    replies['device.imeiCheck'] = reply({ ...compatible, esimAvailable: false });
    await checkDevice(context, { ...at(), imei });
    await acceptDevice(context, at());
  });

  test('begins with the known address, and has charges once an address was given', async () => {
    expect(await kit()).toMatchObject({ kind: 'kit', address: burlington, hasAddress: false, charges: undefined });
    const other = { ...burlington, address1: '40 New Street' };
    expect(await saveKitAddress(context, { ...at(), address: other, confirmed: true })).toEqual({
      kind: 'step',
      step: 'kit',
    });
    expect(await kit()).toMatchObject({
      address: other,
      hasAddress: true,
      decision: { allowed: true },
      charges: { kitPrice: 499, shipping: { days: '3-6', amount: 300 }, tax: 31, total: 830, address: other },
    });
  });

  test('orders the kit once at the prices shown, and shows its address in the result', async () => {
    replies['coverage.network'] = reply({ isValid: false });
    const typed = { ...at(), address: burlington, confirmed: true };
    // ORDER-29
    expect(await saveKitAddress(context, typed)).toEqual({ kind: 'problem', problem: { kind: 'not-covered' } });
    replies['coverage.network'] = reply({ isValid: true });
    await saveKitAddress(context, typed);
    expect(await order(await shownNow())).toMatchObject({ operation: { id: operationId } });
    expect(account.operations.at(-1)).toMatchObject({
      kind: 'sim-kit',
      terms: { planId: 'plan-5gb', kitPrice: 499, shipping: 300, tax: 31, address: burlington },
    });
    expect(await loadKitResult(context, { lineRef, operationId })).toMatchObject({
      state: 'done',
      charge: { cents: 830, isTaxed: true },
    });
  });

  test('requires a recent sign-in for an address that is not on file (SIGNIN-28)', async () => {
    expect((await kit()).signInFirst).toBe(false);
    const other = { ...burlington, address1: '40 New Street' };
    await saveKitAddress(context, { ...at(), address: other, confirmed: true });
    expect((await kit()).signInFirst).toBe(true);
  });

  test('begins with the fields of an address alone, and with none where none is known (ADDLINE-10)', async () => {
    expect((await kit()).address).toStrictEqual({ ...burlington, address2: undefined });
    const line = lineOf(1, { ...newLine, esim: true, simPaid: false, addresses: [] });
    replies['customer.byUsername'] = reply(line);
    replies['customer.group'] = reply({ customers: [line] });
    expect(await kit()).toMatchObject({ address: undefined, signInFirst: false });
  });

  test('offers no second order while one is in progress, and reloads its result (ACTIVATE-12)', async () => {
    await saveKitAddress(context, { ...at(), address: burlington, confirmed: true });
    account.onSubmit = (operation) => ({ ...operation, state: 'unknown', sentAt: noon });
    await order(await shownNow());
    expect(await kit()).toMatchObject({ kind: 'under-way', operation: { id: operationId, kind: 'sim-kit' } });
    const result = await loadKitResult(context, { lineRef, operationId });
    expect(result).toMatchObject({ state: 'unknown', charge: undefined, refresh: expect.any(Number) as number });
    expect(account.watched.at(-1)).toEqual({
      audience: 'journey',
      requests: [{ kind: 'sim-kit', subjectId: 'line-1' }],
    });
    account.watched.length = 0;
    account.operations.splice(0, account.operations.length, {
      ...(account.operations.find(({ id }) => id === operationId) as Operation),
      state: 'done',
    });
    expect((await loadKitResult(context, { lineRef, operationId })).refresh).toBeUndefined();
    expect(account.watched).toEqual([]);
  });

  test('orders nothing after a changed price, from an older tab, or for a line with a SIM card', async () => {
    await saveKitAddress(context, { ...at(), address: burlington, confirmed: true });
    const shown = await shownNow();
    replies['tax.byAddress'] = reply({ totalTax: 32 });
    expect(await order(shown)).toEqual({ kind: 'rejected', reason: 'moved' });
    replies['tax.byAddress'] = reply({ totalTax: 31 });
    expect(await order({ ...shown, version: 'version-0' })).toEqual({ kind: 'rejected', reason: 'moved' });
    replies['customer.group'] = reply({ customers: [lineOf(1, newLine)] });
    expect(await order(shown)).toEqual({ kind: 'rejected', reason: 'moved' });
    expect(account.operations.filter(({ kind }) => kind === 'sim-kit')).toEqual([]);
  });
});
