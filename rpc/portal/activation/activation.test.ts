import { beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { StepRecord } from '../../domain/saga.ts';
import type { Operation } from '../../operation/operations.ts';
import { contextOf, FakeAccount, fault, noon, refOf, type Replies, reply } from '../../testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '../../testing/fake-customer.ts';
import { activationPage } from './activation-page.ts';
import { activationResult } from './activation-result.ts';
import { activationStart, beginActivation, saveName } from './begin.ts';
import { acceptDevice, checkDevice } from './check-device.ts';
import { chooseNewNumber, keepNumber } from './choose-number.ts';
import { kitResult, orderKit, saveKitAddress } from './order-kit.ts';
import { sendActivation } from './send-activation.ts';
import { choosePayment, saveSim } from './sim-and-payment.ts';
import type { ConfirmPage, KitPage } from './step-page.ts';

const imei = '356938035643809';
const iccid = '8901260852290847804';
const compatible = { isValid: true, esimAvailable: true, make: 'Apple', model: 'iPhone 15' };
const burlington = { address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip: '01803' };
const problem = (name: string, resCode: number, message?: string) =>
  ({ kind: 'problem', name, resCode, message }) as const;
const newLine: CustomerDraft = {
  status: 0,
  simPaid: true,
  firstName: 'ANA',
  lastName: 'REYES',
  reachPlanId: 'plan-5gb',
  reachPlanDisplayName: 'Best Fit 5GB',
  addresses: [{ type: 'shipping', country: 'USA', ...burlington }],
};

let replies: Replies;
let account: FakeAccount;
let context: ReturnType<typeof contextOf>['context'];
let noted: string[];

/** The primary's line is to be activated, beside those given; the first acts unless said otherwise. */
function begin(own: CustomerDraft = {}, others: Customer[] = [], actor?: Customer): void {
  const lines = [lineOf(1, { ...newLine, ...own }), ...others];
  const acting = actor ?? lines[0] ?? lineOf(1);
  replies = {
    'customer.byUsername': reply(acting),
    'customer.group': reply({ customers: lines }),
    'config.keys': reply({}),
    'customer.activationPrecheck': reply({}),
    'device.imeiCheck': reply(compatible),
    'config.appData': reply({
      operators: [{ displayName: 'Other' }, { displayName: 'Verizon', pinMsg: 'Dial #PORT from {0}.' }],
      perSimCost: { USA: { cost: 998, discountPctg: 50 } },
      shippingRates: [],
    }),
    'shippingRate.list': fault(),
    'tax.byAddress': reply({ totalTax: 31 }),
    'address.geocode': reply({ location: { city: 'Burlington', state: 'MA', zip: '01803' } }),
    'order.byCustomer': reply({ shipmentInfo: {} }),
    'coverage.zipAvailability': reply({ isValid: true }),
    'port.validate': reply('job-1'),
    'port.validateResult': reply({ isPortValidate: true }),
    'sim.validate': reply({ isValid: true }),
    'customer.plan': reply({
      plans: lines.map(({ id }) => ({
        customerId: id,
        reachPlanId: 'plan-5gb',
        reachPlanDisplayName: 'Best Fit 5GB',
        occurrence: 1,
        price: 2500,
      })),
    }),
    'billing.monthInAdvanceAmount': reply({ amount: 2500, totalTax: 156 }),
  };
  account = new FakeAccount(['line-1', 'line-2', 'line-3'], new Proxy({}, { get: (_, id: string) => replies[id] }));
  account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: noon });
  noted = [];
  context = { ...contextOf(acting, account).context, noteEvent: (event) => void noted.push(event) };
}
beforeEach(() => begin());

const lineRef = refOf('line-1');
const operationId = 'form-id-00000001';
const key = 'activation line-1';
const at = () => ({ lineRef, version: account.journeys.get(key)?.version ?? '' });
const draft = () => account.journeys.get(key)?.draft;
const page = (step?: string) => activationPage(context, { lineRef, step });
const portIn = { number: '6175550142', carrier: 'Verizon', accountNumber: '4471920083', pin: '4711', zip: '01803' };

async function toDevice() {
  await beginActivation(context, { ...at(), operationId: 'form-id-begin-01' });
}
async function toNumber() {
  await toDevice();
  await checkDevice(context, { ...at(), imei });
  await acceptDevice(context, at());
}
async function toSim() {
  await toNumber();
  await chooseNewNumber(context, { ...at(), zip: '01803' });
}
async function toConfirm() {
  await toSim();
  await saveSim(context, { ...at(), iccid });
  await choosePayment(context, { ...at(), payment: 'next-bill' });
}
const confirmPage = async () => (await page('confirm')) as ConfirmPage;
const activate = ({ version, mark }: Pick<ConfirmPage, 'version' | 'mark'>, id = operationId) =>
  sendActivation(context, { lineRef, operationId: id, version, mark });

describe('ACTIVATE-2: which line /activation opens', () => {
  const other = (occurrence: number, more: CustomerDraft = {}) => lineOf(occurrence, { ...newLine, ...more });

  test.each<[string, () => void, string | undefined]>([
    ['the person’s own', () => begin({}, [other(2)]), 'line-1'],
    ['the first that can be activated', () => begin({ status: 2 }, [other(2, { status: 2 }), other(3)]), 'line-3'],
    ['one whose activation is going on', () => begin({ status: 1 }), 'line-1'],
    ['none when all are active', () => begin({ status: 2 }), undefined],
    ['a secondary’s own', () => begin({ status: 2 }, [other(2), other(3)], other(3)), 'line-3'],
  ])('%s', async (_, given, lineId) => {
    given();
    expect(await activationStart(context)).toEqual({ isTest: false, lineRef: lineId && refOf(lineId) });
  });

  test('category TEST needs no flag', async () => {
    begin({ category: 'TEST' });
    expect(await activationStart(context)).toMatchObject({ isTest: true });
  });
});

describe('ACTIVATE-29: who may activate', () => {
  test.each<[string, CustomerDraft, object]>([
    ['FRAUD', { category: 'FRAUD' }, { at: 'blocked', reason: 'fraud' }],
    ['a SIM swap', { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }, { at: 'blocked', reason: 'sim-swap' }],
    ['an unpaid SIM', { simPaid: false }, { at: 'blocked', reason: 'unpaid' }],
    ['an active line', { status: 2 }, { at: 'other-state', state: 'active' }],
    ['a port that failed', { status: 10 }, { at: 'other-state', state: 'port-failed' }],
    ['an activation that failed', { status: 8 }, { at: 'checklist' }],
  ])('%s', async (_, own, expected) => {
    begin(own);
    expect(await page()).toMatchObject(expected);
  });

  test('a secondary whose primary is not active yet asks the group owner, and saves nothing', async () => {
    begin({ status: 0 }, [lineOf(2, newLine)], lineOf(2, newLine));
    const form = { lineRef: refOf('line-2'), version: '', operationId };
    expect(await activationPage(context, { lineRef: form.lineRef })).toMatchObject({
      at: 'blocked',
      reason: 'primary-not-active',
    });
    await expect(beginActivation(context, form)).rejects.toMatchObject({ reason: 'primary-not-active' });
    expect(account.journeys.size).toBe(0);
  });

  test('a secondary does not find another’s line', async () => {
    begin({ status: 2 }, [lineOf(2, newLine), lineOf(3, newLine)], lineOf(2, newLine));
    await expect(activationPage(context, { lineRef: refOf('line-3') })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('ACTIVATE-5, ACTIVATE-6: the checklist', () => {
  test('counts the lines that can be activated', async () => {
    begin({}, [lineOf(2, { ...newLine, status: 8 }), lineOf(3)]);
    // The second line waits for the primary.
    expect(await page()).toMatchObject({ at: 'checklist', linesLeft: 1, sim: 'sim', progress: undefined });
  });

  test('Activate Line notes the beginning at the carrier and goes on to the device', async () => {
    expect(await beginActivation(context, { ...at(), operationId })).toEqual({ to: 'step', step: 'device' });
    expect(account.operations).toMatchObject([{ kind: 'begin-activation', subjectId: 'line-1', terms: {} }]);
    expect(draft()).toEqual({ begun: true });
  });

  test('notes nothing for a line that was begun', async () => {
    begin({ activationJourneyStatus: 'IN_PROGRESS' });
    await toDevice();
    expect(account.operations).toEqual([]);
  });

  test('40624 at the precheck begins nothing; a precheck without an answer holds nobody up', async () => {
    replies['customer.activationPrecheck'] = problem('notAvailable', 40624);
    expect(await beginActivation(context, { ...at(), operationId })).toEqual({ to: 'not-available' });
    expect([account.operations, account.journeys.size]).toEqual([[], 0]);
    replies['customer.activationPrecheck'] = fault();
    expect(await beginActivation(context, { ...at(), operationId })).toEqual({ to: 'step', step: 'device' });
  });
});

describe('ACTIVATE-7: a line without a name', () => {
  const named = { operationId, firstName: 'ANA', lastName: 'REYES' };
  beforeEach(() => begin({ firstName: undefined, lastName: undefined }));

  test('is asked for it after the checklist', async () => {
    expect(await beginActivation(context, { ...at(), operationId })).toEqual({ to: 'step', step: 'name' });
    expect(account.operations).toEqual([]);
    expect(await page('name')).toMatchObject({ at: 'name', isSaving: false });
    expect(await saveName(context, { ...at(), ...named })).toEqual({ to: 'step', step: 'device' });
    expect(account.operations).toMatchObject([
      { kind: 'begin-activation', terms: { firstName: 'ANA', lastName: 'REYES' } },
    ]);
  });

  test('waits for a reply that was lost, and says so when it was refused', async () => {
    await toDevice();
    account.onSubmit = (operation) => ({ ...operation, state: 'unknown', sentAt: noon });
    expect(await saveName(context, { ...at(), ...named })).toEqual({ to: 'step', step: 'name' });
    expect(await page('name')).toMatchObject({ isSaving: true });
    account.operations.length = 0;
    account.onSubmit = (operation) => ({ ...operation, state: 'refused', sentAt: noon });
    expect(await saveName(context, { ...at(), ...named })).toEqual({ to: 'form', problem: 'not-saved' });
  });
});

describe('ACTIVATE-9: the device', () => {
  beforeEach(toDevice);
  const check = () => checkDevice(context, { ...at(), imei });

  test.each<[object, object]>([
    [reply({ isValid: false }), { why: 'invalid' }],
    [problem('alreadyInUse', 40152, 'In use on another line.'), { why: 'in-use', message: 'In use on another line.' }],
    [problem('downtime', 40245), { why: 'downtime' }],
    [problem('fiveGDevice', 40267), { why: 'fiveG' }],
    [fault(), { why: 'failed' }],
  ])('%j is not kept', async (said, expected) => {
    replies['device.imeiCheck'] = said as Replies[string];
    expect(await check()).toEqual({ to: 'form', problem: expected });
    expect(draft()).toEqual({ begun: true });
  });

  test('a compatible one is shown with the plan, and PROCEED goes on to the number', async () => {
    expect(await check()).toEqual({ to: 'step', step: 'device' });
    expect(await page('device')).toMatchObject({
      at: 'device',
      device: { imei, make: 'Apple', model: 'iPhone 15' },
      planName: 'Best Fit 5GB',
      progress: { step: 1, of: 4, percent: 25 },
      back: 'checklist',
    });
    expect(await acceptDevice(context, at())).toEqual({ to: 'step', step: 'number' });
  });

  test('PROCEED without a device, or of an older tab, saves nothing', async () => {
    expect(await acceptDevice(context, at())).toEqual({ to: 'stale' });
    await check();
    expect(await acceptDevice(context, { lineRef, version: 'version-0' })).toEqual({ to: 'stale' });
  });
});

describe('ACTIVATE-11, ACTIVATE-12: the SIM kit', () => {
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
    expect(await kit()).toMatchObject({ at: 'kit', address: burlington, hasAddress: false, charges: undefined });
    const other = { ...burlington, address1: '40 New Street' };
    expect(await saveKitAddress(context, { ...at(), address: other, confirmed: true })).toEqual({
      to: 'step',
      step: 'kit',
    });
    expect(await kit()).toMatchObject({
      address: other,
      hasAddress: true,
      decision: { allowed: true },
      charges: { kitPrice: 499, shipping: { days: '3-6', amount: 300 }, tax: 31, total: 830, address: other },
    });
  });

  test('is ordered once at the prices shown, and its result tells where it goes', async () => {
    await saveKitAddress(context, { ...at(), address: burlington, confirmed: true });
    expect(await order(await shownNow())).toEqual({ to: 'ordered', operationId });
    expect(account.operations.at(-1)).toMatchObject({
      kind: 'sim-kit',
      terms: { planId: 'plan-5gb', kitPrice: 499, shipping: 300, tax: 31, address: burlington },
    });
    expect(await kitResult(context, { lineRef, operationId })).toMatchObject({ state: 'done', total: 830 });
  });

  test('a price that moved, an older tab and a line that has a SIM card by now order nothing', async () => {
    await saveKitAddress(context, { ...at(), address: burlington, confirmed: true });
    const shown = await shownNow();
    replies['tax.byAddress'] = reply({ totalTax: 32 });
    expect(await order(shown)).toEqual({ to: 'kit', because: 'moved' });
    replies['tax.byAddress'] = reply({ totalTax: 31 });
    expect(await order({ ...shown, version: 'version-0' })).toEqual({ to: 'kit', because: 'moved' });
    replies['customer.group'] = reply({ customers: [lineOf(1, newLine)] });
    expect(await order(shown)).toEqual({ to: 'kit', because: 'moved' });
    expect(account.operations.filter(({ kind }) => kind === 'sim-kit')).toEqual([]);
  });
});

describe('ACTIVATE-13, ACTIVATE-14: a new number', () => {
  beforeEach(toNumber);
  const choose = (zip: string) => chooseNewNumber(context, { ...at(), zip });

  test('is kept with its ZIP, and told to the data layer (ACTIVATE-32)', async () => {
    expect(await choose('01803')).toEqual({ to: 'step', step: 'sim' });
    expect(draft()).toMatchObject({ number: { kind: 'new', zip: '01803' } });
    expect(noted).toEqual(['ZipCheck', 'New_Number']);
  });

  test.each([
    ['00000', reply({ isValid: true }), 'refused'],
    ['99999', reply({ isValid: true }), 'refused'],
    ['99000', reply({ isValid: false }), 'not-covered'],
    ['01803', fault(), 'failed'],
  ])('%s is not kept: %j, %s', async (zip, said, why) => {
    replies['coverage.zipAvailability'] = said;
    expect(await choose(zip)).toEqual({ to: 'form', problem: { field: 'zip', why } });
    expect(draft()).not.toHaveProperty('number');
  });

  test('ACTIVATE-15: not while a SIM swap is in progress on the person’s own line', async () => {
    const own = lineOf(1, { status: 2, operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] });
    const other = lineOf(2, newLine);
    replies['customer.byUsername'] = reply(own);
    replies['customer.group'] = reply({ customers: [own, other] });
    const asked = { lineRef: refOf('line-2'), version: '' };
    await beginActivation(context, { ...asked, operationId: 'form-id-begin-02' });
    const version = () => account.journeys.get('activation line-2')?.version ?? '';
    await checkDevice(context, { ...asked, version: version(), imei });
    await acceptDevice(context, { ...asked, version: version() });
    expect(await activationPage(context, { lineRef: asked.lineRef, step: 'number' })).toMatchObject({
      newNumber: { allowed: false, reason: 'sim-swap' },
    });
    await expect(chooseNewNumber(context, { ...asked, version: version(), zip: '01803' })).rejects.toMatchObject({
      reason: 'sim-swap',
    });
    expect(await keepNumber(context, { ...asked, version: version(), ...portIn })).toEqual({ to: 'step', step: 'sim' });
  });
});

describe('ACTIVATE-16 to ACTIVATE-19: a number that is moved', () => {
  beforeEach(toNumber);
  const keep = (more: Partial<typeof portIn> & { otherCarrier?: string } = {}) =>
    keepNumber(context, { ...at(), ...portIn, ...more });

  test('ACTIVATE-16: the list of carriers ends with Other', async () => {
    expect(await page('number')).toMatchObject({
      carriers: [{ displayName: 'Verizon' }, { displayName: 'Other' }],
      portSecrets: 'none',
    });
  });

  test('ACTIVATE-18: keeps account number and PIN as secrets, never in the draft nor on the page', async () => {
    expect(await keep()).toEqual({ to: 'step', step: 'sim' });
    expect(account.journeys.get(key)?.secrets).toEqual({ accountNumber: '4471920083', pin: '4711' });
    expect(JSON.stringify([draft(), await page('number')])).not.toMatch(/4471920083|4711/);
    expect(await page('number')).toMatchObject({ portSecrets: 'kept', chosen: { kind: 'port' } });
    expect(noted).toEqual(['Current_Number']);
  });

  test('ACTIVATE-18: when they are gone the number is asked for again, and all else is kept', async () => {
    await keep();
    await saveSim(context, { ...at(), iccid });
    const kept = account.journeys.get(key);
    if (kept) account.journeys.set(key, { ...kept, secrets: {} });
    expect(await page()).toEqual({ at: 'elsewhere', step: 'number', line: expect.anything() });
    expect(await page('number')).toMatchObject({ portSecrets: 'gone', chosen: { number: '6175550142' } });
    expect(await keep({ accountNumber: undefined, pin: undefined })).toEqual({
      to: 'form',
      problem: { field: 'accountNumber', why: 'missing' },
    });
    expect(await keep()).toEqual({ to: 'step', step: 'summary' });
    expect(draft()).toMatchObject({ iccid });
  });

  test('what was given before stays where it is left out', async () => {
    await keep();
    await keep({ accountNumber: undefined, pin: undefined, zip: '02110' });
    expect(account.journeys.get(key)?.secrets).toEqual({ accountNumber: '4471920083', pin: '4711' });
    expect(draft()).toMatchObject({ number: { zip: '02110' } });
  });

  test.each([
    [{ zip: '00000' }, { field: 'zip', why: 'refused' }],
    [{ zip: '99999' }, { field: 'zip', why: 'refused' }],
    [{ carrier: 'Nobody' }, { field: 'carrier', why: 'unknown' }],
    [{ carrier: 'Other' }, { field: 'carrier', why: 'name-missing' }],
  ])('ACTIVATE-16: %j is not kept', async (more, expected) => {
    expect(await keep(more)).toEqual({ to: 'form', problem: expected });
  });

  test('ACTIVATE-16: Other is kept with the name that was typed', async () => {
    expect(await keep({ carrier: 'Other', otherCarrier: 'Northwind' })).toMatchObject({ to: 'step' });
    expect(draft()).toMatchObject({ number: { carrier: 'Other', otherCarrier: 'Northwind' } });
  });

  test.each<[string, object, object]>([
    [
      'port.validate',
      problem('refused', 40227, 'Under way already.'),
      { why: 'refused', message: 'Under way already.' },
    ],
    ['port.validate', problem('notPortable', 40093), { why: 'not-portable' }],
    ['port.validate', fault(), { why: 'failed' }],
    ['port.validateResult', reply({ isPortValidate: false }), { why: 'not-valid' }],
    ['port.validateResult', fault(), { why: 'failed' }],
  ])('ACTIVATE-19: %s says %j', async (endpoint, said, expected) => {
    replies[endpoint] = said as Replies[string];
    expect(await keep()).toEqual({ to: 'form', problem: { field: 'number', ...expected } });
    expect(draft()).not.toHaveProperty('number');
  });
});

describe('ACTIVATE-20: the SIM number', () => {
  beforeEach(toSim);

  test.each<[object, string]>([
    [problem('inUse', 40153), 'in-use'],
    [problem('invalid', 40155), 'invalid'],
    [reply({ isValid: false }), 'not-valid'],
    [fault(), 'failed'],
  ])('%j is not kept: %s', async (said, why) => {
    replies['sim.validate'] = said as Replies[string];
    expect(await saveSim(context, { ...at(), iccid })).toEqual({ to: 'form', problem: { why } });
  });

  test('a valid one leads to the order summary, or past it when the month is paid', async () => {
    expect(await saveSim(context, { ...at(), iccid })).toEqual({ to: 'step', step: 'summary' });
    replies['customer.group'] = reply({ customers: [lineOf(1, { ...newLine, isMonthInAdvancePaid: true })] });
    expect(await saveSim(context, { ...at(), iccid })).toEqual({ to: 'step', step: 'confirm' });
  });
});

describe('ACTIVATE-21: the order summary', () => {
  beforeEach(async () => {
    await toSim();
    await saveSim(context, { ...at(), iccid });
  });

  test('shows the plan’s price, and the first month for who may pay it', async () => {
    expect(await page('summary')).toMatchObject({
      plan: { name: 'Best Fit 5GB', price: 2500 },
      payNow: { amount: 2500, totalTax: 156 },
    });
    expect(await choosePayment(context, { ...at(), payment: 'next-bill' })).toEqual({ to: 'step', step: 'confirm' });
    expect(noted).toContain('Confirm');
  });

  test('stands without the month’s amount, and fails without the plan’s price', async () => {
    replies['billing.monthInAdvanceAmount'] = fault();
    expect(await page('summary')).toMatchObject({ payNow: undefined });
    replies['customer.plan'] = fault();
    await expect(page('summary')).rejects.toThrow('fault http');
  });

  test('a secondary is not offered to pay it, and the server refuses it', async () => {
    const primary = lineOf(1);
    const own = lineOf(2, newLine);
    begin({ status: 2 }, [own], own);
    replies['customer.group'] = reply({ customers: [primary, own] });
    const ref = refOf('line-2');
    const kept = { begun: true, device: { imei, esimAvailable: true }, deviceAccepted: true, iccid };
    account.journeys.set('activation line-2', {
      version: 'version-9',
      draft: { ...kept, number: { kind: 'new', zip: '01803' } },
      secrets: {},
      savedAt: noon,
    });
    expect(await activationPage(context, { lineRef: ref, step: 'summary' })).toMatchObject({ payNow: undefined });
    expect(await choosePayment(context, { lineRef: ref, version: 'version-9', payment: 'now' })).toEqual({
      to: 'form',
      problem: 'not-offered',
    });
  });
});

describe('ACTIVATE-22, ACTIVATE-23: check and send', () => {
  beforeEach(toConfirm);

  test('the check page shows all answers, with the hold that is placed', async () => {
    expect(await confirmPage()).toMatchObject({
      device: { imei },
      iccid,
      plan: { name: 'Best Fit 5GB', price: 2500 },
      number: { kind: 'new', zip: '01803' },
      payment: { how: 'next-bill', hold: 2500 },
      progress: { step: 4, of: 4, percent: 100 },
    });
    expect(await page('number')).toMatchObject({ isChange: true });
  });

  test('of a port-in it shows the account number, and of the PIN that there is one', async () => {
    await keepNumber(context, { ...at(), ...portIn });
    const shown = await confirmPage();
    expect(shown).toMatchObject({ number: { kind: 'port' }, accountNumber: '4471920083', hasPin: true });
    expect(JSON.stringify(shown)).not.toContain('4711');
  });

  test('Activate sends once what was shown; the answers are closed meanwhile (ACTIVATE-33)', async () => {
    account.onSubmit = (operation) => ({ ...operation, state: 'unknown', sentAt: noon });
    const shown = await confirmPage();
    expect(await activate(shown)).toEqual({ to: 'result', operationId });
    expect(await activate(shown)).toEqual({ to: 'result', operationId });
    expect(await activate(shown, 'form-id-00000002')).toEqual({ to: 'result', operationId });
    const sent = account.operations.filter(({ kind }) => kind === 'activate');
    expect(sent).toMatchObject([
      { terms: { lineId: 'line-1', esim: false, iccid, hold: 2500, zip: '01803', hadFailed: false } },
    ]);
    expect(await page()).toMatchObject({ at: 'under-way', operationId });
    expect(await saveSim(context, { ...at(), iccid })).toEqual({ to: 'stale' });
    expect(noted).toContain('Activate');
  });

  test('secrets go beside the terms, never in them', async () => {
    await keepNumber(context, { ...at(), ...portIn });
    await activate(await confirmPage());
    const sent = account.operations.at(-1) as Operation & { secrets?: object };
    expect(sent.secrets).toEqual({ accountNumber: '4471920083', pin: '4711' });
    expect(JSON.stringify(sent.terms)).not.toMatch(/4471920083|4711/);
  });

  test('a price that moved, an older tab and a forged mark send nothing', async () => {
    const shown = await confirmPage();
    expect(await activate({ ...shown, version: 'version-0' })).toEqual({ to: 'confirm', because: 'changed' });
    expect(await activate({ ...shown, mark: 'forged' })).toEqual({ to: 'confirm', because: 'price-moved' });
    replies['customer.plan'] = reply({
      plans: [{ customerId: 'line-1', reachPlanId: 'plan-5gb', reachPlanDisplayName: 'x', occurrence: 1, price: 2600 }],
    });
    expect(await activate(shown)).toEqual({ to: 'confirm', because: 'price-moved' });
    expect(account.operations.filter(({ kind }) => kind === 'activate')).toEqual([]);
  });

  test('a month that is paid now is paid in place of a hold', async () => {
    await choosePayment(context, { ...at(), payment: 'now' });
    const shown = await confirmPage();
    expect(shown.payment).toEqual({ how: 'now', amount: 2500, totalTax: 156 });
    await activate(shown);
    expect(account.operations.at(-1)).toMatchObject({ terms: { month: { amount: 2500, totalTax: 156 } } });
    expect(account.operations.at(-1)?.terms).not.toMatchObject({ hold: 2500 });
  });

  test('ACTIVATE-26: who may be told of is in the terms only with consent', async () => {
    await activate(await confirmPage());
    expect(account.operations.at(-1)?.terms).not.toHaveProperty('leadEmailId', expect.anything());
  });
});

describe('the result', () => {
  const order = { lineId: 'line-1', esim: false, hold: 2500, hadFailed: false };
  const sent = (state: Operation['state'], steps: StepRecord[] = [], terms: object = {}) => {
    account.operations.push({
      id: operationId,
      kind: 'activate',
      subjectId: 'line-1',
      actorId: 'line-1',
      state,
      terms: { ...order, ...terms },
      issuedAt: noon,
      sentAt: noon,
    } as Operation);
    account.steps = steps;
  };
  const refused = (step: string, refusal: string): StepRecord[] => [{ step, state: 'refused', sentAt: noon, refusal }];
  const result = () => activationResult(context, { lineRef, operationId });

  test.each<[Operation['state'], CustomerDraft, object, number | undefined]>([
    ['sending', {}, { at: 'sending' }, 5],
    ['unknown', {}, { at: 'checking' }, 5],
    ['needs-care', {}, { at: 'needs-care' }, undefined],
    ['done', { status: 0 }, { at: 'in-progress' }, 5],
    ['done', { status: 1 }, { at: 'in-progress' }, 5],
    ['done', { status: 9 }, { at: 'in-progress' }, 5],
    ['done', { status: 8 }, { at: 'failed' }, undefined],
    ['done', { status: 2 }, { at: 'successful', isSetupLeft: false }, undefined],
    ['done', { status: 2, esim: true }, { at: 'successful', isSetupLeft: true }, undefined],
  ])('ACTIVATE-28: an operation that is %s, with a line %j', async (state, own, outcome, refresh) => {
    begin(own);
    sent(state);
    expect(await result()).toMatchObject({ outcome });
    expect((await result()).refresh === undefined).toBe(refresh === undefined);
  });

  test.each<[string, string, object, object]>([
    ['start', 'notAvailable', {}, { why: 'not-available' }],
    ['start', 'failed', {}, { why: 'retry' }],
    ['start', 'downtime', {}, { why: 'downtime' }],
    ['start', 'fiveGDevice', {}, { why: 'fiveG' }],
    ['start', 'other', {}, { why: 'other' }],
    ['start', 'failed', { portIn: { number: '6175550142', carrier: 'Verizon' } }, { why: 'port' }],
    ['start', 'detailsGone', {}, { why: 'details-gone' }],
    ['save', 'other', {}, { why: 'other' }],
    ['month', 'other', {}, { why: 'payment' }],
    ['hold', 'holdFailed', {}, { why: 'hold', amount: 2500 }],
    ['hold', 'refused', {}, { why: 'hold' }],
  ])('ACTIVATE-25, ACTIVATE-26: %s refused with %s', async (step, refusal, terms, outcome) => {
    sent('refused', refused(step, refusal), terms);
    expect((await result()).outcome).toMatchObject({ at: 'refused', ...outcome });
  });

  test('is asked about on behalf of somebody who looks at the journey (POLL-1)', async () => {
    begin({ status: 1 });
    sent('done');
    await result();
    expect(account.watched.at(-1)).toEqual({
      audience: 'journey',
      requests: [{ kind: 'activation', subjectId: 'line-1', state: '1' }],
    });
  });

  test('without an operation it is what the carrier says, and not found before anything was begun', async () => {
    begin({ status: 1 });
    expect((await activationResult(context, { lineRef })).outcome).toEqual({ at: 'in-progress' });
    begin();
    await expect(activationResult(context, { lineRef })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('of a line that was disconnected since is not found', async () => {
    begin({ status: 4 });
    sent('done');
    await expect(result()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('of another line, or one that was not sent, is not found', async () => {
    account.operations.push({ id: operationId, kind: 'activate', subjectId: 'line-2', state: 'done' } as Operation);
    await expect(result()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('ACTIVATE-30: a primary goes on with the next line', async () => {
    begin({ status: 2 }, [lineOf(2, newLine)]);
    sent('done');
    expect((await result()).next).toMatchObject({ ref: refOf('line-2') });
  });
});
