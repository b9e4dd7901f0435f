import { describe, expect, test } from 'vitest';
import type { CarrierCaller } from '../carrier/procedures.ts';
import { arrivalWindowMs } from '../domain/ledger.ts';
import type { StepRecord } from '../domain/saga.ts';
import type { Outcome } from '../problem.ts';
import { fault, noon, reply } from '../testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '../testing/fake-customer.ts';
import { runFrom, stepAfterLostReply } from '../testing/saga-by-step.ts';
import { actor, operationOf } from '../testing/sent-operation.ts';
import { activate, type ActivationOrder } from './activate.ts';
import type { OperationJournal, Secrets } from './operation.ts';

const order: ActivationOrder = {
  lineId: 'line-2',
  planId: 'plan-5gb',
  planName: 'Best Fit 5GB',
  price: 2000,
  esim: true,
  device: { imei: '356938035643809', make: 'Apple', model: 'iPhone 15' },
  zip: '01803',
  hadFailed: false,
};
const month = { ...order, month: { amount: 2500, totalTax: 156 } };
const held = { ...order, hold: 2656 };
const simCard = { ...order, esim: false, iccid: '8901260852290847804' };
const ported = { ...order, portIn: { number: '5550108890', carrier: 'Verizon' } };
const secrets = { accountNumber: 'A447', pin: 'K9' };

const running = (terms: ActivationOrder) => (carrier: CarrierCaller, journal: OperationJournal) =>
  activate.reconcile(carrier, operationOf('activate', terms), actor, noon, journal);
const problem = (name: string) => ({ kind: 'problem', name, resCode: 1, message: undefined }) as const;
/** A carrier that accepts every call, except for the outcomes in `but`. */
const run = (terms: ActivationOrder, storedSecrets: Secrets = {}, but: Record<string, Outcome<unknown>> = {}) =>
  runFrom([], running(terms), (id) => but[id] ?? reply({ holdStatus: 'PLACED', amount: 2656 }), {
    secrets: storedSecrets,
  });

const saved = (data: object) => ['customer.updateFields', { customerId: 'line-2', data }];
const started = (fields: object) => [
  'activation.start',
  { customerId: 'line-2', reachPlanId: 'plan-5gb', ...order.device, skipHold: true, ...fields },
];

describe('requests of the steps (ACTIVATE-24)', () => {
  test('saves the ZIP of a new number as the line’s, and starts the activation (ACTIVATE-39)', async () => {
    const { end, asked } = await run(order);
    expect(end).toMatchObject({ kind: 'done' });
    expect(asked).toEqual([saved({ isMNP: false, zipcode: '01803' }), started({ esim: true })]);
  });

  test('sends the number of a SIM card', async () => {
    const { asked } = await run(simCard);
    expect(asked).toEqual([
      saved({ isMNP: false, zipcode: '01803', simId: '8901260852290847804' }),
      started({ iccId: '8901260852290847804' }),
    ]);
  });

  test('sends a port-in with the old carrier’s data, and keeps the line’s ZIP (ACTIVATE-39)', async () => {
    const { asked } = await run(ported, secrets);
    expect(asked).toEqual([
      saved({
        isMNP: true,
        mnpInfo: { oldNumber: '5550108890', operator: 'Verizon', oldZip: '01803', acctNum: 'A447' },
      }),
      started({
        esim: true,
        isPort: true,
        numberToPort: '5550108890',
        oldCarrier: 'Verizon',
        oldCarrierAccountNumber: 'A447',
        password: 'K9',
        oldZip: '01803',
      }),
    ]);
  });

  test('sends an empty PIN as 0000 (ACTIVATE-17)', async () => {
    const { asked } = await run(ported, { ...secrets, pin: '' });
    expect(asked.at(-1)?.[1]).toMatchObject({ password: '0000' });
  });

  test('sends nothing after account number and PIN are deleted (ACTIVATE-18)', async () => {
    expect(await run(ported)).toMatchObject({ end: { kind: 'refused', refusal: 'detailsGone' }, asked: [] });
    const done: StepRecord = { step: 'save', state: 'done', sentAt: noon };
    const later = await runFrom([done], running(ported), () => fault());
    expect(later).toMatchObject({ end: { kind: 'refused', refusal: 'detailsGone' }, asked: [] });
  });

  test('pays the first month before the start, if the customer chose that', async () => {
    const { asked, stepRecords } = await run(month);
    expect(asked.slice(1, -1)).toEqual([
      ['billing.monthInAdvancePay', { customerId: 'line-2', amount: 25, totalTax: 1.56 }],
    ]);
    expect(stepRecords.get('month')).toMatchObject({ state: 'done', result: undefined });
  });

  test('counts a month that is paid already as paid, and stores that', async () => {
    const paid = { 'billing.monthInAdvancePay': problem('alreadyPaid') };
    const { end, stepRecords } = await run(month, {}, paid);
    expect(end).toMatchObject({ kind: 'done' });
    expect(stepRecords.get('month')).toMatchObject({ state: 'done', result: 'alreadyPaid' });
  });

  test('ends before the start when the payment is refused', async () => {
    const refused = { 'billing.monthInAdvancePay': problem('declined') };
    const { end, writes } = await run(month, {}, refused);
    expect(end).toMatchObject({ kind: 'refused', refusal: 'declined' });
    expect(writes).toEqual(['customer.updateFields', 'billing.monthInAdvancePay']);
  });

  test('places a hold before the start while the month is unpaid, and stores its amount', async () => {
    const { asked, stepRecords } = await run(held);
    expect(asked.slice(1, -1)).toEqual([['card.hold', { customerId: 'line-2' }]]);
    expect(stepRecords.get('hold')).toMatchObject({ state: 'done', result: '2656' });
  });

  test('places no second hold while one stands (ACTIVATE-36)', async () => {
    const { end, writes } = await run({ ...held, isHeld: true });
    expect(end).toMatchObject({ kind: 'done' });
    expect(writes).toEqual(['customer.updateFields', 'activation.start']);
  });

  test('counts an earlier hold as placed', async () => {
    const { end } = await run(held, {}, { 'card.hold': problem('alreadyHeld') });
    expect(end).toMatchObject({ kind: 'done' });
  });

  test('ends before the start when the hold fails, and stores its amount (ACTIVATE-25)', async () => {
    const failed = { 'card.hold': reply({ holdStatus: 'FAILED', amount: 2656 }) };
    const { end, stepRecords, writes } = await run(held, {}, failed);
    expect(end).toMatchObject({ kind: 'refused', refusal: 'holdFailed' });
    expect(stepRecords.get('hold')).toMatchObject({ state: 'refused', result: '2656' });
    expect(writes).toEqual(['customer.updateFields', 'card.hold']);
  });

  test('counts an earlier start as started, and no other refusal (ACTIVATE-26)', async () => {
    const refused = (name: string) => run(order, {}, { 'activation.start': problem(name) });
    expect((await refused('alreadyStarted')).end).toMatchObject({ kind: 'done' });
    // All steps before it can be repeated (LEDGER-22).
    expect((await refused('downtime')).end).toMatchObject({ kind: 'refused', refusal: 'downtime' });
    for (const paid of [month, held]) {
      const { end, stepRecords } = await run(paid, {}, { 'activation.start': problem('downtime') });
      expect([...stepRecords.values()].map(({ state }) => state)).toEqual(['done', 'done', 'refused']);
      expect(end).toMatchObject({ kind: 'refused', refusal: 'downtime' });
    }
    const { end } = await run(order, {}, { 'customer.updateFields': problem('alreadyStarted') });
    expect(end).toMatchObject({ kind: 'refused' });
  });
});

describe('a step whose reply was lost (LEDGER-20)', () => {
  const done = (step: string): StepRecord => ({ step, state: 'done', sentAt: noon });
  const group = (draft: CustomerDraft) => reply({ customers: [lineOf(1, draft), lineOf(2), lineOf(3, draft)] });
  const line = (draft: CustomerDraft) => reply({ customers: [lineOf(1), lineOf(2, draft)] });
  const status = (value: number) => reply({ status: value });
  const failed = { ...order, hadFailed: true };
  const number = { oldNumber: '5550108890', oldZip: '01803' };
  const otherNumber = { ...number, oldNumber: '5550108891' };
  const cases: [step: string, trace: string, terms: ActivationOrder, reads: Outcome<unknown>, becomes: string][] = [
    ['save', 'the ZIP is there', order, line({ zipcode: '01803', isMNP: false }), 'done'],
    ['save', 'another ZIP is there', order, line({ zipcode: '01804', isMNP: false }), 'no-trace'],
    ['save', 'a number that is moved is there', order, line({ zipcode: '01803', isMNP: true }), 'no-trace'],
    ['save', 'other lines have it', order, group({ zipcode: '01803', isMNP: false }), 'no-trace'],
    ['save', 'the line is gone', order, reply({ customers: [lineOf(1)] }), 'no-trace'],
    ['save', 'an old SIM number', order, line({ zipcode: '01803', isMNP: false, simId: simCard.iccid }), 'done'],
    ['save', 'the SIM number', simCard, line({ zipcode: '01803', isMNP: false, simId: simCard.iccid }), 'done'],
    ['save', 'no SIM number', simCard, line({ zipcode: '01803', isMNP: false }), 'no-trace'],
    ['save', 'no line to move a number to', ported, reply({ customers: [lineOf(1)] }), 'no-trace'],
    ['save', 'the number to move', ported, line({ isMNP: true, mnpInfo: number }), 'done'],
    ['save', 'another number', ported, line({ isMNP: true, mnpInfo: otherNumber }), 'no-trace'],
    ['save', 'another ZIP', ported, line({ isMNP: true, mnpInfo: { ...number, oldZip: '01804' } }), 'no-trace'],
    ['save', 'nothing to move', ported, line({ isMNP: true, zipcode: '01803' }), 'no-trace'],
    ['save', 'a number, but not to move', ported, line({ isMNP: false, mnpInfo: number }), 'no-trace'],
    ['month', 'it is paid', month, line({ isMonthInAdvancePaid: true }), 'done'],
    ['month', 'it is not paid', month, line({}), 'no-trace'],
    ['month', 'others paid theirs', month, group({ isMonthInAdvancePaid: true }), 'no-trace'],
    ['start', 'in progress', order, status(1), 'done'],
    ['start', 'active', order, status(2), 'done'],
    ['start', 'porting', order, status(9), 'done'],
    ['start', 'failed, as it had not before', order, status(8), 'done'],
    ['start', 'not begun', order, status(0), 'no-trace'],
    ['start', 'not begun, its SIM ordered', order, status(11), 'no-trace'],
    ['start', 'in progress after a failure', failed, status(1), 'done'],
  ];
  test.each(cases)('%s: %s', async (step, _trace, terms, reads, becomes) => {
    const earlierSteps = step === 'save' ? [] : [done('save')];
    const reconcileAfter = (afterMs: number, answer = reads) =>
      stepAfterLostReply(running(terms), earlierSteps, step, answer, { afterMs, secrets });
    expect(await reconcileAfter(arrivalWindowMs)).toEqual(becomes === 'no-trace' ? 'read-later' : { state: 'done' });
    expect(await reconcileAfter(arrivalWindowMs + 1)).toEqual(
      becomes === 'no-trace' ? 'sent-again' : { state: 'done' },
    );
    expect(await reconcileAfter(2 * arrivalWindowMs, fault())).toBe('read-later');
  });

  test.each<[step: string, terms: ActivationOrder, known: string[], read: unknown[]]>([
    ['save', order, [], ['customer.group', { groupId: 'group-1' }]],
    ['month', month, ['save'], ['customer.group', { groupId: 'group-1' }]],
    ['start', order, ['save'], ['activation.status', { customerId: 'line-2' }]],
  ])('reconciles %s by the read that shows it', async (step, terms, earlierSteps, read) => {
    const record: StepRecord = { step, state: 'sent', sentAt: noon };
    const { asked } = await runFrom([...earlierSteps.map(done), record], running(terms), () => fault());
    expect(asked).toEqual([read]);
  });

  test('sends a hold again at once, because a second one is never placed (ACTIVATE-24)', async () => {
    expect(await stepAfterLostReply(running(held), [done('save')], 'hold', fault())).toBe('sent-again');
  });

  test('never sends the start again when a failure may be an earlier one (ACTIVATE-27)', async () => {
    const reconcileAfter = (afterMs: number) =>
      stepAfterLostReply(running(failed), [done('save')], 'start', status(8), { afterMs });
    expect(await reconcileAfter(arrivalWindowMs)).toBe('read-later');
    expect(await reconcileAfter(arrivalWindowMs + 1)).toEqual({ state: 'refused' });
  });
});

test('has the flag of a port-in in its summary', () => {
  expect([activate.summary(order), activate.summary(ported)]).toEqual([{ isPort: false }, { isPort: true }]);
});
