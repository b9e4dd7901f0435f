import { describe, expect, test } from 'vitest';
import { Plan } from '#contracts/catalog/vocabulary.ts';
import {
  type AddLineDraft,
  addLineJourney,
  choosePlan,
  defaultSim,
  fillLine,
  linesOf,
  type NewLine,
  positionOf,
  stageOf,
} from './add-line.ts';
import { currentStep, mayReach, stepBefore } from './journey.ts';

const plan = (name: string, fields: object = {}) =>
  Plan.parse({ name, displayNameWeb: name, baseLinePrice: 25, additionalLinePrice: 20, ...fields });
const facts = { plans: [plan('plan-5gb'), plan('plan-esim', { esimOnly: true })], room: 4 };
const line = (sim: NewLine['sim']): NewLine => ({ firstName: 'ANA', lastName: 'REYES', sim });
const address = { address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip: '01803' };
const complete: AddLineDraft = {
  planId: 'plan-5gb',
  count: 2,
  lines: [line('sim'), line('esim')],
  address,
  serviceCode: 'usps_first_class_mail',
};
const stepsOf = (draft: AddLineDraft) => addLineJourney.steps(draft, facts);
const current = (draft: AddLineDraft) => currentStep(addLineJourney, draft, facts);

describe('the steps (ADDLINE-1)', () => {
  test('are plan, a page per line, address, shipping and review', () => {
    expect(stepsOf(complete)).toEqual(['plan', 'line-1', 'line-2', 'address', 'shipping', 'review']);
  });

  test('leave out address and shipping when every new line has an eSIM', () => {
    expect(stepsOf({ ...complete, lines: [line('esim'), line('esim')] })).toEqual([
      'plan',
      'line-1',
      'line-2',
      'review',
    ]);
  });

  test('leave out address and shipping from the start on a plan for eSIM only (ADDLINE-9)', () => {
    expect(stepsOf({ planId: 'plan-esim', count: 1, lines: [] })).toEqual(['plan', 'line-1', 'review']);
  });
});

test.each<[string, AddLineDraft, string]>([
  ['nothing answered', { lines: [] }, 'plan'],
  ['a plan that is not on sale any more', { ...complete, planId: 'plan-gone' }, 'plan'],
  ['more lines than there is room for', { ...complete, count: 5 }, 'plan'],
  ['one of two lines', { ...complete, lines: [line('sim')] }, 'line-2'],
  ['the first of two lines missing', { ...complete, lines: [null, line('sim')] }, 'line-1'],
  ['no address', { ...complete, address: undefined }, 'address'],
  ['no way to ship', { ...complete, serviceCode: undefined }, 'shipping'],
  ['as many lines as there is room for', { ...complete, count: 4 }, 'line-3'],
  ['eSIMs on a plan that needs them', { planId: 'plan-esim', count: 1, lines: [line('esim')] }, 'review'],
  ['everything', complete, 'review'],
  ['a SIM card on a plan that needs an eSIM (ADDLINE-9)', { ...complete, planId: 'plan-esim' }, 'line-1'],
])('returns the first step that is not complete: %s (JOURNEY-2)', (_, draft, step) => {
  expect(current(draft)).toBe(step);
});

test('never completes the review (JOURNEY-2)', () => {
  expect(addLineJourney.isComplete('review', complete, facts)).toBe(false);
});

test.each([
  ['line-1', 1],
  ['line-9', 9],
  ['line-0', undefined],
  ['line-10', undefined],
  ['online-1', undefined],
  ['plan', undefined],
])('the step %s has the position %s', (step, position) => {
  expect(positionOf(step)).toBe(position);
});

test.each([
  ['plan', true],
  ['line-1', true],
  ['line-2', true],
  ['address', false],
  ['review', false],
  ['line-3', false],
  ['constructor', false],
])('a step can be reached after complete steps: %s: %s (JOURNEY-3)', (step, allowed) => {
  expect(mayReach(addLineJourney, step, { ...complete, lines: [line('sim')] }, facts)).toBe(allowed);
});

test('returns the previous step for Back, and none for the first (JOURNEY-4)', () => {
  expect(stepBefore(addLineJourney, 'address', complete, facts)).toBe('line-2');
  expect(stepBefore(addLineJourney, 'plan', complete, facts)).toBeUndefined();
});

test('returns one of four stages for each step of any draft (ADDLINE-23)', () => {
  expect(stepsOf(complete).map(stageOf)).toEqual(['plan', 'lines', 'lines', 'delivery', 'delivery', 'review']);
  expect(stepsOf({ planId: 'plan-esim', count: 1, lines: [] }).map(stageOf)).toEqual(['plan', 'lines', 'review']);
});

test('drops answers of removed lines and keeps them with more lines', () => {
  expect(choosePlan(complete, { planId: 'plan-5gb', count: 1 }).lines).toEqual([line('sim')]);
  const moreLines = choosePlan(complete, { planId: 'plan-5gb', count: 3 });
  expect(moreLines.lines).toEqual(complete.lines);
  expect(current(moreLines)).toBe('line-3');
});

test('drops a coupon that was left out', () => {
  expect(choosePlan({ ...complete, couponCode: 'HOME5' }, { planId: 'plan-5gb', count: 2 }).couponCode).toBeUndefined();
});

test('returns the lines with answers, up to the chosen number', () => {
  const [first, second] = [line('sim'), line('esim')];
  expect(linesOf({ count: 3, lines: [first, null, second] })).toEqual([first, second]);
  expect(linesOf({ count: 1, lines: [first, second] })).toEqual([first]);
  expect(linesOf({ lines: [first] })).toEqual([]);
});

test('fills in a line before the lines in front of it', () => {
  expect(fillLine({ lines: [] }, 2, line('esim')).lines).toEqual([null, line('esim')]);
});

test('selects an eSIM for a device with one by default (ADDLINE-8)', () => {
  expect(defaultSim({ esimAvailable: true })).toBe('esim');
  expect(defaultSim({ esimAvailable: false })).toBe('sim');
});

test('rejects a draft of another shape (JOURNEY-11)', () => {
  expect(addLineJourney.draft.safeParse({ lines: 'none' }).success).toBe(false);
  expect(addLineJourney.draft.safeParse(complete)).toEqual({ success: true, data: complete });
});

test('has its name and a draft without lines (JOURNEY-1)', () => {
  expect(addLineJourney).toMatchObject({ name: 'add-line', empty: { lines: [] } });
});
