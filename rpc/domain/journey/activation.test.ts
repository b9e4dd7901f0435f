import { describe, expect, test } from 'vitest';
import {
  ActivationDraft,
  type ActivationFacts,
  activationJourney,
  activationProgress,
  type ActivationStep,
  chooseDevice,
  movingNumber,
  PortSecrets,
  isPaymentOnReview,
} from './activation.ts';
import { currentStep, mayReach, stepBefore } from './journey.ts';

const facts: ActivationFacts = {
  sim: 'sim',
  isNamed: true,
  isMonthPaid: false,
  hasPortSecrets: true,
  isNumberClosed: false,
  mayPayNow: true,
};
const device = { imei: '356938035643809', esimAvailable: true, make: 'Google', model: 'Pixel 8' };
const port = { kind: 'port', number: '6175550142', carrier: 'Verizon', zip: '01803' } as const;
const complete: ActivationDraft = {
  begun: true,
  device,
  deviceAccepted: true,
  number: { kind: 'new', zip: '01803' },
  iccid: '8901260852290847804',
  payment: 'next-bill',
};
const current = (draft: ActivationDraft, fields: Partial<ActivationFacts> = {}) =>
  currentStep(activationJourney, draft, { ...facts, ...fields });

describe('the steps (ACTIVATE-1)', () => {
  const steps = (draft: ActivationDraft, fields: Partial<ActivationFacts> = {}) =>
    activationJourney.steps(draft, { ...facts, ...fields });

  test.each<[string, Partial<ActivationFacts>, ActivationStep[]]>([
    ['a SIM card', {}, ['checklist', 'device', 'number', 'sim', 'summary', 'confirm']],
    ['an eSIM', { sim: 'esim' }, ['checklist', 'device', 'number', 'confirm']],
    [
      'a line without a name',
      { isNamed: false },
      ['checklist', 'name', 'device', 'number', 'sim', 'summary', 'confirm'],
    ],
    ['a first month that is paid', { isMonthPaid: true }, ['checklist', 'device', 'number', 'sim', 'confirm']],
  ])('%s', (_, fields, expected) => {
    expect(steps(complete, fields)).toEqual(expected);
  });

  test('adds the kit step only for an eSIM line with a device without an eSIM', () => {
    const without = { ...complete, device: { ...device, esimAvailable: false } };
    expect(steps(without, { sim: 'esim' })).toEqual(['checklist', 'device', 'kit']);
    expect(current(without, { sim: 'esim' })).toBe('kit');
    expect(current(without)).toBe('confirm');
  });

  test('has no kit step for an eSIM line without a device', () => {
    expect(steps({ begun: true }, { sim: 'esim' })).toEqual(['checklist', 'device', 'number', 'confirm']);
  });

  test('completes the name step with a name, and never the last step', () => {
    const isComplete = (step: ActivationStep, fields: Partial<ActivationFacts> = {}) =>
      activationJourney.isComplete(step, complete, { ...facts, ...fields });
    expect([isComplete('kit'), isComplete('confirm')]).toEqual([false, false]);
    expect([isComplete('name'), isComplete('name', { isNamed: false })]).toEqual([true, false]);
  });
});

describe('currentStep returns the first step that is not complete (ACTIVATE-4)', () => {
  test.each<[string, ActivationDraft, Partial<ActivationFacts>, ActivationStep]>([
    ['nothing answered', {}, {}, 'checklist'],
    ['no name', { begun: true }, { isNamed: false }, 'name'],
    ['no device', { begun: true }, {}, 'device'],
    ['a device that was checked and not accepted', { begun: true, device }, {}, 'device'],
    ['what was accepted of a device that is gone', { ...complete, device: undefined }, {}, 'device'],
    ['no number', { ...complete, number: undefined }, {}, 'number'],
    ['a port-in without its secrets (ACTIVATE-18)', { ...complete, number: port }, { hasPortSecrets: false }, 'number'],
    ['a port-in with them', { ...complete, number: port }, {}, 'confirm'],
    ['a new number during a SIM swap (ACTIVATE-15)', complete, { isNumberClosed: true }, 'number'],
    ['a port-in during a SIM swap', { ...complete, number: port }, { isNumberClosed: true }, 'confirm'],
    ['no SIM number', { ...complete, iccid: undefined }, {}, 'sim'],
    ['no SIM number for an eSIM', { ...complete, iccid: undefined }, { sim: 'esim' }, 'confirm'],
    ['no payment chosen', { ...complete, payment: undefined }, {}, 'summary'],
    ['no payment chosen for an eSIM (ACTIVATE-1)', { ...complete, payment: undefined }, { sim: 'esim' }, 'confirm'],
    ['no payment chosen, and the month is paid', { ...complete, payment: undefined }, { isMonthPaid: true }, 'confirm'],
    ['payment now', { ...complete, payment: 'now' }, {}, 'confirm'],
    [
      'payment now, by somebody who may not (ACTIVATE-37)',
      { ...complete, payment: 'now' },
      { mayPayNow: false },
      'summary',
    ],
    ['everything', complete, {}, 'confirm'],
  ])('%s', (_, draft, fields, step) => {
    expect(current(draft, fields)).toBe(step);
  });

  test.each([
    ['sim', true],
    ['confirm', false],
    ['name', false],
    ['kit', false],
    ['constructor', false],
  ])('%s may be reached without a SIM number: %s', (step, allowed) => {
    expect(mayReach(activationJourney, step, { ...complete, iccid: undefined }, facts)).toBe(allowed);
  });
});

test('returns the previous step for Back (JOURNEY-4)', () => {
  expect(stepBefore(activationJourney, 'device', complete, facts)).toBe('checklist');
  expect(stepBefore(activationJourney, 'confirm', complete, { ...facts, sim: 'esim', isMonthPaid: true })).toBe(
    'number',
  );
});

test.each([
  ['device', 'esim', { step: 1, of: 3, percent: 33 }],
  ['kit', 'esim', { step: 1, of: 3, percent: 33 }],
  ['number', 'esim', { step: 2, of: 3, percent: 66 }],
  ['confirm', 'esim', { step: 3, of: 3, percent: 100 }],
  ['device', 'sim', { step: 1, of: 4, percent: 25 }],
  ['number', 'sim', { step: 2, of: 4, percent: 50 }],
  ['sim', 'sim', { step: 3, of: 4, percent: 75 }],
  ['summary', 'sim', { step: 3, of: 4, percent: 75 }],
  ['confirm', 'sim', { step: 4, of: 4, percent: 100 }],
  ['checklist', 'sim', undefined],
  ['name', 'esim', undefined],
] as const)('progress of %s with a %s (ACTIVATE-3)', (step, sim, expected) => {
  expect(activationProgress(step, sim)).toEqual(expected);
});

test('keeps number, SIM number and payment with another device, but not its acceptance (ACTIVATE-31)', () => {
  const otherDevice = { ...device, imei: '356938035643111' };
  const draft = chooseDevice(complete, otherDevice);
  expect(draft).toEqual({ ...complete, device: otherDevice, deviceAccepted: undefined });
  expect(current(draft)).toBe('device');
});

test('returns the last checked number to port in (ACTIVATE-19)', () => {
  const moving = { number: '6175550143', carrier: 'Other' };
  expect(movingNumber({ moving, number: port })).toBe(moving);
  expect(movingNumber({ number: port })).toBe(port);
  expect(movingNumber({ number: { kind: 'new', zip: '01803' } })).toBeUndefined();
  expect(movingNumber({})).toBeUndefined();
});

test('rejects a draft of another shape (JOURNEY-11)', () => {
  expect(activationJourney.draft.safeParse({ device: 'none' }).success).toBe(false);
  expect(activationJourney.draft.safeParse(complete)).toEqual({ success: true, data: complete });
});

test.each<[string, ActivationDraft]>([
  ['nothing yet', {}],
  ['a new number', complete],
  ['a number that moves from a carrier of the list, paid now', { ...complete, number: port, payment: 'now' }],
  ['one of another carrier', { ...complete, number: { ...port, carrier: 'Other', otherCarrier: 'Ting' } }],
  ['one whose details are still to be given', { begun: true, moving: { number: '6175550142', carrier: 'Verizon' } }],
])('parses a stored draft to an equal value: %s (JOURNEY-11)', (_, draft) => {
  expect(ActivationDraft.parse(draft)).toEqual(draft);
});

test('treats account number and PIN of a port-in as secrets (JOURNEY-8)', () => {
  const secrets = { accountNumber: '447-1', pin: '1234' };
  expect(PortSecrets.parse(secrets)).toEqual(secrets);
  expect(PortSecrets.safeParse({ pin: '1234' }).success).toBe(false);
});

test('has its name and an empty draft (JOURNEY-1)', () => {
  expect(activationJourney).toMatchObject({ name: 'activation', empty: {} });
});

test.each([
  ['esim', false, true],
  ['esim', true, false],
  ['sim', false, false],
  ['sim', true, false],
] as const)(
  'an order of %s, paid: %s, chooses its payment on the last page: %s (ACTIVATE-1)',
  (sim, isMonthPaid, isThere) => {
    expect(isPaymentOnReview({ sim, isMonthPaid })).toBe(isThere);
  },
);
