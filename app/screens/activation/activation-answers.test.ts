import { beforeEach, describe, expect, test } from 'vitest';
import { unread } from '#app/ui/testing/read.ts';
import {
  imei,
  iccid,
  problem,
  newLine,
  replies,
  account,
  context,
  noted,
  begin,
  key,
  at,
  draft,
  page,
  portIn,
  movePortIn,
  toNumber,
  toSim,
} from '#rpc/testing/fake-activation.ts';
import { fault, noon, refOf, type Replies, reply } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { loadActivation } from './step-page.ts';
import { beginActivation } from './checklist/intent.ts';
import { acceptDevice, checkDevice } from './device/intent.ts';
import { checkNumber, chooseNewNumber, keepNumber } from './number/intent.ts';
import { choosePayment } from './summary/intent.ts';
import { saveSim } from './sim/intent.ts';

beforeEach(() => begin());

describe('a new number (ACTIVATE-13, ACTIVATE-14)', () => {
  beforeEach(() => toNumber());
  const choose = (zip: string) => chooseNewNumber(context, { ...at(), zip });

  test('keeps its ZIP, and records an event for the data layer (ACTIVATE-32)', async () => {
    expect(await choose('01803')).toEqual({ kind: 'step', step: 'sim' });
    expect(draft()).toMatchObject({ number: { kind: 'new', zip: '01803' } });
    expect(noted).toEqual(['ZipCheck', 'New_Number']);
  });

  test('asks about five digits of a ZIP+4, and keeps all of them (INTAKE-7)', async () => {
    const asked: unknown[] = [];
    replies['coverage.zipAvailability'] = ({ zipcode }) => (asked.push(zipcode), reply({ isValid: true }));
    expect(await choose('021394307')).toEqual({ kind: 'step', step: 'sim' });
    expect(asked).toEqual(['02139']);
    expect(draft()).toMatchObject({ number: { kind: 'new', zip: '021394307' } });
  });

  test.each([
    ['00000', reply({ isValid: true }), 'refused'],
    ['99999', reply({ isValid: true }), 'refused'],
    ['99000', reply({ isValid: false }), 'not-covered'],
    ['01803', fault(), 'zip-unchecked'],
  ])('%s is not kept: %j, %s (HTTP-31)', async (zip, said, kind) => {
    replies['coverage.zipAvailability'] = said;
    const field = kind === 'zip-unchecked' ? '' : 'zip';
    expect(await choose(zip)).toEqual({ kind: 'problem', problem: { field, kind } });
    expect(draft()).not.toHaveProperty('number');
  });

  test('is refused while a SIM swap is in progress on the person’s own line (ACTIVATE-15)', async () => {
    const own = lineOf(1, { status: 2, operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] });
    const other = lineOf(2, newLine);
    replies['customer.byUsername'] = reply(own);
    replies['customer.group'] = reply({ customers: [own, other] });
    const asked = { lineRef: refOf('line-2'), version: '' };
    await beginActivation(context, { ...asked, operationId: 'form-id-begin-02' });
    const version = () => account.journeys.get('activation line-2')?.version ?? '';
    await checkDevice(context, { ...asked, version: version(), imei });
    await acceptDevice(context, { ...asked, version: version() });
    expect(await loadActivation(context, { lineRef: asked.lineRef, step: 'number' })).toMatchObject({
      newNumber: { allowed: false, reason: 'sim-swap' },
    });
    await expect(chooseNewNumber(context, { ...asked, version: version(), zip: '01803' })).rejects.toMatchObject({
      reason: 'sim-swap',
    });
    expect(await movePortIn({}, 'line-2')).toEqual({ kind: 'step', step: 'sim' });
  });
});

describe('a number that is moved (ACTIVATE-16 to ACTIVATE-19)', () => {
  beforeEach(() => toNumber());
  const keep = movePortIn;

  test('ends the list of carriers with Other (ACTIVATE-16)', async () => {
    expect(await page('number')).toMatchObject({
      carriers: [{ displayName: 'Verizon' }, { displayName: 'Other' }],
      portSecrets: 'none',
    });
  });

  test.each(['OTHER', 'other'])('an operator called %s is the choice Other (ACTIVATE-16)', async (displayName) => {
    replies['config.appData'] = reply({ operators: [{ displayName }, { displayName: 'Another Mobile' }] });
    expect(await page('number')).toMatchObject({
      carriers: [{ displayName: 'Another Mobile' }, { displayName: 'Other' }],
    });
  });

  test('offers only Other when the carrier returns no list (ACTIVATE-16)', async () => {
    replies['config.appData'] = fault();
    expect(await page('number')).toMatchObject({ carriers: [{ displayName: 'Other' }] });
  });

  test('keeps account number and PIN as secrets, never in the draft nor on the page (ACTIVATE-18)', async () => {
    expect(await keep()).toEqual({ kind: 'step', step: 'sim' });
    expect(account.journeys.get(key)?.secrets).toEqual({ accountNumber: '4471920083', pin: '4711' });
    expect(JSON.stringify([draft(), await page('number')])).not.toMatch(/4471920083|4711/);
    expect(await page('number')).toMatchObject({ portSecrets: 'kept', chosen: { kind: 'port' } });
    expect(noted).toEqual(['Current_Number']);
  });

  test('requires the number again once the secrets are gone, and keeps all other answers (ACTIVATE-18)', async () => {
    await keep();
    await saveSim(context, { ...at(), iccid });
    const kept = account.journeys.get(key);
    if (kept) account.journeys.set(key, { ...kept, secrets: {} });
    expect(await page()).toEqual({ kind: 'elsewhere', step: 'number', line: expect.anything() });
    expect(await page('number')).toMatchObject({ portSecrets: 'gone', chosen: { number: '6175550142' } });
    expect(await keep({ accountNumber: undefined, pin: undefined })).toEqual({
      kind: 'problem',
      problem: { field: 'accountNumber', kind: 'missing' },
    });
    expect(await keep()).toEqual({ kind: 'step', step: 'summary' });
    expect(draft()).toMatchObject({ iccid });
  });

  test('keeps the earlier value of a field that is left out', async () => {
    await keep();
    await keep({ accountNumber: undefined, pin: undefined, zip: '02110' });
    expect(account.journeys.get(key)?.secrets).toEqual({ accountNumber: '4471920083', pin: '4711' });
    expect(draft()).toMatchObject({ number: { zip: '02110' } });
  });

  test.each([{ carrier: 'Other', otherCarrier: 'Northwind' }, { number: '6175550143' }])(
    'what the old carrier of another number was told is not told for %j (ACTIVATE-18)',
    async (moved) => {
      await keep();
      const { otherCarrier, ...other } = { ...portIn, ...moved };
      expect(await checkNumber(context, { ...at(), ...other })).toEqual({ kind: 'step', step: 'number' });
      expect(account.journeys.get(key)?.secrets).toEqual({});
      expect(await page('number')).toMatchObject({ moving: { number: other.number }, portSecrets: 'none' });
      const zip = '02110';
      expect(await keepNumber(context, { ...at(), zip, otherCarrier })).toEqual({
        kind: 'problem',
        problem: { field: 'accountNumber', kind: 'missing' },
      });
      expect(await keepNumber(context, { ...at(), zip, otherCarrier, accountNumber: '55' })).toMatchObject({
        kind: 'step',
      });
      expect(account.journeys.get(key)?.secrets).toEqual({ accountNumber: '55', pin: '' });
    },
  );

  test('a PIN that was given is emptied with 0000, and stays where it is left out (ACTIVATE-17)', async () => {
    await keep({ pin: 'Ab12' });
    expect(await page('number')).toMatchObject({ hasPin: true });
    await keep({ pin: undefined });
    expect(account.journeys.get(key)?.secrets).toMatchObject({ pin: 'Ab12' });
    await keep({ pin: '0000' });
    expect(account.journeys.get(key)?.secrets).toMatchObject({ pin: '' });
    expect(await page('number')).toMatchObject({ hasPin: false });
  });

  test('checks the number once, before any other field (ACTIVATE-19)', async () => {
    const { number, carrier, zip, accountNumber } = portIn;
    expect(await keepNumber(context, { ...at(), zip, accountNumber })).toEqual({ kind: 'rejected', reason: 'changed' });
    await checkNumber(context, { ...at(), number, carrier });
    expect(await page('number')).toMatchObject({ moving: { number, carrier } });
    const asked = account.asked.length;
    expect(await keepNumber(context, { ...at(), zip, accountNumber })).toMatchObject({ kind: 'step' });
    expect(account.asked.slice(asked).map(({ id }) => id)).not.toContain('port.validate');
    // The same number again drops nothing; a new number drops it.
    await checkNumber(context, { ...at(), number, carrier });
    expect(draft()).toMatchObject({ number: { kind: 'port', zip } });
    await checkNumber(context, { ...at(), number: '6175550143', carrier });
    await chooseNewNumber(context, { ...at(), zip });
    expect(draft()).toMatchObject({ number: { kind: 'new', zip }, moving: undefined });
  });

  test.each([
    [{ zip: '00000' }, { field: 'zip', kind: 'refused' }],
    [{ zip: '99999' }, { field: 'zip', kind: 'refused' }],
    [{ carrier: 'Nobody' }, { field: 'carrier', kind: 'unknown' }],
    [{ carrier: 'Other' }, { field: 'carrier', kind: 'name-missing' }],
  ])('%j is not kept (ACTIVATE-16)', async (more, expected) => {
    expect(await keep(more)).toEqual({ kind: 'problem', problem: expected });
  });

  test('keeps Other with the typed name (ACTIVATE-16)', async () => {
    expect(await keep({ carrier: 'Other', otherCarrier: 'Northwind' })).toMatchObject({ kind: 'step' });
    expect(draft()).toMatchObject({ number: { carrier: 'Other', otherCarrier: 'Northwind' } });
  });

  test.each<[string, object, object]>([
    [
      'port.validate',
      problem('refused', 40227, 'Under way already.'),
      { kind: 'refused', message: 'Under way already.' },
    ],
    ['port.validate', problem('notPortable', 40093), { kind: 'not-portable' }],
    ['port.validate', fault(), { field: '', kind: 'number-unchecked' }],
    ['port.validateResult', reply({ isPortValidate: false }), { kind: 'not-valid' }],
    ['port.validateResult', fault(), { field: '', kind: 'number-unchecked' }],
  ])('%s says %j (ACTIVATE-19)', async (endpoint, said, expected) => {
    replies[endpoint] = said as Replies[string];
    expect(await keep()).toEqual({ kind: 'problem', problem: { field: 'number', ...expected } });
    expect(draft()).not.toHaveProperty('number');
  });
});

describe('the SIM number (ACTIVATE-20)', () => {
  beforeEach(() => toSim());

  test.each<[object, string]>([
    [problem('inUse', 40153), 'in-use'],
    [problem('invalid', 40155), 'invalid'],
    [reply({ isValid: false }), 'not-valid'],
    [fault(), 'failed'],
  ])('%j is not kept: %s', async (said, kind) => {
    replies['sim.validate'] = said as Replies[string];
    expect(await saveSim(context, { ...at(), iccid })).toEqual({ kind: 'problem', problem: { kind } });
  });

  test('leads to the order summary with a valid number, or past it when the month is paid', async () => {
    expect(await saveSim(context, { ...at(), iccid })).toEqual({ kind: 'step', step: 'summary' });
    replies['customer.group'] = reply({ customers: [lineOf(1, { ...newLine, isMonthInAdvancePaid: true })] });
    expect(await saveSim(context, { ...at(), iccid })).toEqual({ kind: 'step', step: 'confirm' });
  });
});

describe('the order summary (ACTIVATE-21)', () => {
  beforeEach(async () => {
    await toSim();
    await saveSim(context, { ...at(), iccid });
  });

  test('shows the plan’s price, and the first month for who may pay it', async () => {
    expect(await page('summary')).toMatchObject({
      plan: { name: 'Best Fit 5GB', price: 2500 },
      payNow: { value: { charge: { cents: 2656, at: 'now' } } },
      later: { charge: { cents: 2656, isTaxed: true, at: 'bill' }, hold: 2500 },
    });
    expect(await choosePayment(context, { ...at(), payment: 'next-bill' })).toEqual({ kind: 'step', step: 'confirm' });
    expect(noted).toContain('Confirm');
  });

  test('shows the page without the month’s amount, and fails without the plan’s price (ERROR-18)', async () => {
    replies['billing.monthInAdvanceAmount'] = fault();
    expect(await page('summary')).toMatchObject({
      payNow: unread,
      later: { charge: { cents: 2500, isTaxed: false }, hold: 2500 },
    });
    replies['customer.plan'] = fault();
    await expect(page('summary')).rejects.toThrow('fault http');
    // ERROR-18: prices of other lines alone are no price of this one.
    replies['customer.plan'] = reply({ plans: [{ customerId: 'line-9', reachPlanDisplayName: 'Large', price: 2500 }] });
    await expect(page('summary')).rejects.toMatchObject({ name: 'FaultError', message: 'fault garbage' });
  });

  test('refuses to let a secondary pay the first month, on the page and on the server', async () => {
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
    expect(await loadActivation(context, { lineRef: ref, step: 'summary' })).toMatchObject({
      payNow: { kind: 'absent' },
    });
    expect(await choosePayment(context, { lineRef: ref, version: 'version-9', payment: 'now' })).toEqual({
      kind: 'problem',
      problem: 'not-offered',
    });
    await choosePayment(context, { lineRef: ref, version: 'version-9', payment: 'next-bill' });
    expect(await loadActivation(context, { lineRef: ref, step: 'confirm' })).toMatchObject({ isOnlyPayment: true });
  });
});
