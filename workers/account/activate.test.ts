import { abortAllDurableObjects, runDurableObjectAlarm } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { sampleImeis } from '#contracts/device/vocabulary.ts';
import { samplePortNumbers } from '#contracts/port/vocabulary.ts';
import { sampleIccids } from '#contracts/sim/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { ActivationOrder } from '#rpc/operation/activate.ts';
import { portalOf, walkActivation } from '../testing/activation-walk.ts';
import { operationOf } from '../testing/answer.ts';
import { minute, pass, second, standStill } from '../testing/clock.ts';
import { account, begin, dana as hoa, signedIn, signInAgain } from '../testing/signed-in-account.ts';
import { inTables, readLines, ringAfter } from '../testing/own-operations.ts';
import { fatesOf, runToEnd, type SagaCall, sendWith } from '../testing/saga-run.ts';
import { accountFor, signIn } from '../testing/sign-in.ts';
import { storedRows } from '../testing/stored-rows.ts';
import { calls, change, clearFaults, count, type FixtureAccount, injectFault, open, until } from '../testing/world.ts';
import { loadLineStatus } from '#app/screens/status/line/intent.ts';

// A new line with a SIM card, its number ported in and its first month not paid: one start, whatever happens.

const id = 'operation-000001';
const secrets = { accountNumber: '44719200834471920083', pin: 'CANARY4711PIN' };
const price = 2_500;
/** Where the line is at home, and where the old carrier sent its bills. */
const ownZip = '01852';
const oldZip = '02110';

const orderOf = ({ customerId }: FixtureAccount): ActivationOrder => ({
  lineId: customerId,
  planId: 'plan-5gb',
  planName: 'Best Fit 5GB',
  price,
  esim: false,
  iccid: sampleIccids.valid,
  device: { imei: sampleImeis.compatible, make: 'Google', model: 'Pixel 8' },
  zip: oldZip,
  portIn: { number: samplePortNumbers.portable, carrier: 'Verizon' },
  hold: price,
  hadFailed: false,
});

standStill();
begin('new-sim-delivered');
beforeEach(() => change(hoa, { zipcode: ownZip }));

const send = (more: Partial<ActivationOrder> = {}, operationId = id) =>
  account().submit(signedIn.requester, {
    id: operationId,
    kind: 'activate',
    subjectId: hoa.customerId,
    terms: { ...orderOf(hoa), ...more },
    secrets,
  });
const goOn = (operationId = id) => runToEnd(account, operationId, () => runDurableObjectAlarm(account()));
const key = () => ({ name: 'activation' as const, subjectId: hoa.customerId });
const keepDraft = () => account().saveJourney({ ...key(), version: '', draft: { begun: true }, secrets });
const writesOf = ['customer.updateFields', 'billing.monthInAdvancePay', 'card.hold', 'activation.start'];
const writes = async () => (await calls(hoa)).flatMap((call) => (writesOf.includes(call.id ?? '') ? [call.id] : []));

const line = async () => (await readLines())[0] as Customer;

/** The line is being ported in, and the carrier was asked for it once with effect. */
async function expectStarted(): Promise<void> {
  expect(await line()).toMatchObject({
    status: 9,
    zipcode: ownZip,
    simId: sampleIccids.valid,
    mnpInfo: { oldNumber: samplePortNumbers.portable, operator: 'Verizon', oldZip },
  });
}

test('saves the answers, places the hold, and starts the activation with all that it needs (ACTIVATE-24)', async () => {
  await keepDraft();
  await send();
  expect(await goOn()).toMatchObject({ state: 'done' });
  await expectStarted();
  expect(await writes()).toEqual(['customer.updateFields', 'card.hold', 'activation.start']);
  const [start] = await calls(hoa, 'activation.start');
  expect(start?.body).toMatchObject({
    skipHold: true,
    isPort: true,
    numberToPort: samplePortNumbers.portable,
    oldCarrier: 'Verizon',
    oldCarrierAccountNumber: secrets.accountNumber,
    password: secrets.pin,
    oldZip,
  });
  expect(await account().journey(key())).toBeUndefined();
});

test('returns what was sent for a first month with its steps, for the line and for its operation (ACTIVATE-36)', async () => {
  await send();
  await goOn();
  const { [hoa.customerId]: ref = '' } = await account().refs([hoa.customerId]);
  for (const asked of [{ operationId: id }, { ref }]) {
    const { firstMonth } = await account().find({ ...asked, firstMonth: true });
    const steps = firstMonth.flatMap((sent) => sent.steps.map(({ step, state }) => [step, state]));
    expect([firstMonth.map(({ operation }) => operation.id), steps]).toEqual([
      [id],
      [
        ['save', 'done'],
        ['hold', 'done'],
        ['start', 'done'],
      ],
    ]);
  }
  expect((await account().find({ operationId: id })).firstMonth).toEqual([]);
});

test('for 2 minutes every read has a line under way that the carrier still has in status 0 (ACTIVATE-42)', async () => {
  await send();
  await goOn();
  await change(hoa, { status: 0 });
  expect(await line()).toMatchObject({ status: 9, mnpInfo: { oldNumber: samplePortNumbers.portable } });
  pass(2 * minute);
  expect(await line()).toMatchObject({ status: 0 });
});

test('a restarted line is in progress for 2 minutes while the carrier still returns 8 (ACTIVATE-45)', async () => {
  await change(hoa, { status: 8 });
  await send({ hadFailed: true, portIn: undefined });
  await goOn();
  await change(hoa, { status: 8 });
  expect(await line()).toMatchObject({ status: 1 });
  // A page that shows it under way is told of nothing else meanwhile, and of the failure at their end.
  const heard = async () => {
    await runDurableObjectAlarm(account());
    return (await inTables('SELECT state FROM job'))[0]?.state;
  };
  await account().requestPolling(signedIn.requester, 'journey', [
    { kind: 'activation', subjectId: hoa.customerId, state: '1' },
  ]);
  pass(5 * second);
  expect(await heard()).toBe('1');
  pass(2 * minute);
  expect(await heard()).toBe('8');
  expect(await line()).toMatchObject({ status: 8 });
});

test('a new eSIM whose month is paid now: no hold, no SIM number, no port-in (ACTIVATE-17, ACTIVATE-24)', async () => {
  await change(hoa, { esim: true });
  const [due] = (await account().read(signedIn.requester, [
    { id: 'billing.monthInAdvanceAmount', input: { customerId: hoa.customerId }, maxAgeMs: 0 },
  ])) as [{ reply: { amount: number; totalTax: number } }];
  await send({ esim: true, iccid: undefined, portIn: undefined, hold: undefined, month: due.reply });
  expect((await goOn()).state).toBe('done');
  expect(await writes()).toEqual(['customer.updateFields', 'billing.monthInAdvancePay', 'activation.start']);
  expect(await line()).toMatchObject({ status: 1, esim: true, isMonthInAdvancePaid: true });
  const [start] = await calls(hoa, 'activation.start');
  expect(start?.body).not.toHaveProperty('isPort');
  expect(start?.body).not.toHaveProperty('password');
});

const sagaCalls: SagaCall[] = [
  ['customer.updateFields', 0],
  ['card.hold', 0],
  ['activation.start', 0],
];

test.each(fatesOf(sagaCalls))(
  'a lost reply at any call ends with one activation (ACTIVATE-24, ACTIVATE-27): %j',
  async (fate) => {
    await sendWith(hoa, fate, send, abortAllDurableObjects);
    expect((await goOn()).state).toBe('done');
    await expectStarted();
    // One that never arrived was sent again; one that did was not.
    const wasLost = fate.endpoint === 'activation.start' && !fate.afterEffect;
    expect(await count(hoa, 'activation.start')).toBe(wasLost ? 2 : 1);
    // No read shows a hold: it is sent again, with the key of the first try, and keeps its amount (HTTP-9).
    const holds = await calls(hoa, 'card.hold');
    expect(new Set(holds.map(({ headers }) => headers['x-transaction-id']))).toEqual(new Set([`${id}.hold`]));
  },
);

describe('a refusal (ACTIVATE-25, ACTIVATE-26)', () => {
  test.each([
    ['customer.updateFields', 49_999, 'other'],
    ['card.hold', 49_999, 'refused'],
    ['activation.start', 40_622, 'failed'],
  ])('of %s with %i leaves the draft, so that it can be sent again', async (endpoint, fault, refusal) => {
    await keepDraft();
    await injectFault(hoa, { endpoint, fault });
    await send();
    expect(await goOn()).toMatchObject({ state: 'refused', refusal });
    expect(await writes()).toEqual(sagaCalls.map(([one]) => one).slice(0, (await writes()).indexOf(endpoint) + 1));
    expect(await account().journey(key())).toMatchObject({ draft: { begun: true }, secrets });
    const again = 'operation-000002';
    await send({}, again);
    expect((await goOn(again)).state).toBe('done');
    await expectStarted();
  });

  test('sends rejected people to the marketing system once, without their tokens', async () => {
    await injectFault(hoa, { endpoint: 'activation.start', fault: { resCode: 40245 } });
    const leadPerson = { isTest: false, firstName: 'Hoa', lastName: 'Tran', lines: 1 };
    for (let copy = 0; copy < 3; copy += 1) await send({ leadEmailId: hoa.email, leadPerson });
    await goOn();
    await until(async () => (await count(hoa, 'marketing.getInTouch')) > 0, 'the lead');
    const [told, ...others] = await calls(hoa, 'marketing.getInTouch');
    expect(others).toEqual([]);
    expect(told?.body).toEqual({
      emailId: hoa.email,
      properties: { ...leadPerson, isDowntime: true, isLoggedIn: true },
    });
    expect(told?.headers).not.toHaveProperty('authorization');
  });
});

describe('a session that ends (LEDGER-21)', () => {
  test('before anything was done leaves the activation unsent', async () => {
    await injectFault(hoa, { endpoint: 'customer.updateFields', fault: 401, times: 10 });
    await send();
    expect(await operationOf(account(), id)).toMatchObject({ state: 'not-sent', refusal: 'session' });
  });

  test('at the start waits for the next sign-in', async () => {
    await injectFault(hoa, { endpoint: 'activation.start', fault: 401, times: 1 });
    await send();
    await ringAfter(minute);
    await signInAgain();
    await line();
    expect((await goOn()).state).toBe('done');
    await expectStarted();
    expect(await count(hoa, 'activation.start')).toBe(2);
  });
});

test('after a failed activation, a start whose reply was lost is never sent again (ACTIVATE-27)', async () => {
  await change(hoa, { status: 8 });
  await injectFault(hoa, { endpoint: 'activation.start', fault: 'reset', afterEffect: false });
  await send({ hadFailed: true });
  expect(await goOn()).toMatchObject({ state: 'refused', refusal: 'other' });
  expect(await count(hoa, 'activation.start')).toBe(1);
});

describe('account number and PIN (ACTIVATE-18)', () => {
  // canary.test.ts has that no row and no log has them in clear.
  test('are gone at the end', async () => {
    await injectFault(hoa, { endpoint: 'activation.start', fault: 500, afterEffect: false });
    await send();
    await until(async () => (await operationOf(account(), id))?.state !== 'sending', 'the first run');
    expect(await storedRows(account())).toContain(`operation/${id}`);
    expect((await goOn()).state).toBe('done');
    expect(await storedRows(account())).not.toContain(`operation/${id}`);
  });

  test('stops when secrets expired before the start, and needs them again', async () => {
    await keepDraft();
    await injectFault(hoa, { endpoint: 'activation.start', fault: 500, afterEffect: false });
    await injectFault(hoa, { endpoint: 'activation.status', fault: 500, times: 40 });
    await send();
    await until(async () => (await operationOf(account(), id))?.state !== 'sending', 'the first run');
    for (let rings = 0; rings < 8; rings += 1) {
      await ringAfter(5 * minute);
    }
    await clearFaults(hoa);
    expect(await goOn()).toMatchObject({ state: 'refused', refusal: 'detailsGone' });
    expect(await count(hoa, 'activation.start')).toBe(1);
    expect(await account().journey(key())).toMatchObject({ draft: { begun: true }, secrets: {} });
  });
});

test('a portal that is killed after every form keeps all answers, and starts the line once (ACTIVATE-4)', async () => {
  const leo = await open('new-esim');
  const own = await signIn(leo);
  const lineRef = (await accountFor(leo).refs([leo.customerId]))[leo.customerId] ?? '';
  const sent = await walkActivation(() => portalOf(leo, own), lineRef, secrets, abortAllDurableObjects);
  expect(sent).toMatchObject({ kind: 'operation' });
  await abortAllDurableObjects();
  await accountFor(leo).find({});
  pass(minute);
  await runDurableObjectAlarm(accountFor(leo));
  expect(await count(leo, 'activation.start')).toBe(1);
  expect((await loadLineStatus(portalOf(leo, own), lineRef)).view.kind).toBe('porting');
});
