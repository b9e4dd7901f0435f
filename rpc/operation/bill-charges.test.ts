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
  billChargesOf(operations, () => steps).map(({ item: { kind }, lineId, net, tax, billDay, isAbout }) => [
    ...[kind, lineId, net, tax, billDay],
    ...(isAbout ? ['about'] : []),
  ]);

test.each<[OperationKind, Operation, unknown[][]]>([
  ['top-up', done('top-up', { gigabytes: 2, charge: 1000, tax: 63 }), [['top-up', 'line-2', 1000, 63, nextBill]]],
  [
    'reorder-sim',
    done('reorder-sim', { kitPrice: 499, shipping: 300, tax: 31 }),
    [['sim-card', 'line-2', 799, 31, nextBill]],
  ],
  ['reorder-sim', done('reorder-sim', { kitPrice: 0, shipping: 0, tax: 0 }), []],
  ['sim-kit', done('sim-kit', { kitPrice: 499, shipping: 300, tax: 31 }), [['sim-card', 'line-2', 799, 31, nextBill]]],
  [
    'activate',
    done('activate', { price: 2500, tax: 156, hold: 2500, month: undefined }),
    [['first-month', 'line-2', 2500, 156, nextBill]],
  ],
  ['activate', done('activate', { hold: 2500, month: { amount: 2500, totalTax: 156 } }, { state: 'pending' }), []],
  ['activate', done('activate', { hold: undefined, month: undefined }), []],
  [
    'plan-change',
    done('plan-change', { when: 'now', prices: moveTo(4000), prorated: 800, tax: 250 }),
    [
      ['plan-rest', 'line-2', 800, 50, nextBill, 'about'],
      ['plan', 'line-2', 2000, 125, nextBill, 'about'],
    ],
  ],
  [
    'plan-change',
    done('plan-change', { when: 'next-cycle', nextCycle: '2026-12-20', prices: moveTo(1000), prorated: 0, tax: 63 }),
    [['plan', 'line-2', -1000, -63, '2027-01-10', 'about']],
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
  const terms = {
    ...{ lines, monthlyTax: 187 },
    shipping: { ...shipping, recipient: '', address: {} as never, serviceCode: '', name: '', days: '' },
  };
  const order = done('add-line', terms);
  const steps: StepRecord[] = [{ step: 'line-2', state: 'done', sentAt: noon, result: 'line-9' }];
  const activation = done('activate', { price: 1500, tax: 94, hold: 1500 }, { subjectId: 'line-9', sentAt: noon + 1 });

  test('have a month each, with their part of the tax, and the SIM cards (BILL-25)', () => {
    expect(chargesOf([order], steps)).toEqual([
      ['new-line', 'line-9', 1500, 94, nextBill],
      ['new-line', 'operation-000001 3', 1500, 93, nextBill],
      ['sim-card', 'line-2', 2 * 499 + 500, 31, nextBill],
    ]);
  });

  test('have no tax that the carrier did not send, and no SIM cards without shipping (BILL-25)', () => {
    const ofEsims = done('add-line', { ...terms, monthlyTax: undefined, shipping: undefined });
    expect(chargesOf([ofEsims], steps)).toEqual([
      ['new-line', 'line-9', 1500, undefined, nextBill],
      ['new-line', 'operation-000001 3', 1500, undefined, nextBill],
    ]);
  });

  test('are charged for a month once, and not for one that was paid in advance (BILL-25)', () => {
    expect(chargesOf([activation, order], steps).map(([kind]) => kind)).toEqual(['new-line', 'new-line', 'sim-card']);
    const later = done('activate', { price: 1500, hold: 1500, nextBill: '2027-01-10' }, { subjectId: 'line-9' });
    expect(chargesOf([order, later], steps).map(([kind]) => kind)).toEqual([
      ...['new-line', 'new-line', 'sim-card', 'first-month'],
    ]);
    const paid = { amount: 1500, totalTax: 94 };
    const ofLine = { subjectId: 'line-9' };
    for (const payment of [done('month-in-advance', paid, ofLine), done('activate', { month: paid }, ofLine)]) {
      const linesCharged = (own: Partial<Operation>) =>
        chargesOf([order, activation, { ...payment, ...own }], steps).map(([, line]) => line);
      expect(linesCharged({})).toEqual(['operation-000001 3', 'line-2']);
      expect(linesCharged({ state: 'pending' })).toContain('line-9');
    }
  });
});

test('add only the difference when a plan replaces a scheduled one (PLAN-16)', () => {
  const later = (price: number, sentAt: number, own: Partial<Operation> = {}, replaces?: string) =>
    done(
      'plan-change',
      { when: 'next-cycle', nextCycle: nextBill, prices: moveTo(price), replaces },
      { sentAt, ...own },
    );
  const netOf = (...operations: Operation[]) => chargesOf(operations).map(([, , net]) => net);
  const [scheduled, replacing] = [later(4000, 1), later(3000, 4, {}, 'plan-4000')];
  expect(netOf(scheduled, replacing)).toEqual([2000, -1000]);
  expect(netOf(replacing)).toEqual([1000]);
  expect(netOf(scheduled, later(3000, 4))).toEqual([2000, 1000]);
  const unrelated = [later(5000, 2, { subjectId: 'line-3' }), done('top-up', { charge: 700 }, { sentAt: 3 })];
  expect(netOf(scheduled, ...unrelated, replacing)).toEqual([2000, 3000, 700, -1000]);
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
