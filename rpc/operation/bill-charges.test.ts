import { describe, expect, test } from 'vitest';
import type { StepRecord } from '../domain/saga.ts';
import { noon } from '../testing/fake-account.ts';
import { sampleTerms } from '../testing/sample-terms.ts';
import { operationOf } from '../testing/sent-operation.ts';
import { billChargesOf } from './bill-charges.ts';
import type { Operation, OperationKind, OperationTerms } from './operations.ts';

const nextBill = '2026-12-10';
const priceOf = (price: number) => ({ price, list: price, homeInternet: 0, coupon: 0 });
const moveTo = (price: number) => [{ occurrence: 2, before: priceOf(2000), after: priceOf(price) }];
const shipping = { amount: 500, kitPrice: 499, tax: 31 };

const done = <K extends OperationKind>(kind: K, terms: Partial<OperationTerms[K]>, own: Partial<Operation<K>> = {}) =>
  operationOf(kind, { ...sampleTerms[kind], nextBill, ...terms }, { state: 'done', ...own }) as Operation;
const chargesOf = (operations: Operation[], steps: StepRecord[] = []) =>
  billChargesOf(operations, () => steps).map(({ item: { kind }, lineId, net, tax, billDay }) => [
    ...[kind, lineId, net, tax, billDay],
  ]);

test.each<[OperationKind, Operation, unknown[][]]>([
  ['top-up', done('top-up', { gigabytes: 2, charge: 1000, tax: 63 }), [['top-up', 'line-2', 1000, 63, nextBill]]],
  [
    'reorder-sim',
    done('reorder-sim', { kitPrice: 499, shipping: 300, tax: 31 }),
    [['sim-card', 'line-2', 799, 31, nextBill]],
  ],
  [
    'activate',
    done('activate', { price: 2500, tax: 156, hold: 2500, month: undefined }),
    [['first-month', 'line-2', 2500, 156, nextBill]],
  ],
  ['activate', done('activate', { hold: undefined, month: { amount: 2500, totalTax: 156 } }), []],
  [
    'plan-change',
    done('plan-change', { when: 'now', prices: moveTo(4000), prorated: 800, tax: 250 }),
    [
      ['plan-rest', 'line-2', 800, 50, nextBill],
      ['plan', 'line-2', 2000, 125, nextBill],
    ],
  ],
  [
    'plan-change',
    done('plan-change', { when: 'next-cycle', nextCycle: '2026-12-20', prices: moveTo(1000), prorated: 0, tax: 63 }),
    [['plan', 'line-2', -1000, -63, '2027-01-10']],
  ],
  ['rename', operationOf('rename', sampleTerms.rename, { state: 'done' }), []],
])('returns what a bill is to have of %s (BILL-25)', (_, operation, expected) => {
  expect(chargesOf([operation])).toEqual(expected);
});

describe('new lines', () => {
  const lines = [2, 3].map((occurrence) => ({
    ...{ firstName: 'ANA', lastName: 'LEE', sim: 'sim' as const },
    ...{ occurrence, price: 1500 },
  }));
  const order = done('add-line', {
    ...{ lines, monthlyTax: 187 },
    shipping: { ...shipping, recipient: '', address: {} as never, serviceCode: '', name: '', days: '' },
  });
  const steps: StepRecord[] = [{ step: 'line-2', state: 'done', sentAt: noon, result: 'line-9' }];
  const activation = done('activate', { price: 1500, tax: 94, hold: 1500 }, { subjectId: 'line-9', sentAt: noon + 1 });

  test('have a month each, with their part of the tax, and the SIM cards (BILL-25)', () => {
    expect(chargesOf([order], steps)).toEqual([
      ['new-line', 'line-9', 1500, 94, nextBill],
      ['new-line', 'operation-000001 3', 1500, 93, nextBill],
      ['sim-card', 'line-2', 2 * 499 + 500, 31, nextBill],
    ]);
  });

  test('are charged for a month once, and not for one that was paid in advance (BILL-25)', () => {
    expect(chargesOf([activation, order], steps).map(([kind]) => kind)).toEqual(['new-line', 'new-line', 'sim-card']);
    const paid = done('month-in-advance', { amount: 1500, totalTax: 94 }, { subjectId: 'line-9' });
    expect(chargesOf([order, activation, paid], steps).map(([, line]) => line)).toEqual([
      'operation-000001 3',
      'line-2',
    ]);
  });
});

test('add only the difference when a plan replaces a scheduled one (PLAN-16)', () => {
  const later = (price: number, sentAt: number, replaces?: string) =>
    done('plan-change', { when: 'next-cycle', nextCycle: nextBill, prices: moveTo(price), replaces }, { sentAt });
  expect(chargesOf([later(4000, 1), later(3000, 2, 'plan-4000')]).map(([, , net]) => net)).toEqual([2000, -1000]);
});

test.each([
  ['sending', ['may-arrive']],
  ['pending', ['accepted']],
  ['unknown', ['may-arrive']],
  ['done', ['accepted']],
  ['refused', []],
  ['needs-care', ['may-arrive']],
  ['no-trace', ['may-arrive']],
  ['cannot-tell', ['may-arrive']],
  ['not-sent', []],
] as const)('of an operation that is %s is %j (BILL-25)', (state, expected) => {
  const charges = billChargesOf([done('top-up', {}, { state })], () => []);
  expect(charges.map(({ certainty }) => certainty)).toEqual(expected);
});
