import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OperationStatus } from '#contracts/customer/vocabulary.ts';
import type { Purchase } from '#contracts/topup/vocabulary.ts';
import type { ReconcileResult } from './ledger.ts';
import {
  chargeOf,
  choicesOf,
  preferredSize,
  reconcileTopUp,
  sizesOf,
  topUpBefore,
  type TopUpBaseline,
} from './top-up.ts';

const terms = (pulse: number, pulseCost: number, limit: number, preferred = 1) => ({
  pulse: { pulse, pulseCost },
  limit,
  preferred,
});

describe('sizesOf returns sizes by the pulse, from one pulse to TOPUP_DATA_LIMIT (TOPUP-2)', () => {
  test.each<[name: string, given: ReturnType<typeof terms>, sizes: number[], charges: number[]]>([
    ['whole gigabytes', terms(1, 500, 4), [1, 2, 3, 4], [500, 1000, 1500, 2000]],
    ['half gigabytes', terms(0.5, 300, 2), [0.5, 1, 1.5, 2], [300, 600, 900, 1200]],
    ['tenths, which are not exact in binary', terms(0.1, 100, 0.3), [0.1, 0.2, 0.3], [100, 200, 300]],
    ['a limit that is not a multiple', terms(2, 900, 5), [2, 4], [900, 1800]],
    ['a limit of one pulse', terms(5, 1999, 5), [5], [1999]],
    ['a limit below one pulse: nothing', terms(5, 1999, 4.5), [], []],
    ['a limit of nothing', terms(1, 500, 0), [], []],
  ])('%s', (_, topUpTerms, sizes, charges) => {
    expect(sizesOf(topUpTerms).map(({ gigabytes }) => gigabytes)).toEqual(sizes);
    expect(sizesOf(topUpTerms).map(({ charge }) => charge)).toEqual(charges);
  });

  test('returns no size over the limit or below a pulse for any configuration', () => {
    const amounts = fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(amounts, amounts, fc.nat(10_000), (pulse, limit, cost) =>
        sizesOf(terms(pulse, cost, limit)).every(
          ({ gigabytes, charge }) => gigabytes <= limit && gigabytes >= pulse && Number.isInteger(charge),
        ),
      ),
    );
  });
});

test.each([
  [1, 500, 3, 1500],
  [0.5, 333, 1.5, 999],
  [3, 1000, 6, 2000],
  [3, 1000, 1, 333],
  [2, 25, 1, 13],
  [1, 0, 4, 0],
])(
  'charges pulseCost / pulse × size in whole cents: pulse %f GB at %i ¢: %f GB costs %i ¢ (TOPUP-4)',
  (pulse, pulseCost, gigabytes, charge) => {
    expect(chargeOf({ pulse, pulseCost }, gigabytes)).toBe(charge);
  },
);

test.each([
  ['is the configured one', terms(1, 500, 5, 2), 2],
  ['is the next smaller one when it is not a multiple', terms(2, 500, 8, 5), 4],
  ['is the smallest when it is less than a pulse', terms(2, 500, 8, 1), 2],
  ['is the largest when it is over the limit', terms(1, 500, 3, 10), 3],
  ['is none when nothing is on sale', terms(5, 500, 3, 1), undefined],
])('selects the first size: %s (TOPUP-3)', (_, topUpTerms, gigabytes) => {
  expect(preferredSize(topUpTerms)?.gigabytes).toBe(gigabytes);
});

/** The carrier's clock is years behind ours in all cases, because the two are never compared (LEDGER-13). */
const earlier = '2019-01-01T00:00:00Z';
const later = '2019-01-01T00:00:05Z';
const bought = (customerId: string, totalData: number): Purchase => ({ customerId, totalData, topupDate: earlier });
const minute = 60_000;

describe('reconcileTopUp (TOPUP-6)', () => {
  const sentAt = Date.parse('2026-11-20T10:00:00Z');
  type Case = [
    name: string,
    ReconcileResult,
    now: OperationStatus,
    Purchase[],
    ageMs?: number,
    baseline?: TopUpBaseline,
  ];
  const none: TopUpBaseline = { purchases: 0 };
  const earlierBaseline: TopUpBaseline = { requestedOn: earlier, purchases: 1 };

  const statusOf = (status: OperationStatus['status'], requestedOn?: string): OperationStatus => ({
    status,
    requestedOn,
  });
  const two = bought('line-1', 2);
  const settle = (baseline: TopUpBaseline, ageMs: number, ...carrier: [OperationStatus, Purchase[]]) =>
    reconcileTopUp({ lineId: 'line-1', gigabytes: 2, sentAt, baseline }, sentAt + ageMs, ...carrier);

  test.each<Case>([
    ['done: the history has one more of this size', 'done', statusOf('NONE'), [two]],
    ['done: the history shows it before the status does', 'done', statusOf('IN_PROGRESS', later), [two]],
    [
      'done: the status is successful and newer than before',
      'done',
      statusOf('SUCCESSFUL', later),
      [two],
      0,
      earlierBaseline,
    ],
    ['done: the first one of the line, by its status', 'done', statusOf('SUCCESSFUL', later), []],
    [
      'done: the history counts although a failure is reported',
      'done',
      statusOf('FAILED', later),
      [two, two],
      0,
      earlierBaseline,
    ],
    ['refused: the status is failed and newer than before', 'refused', statusOf('FAILED', later), [], 0, none],
    ['pending: a newer one is in progress', 'pending', statusOf('IN_PROGRESS', later), [], 0, none],
    ['pending: one without a date is in progress', 'pending', statusOf('IN_PROGRESS'), [], 10 * minute, none],
    ['pending for as long as the carrier says so', 'pending', statusOf('IN_PROGRESS', later), [], 60 * minute, none],
    ['open: no trace yet', 'open', statusOf('NONE'), []],
    ['open: a date, and no word of what became of it', 'open', statusOf('NONE', later), []],
    [
      'open: the status is still that of the one before',
      'open',
      statusOf('SUCCESSFUL', earlier),
      [two],
      0,
      earlierBaseline,
    ],
    ['open: the one before failed', 'open', statusOf('FAILED', earlier), [two], 0, earlierBaseline],
    ['open: the one before is still in progress', 'open', statusOf('IN_PROGRESS', earlier), [two], 0, earlierBaseline],
    ['open until two minutes have passed', 'open', statusOf('NONE'), [], 2 * minute, none],
    ['never arrived: no trace after two minutes', 'absent', statusOf('NONE'), [], 2 * minute + 1, none],
    [
      'never arrived: the status is still that of the one before',
      'absent',
      statusOf('SUCCESSFUL', earlier),
      [two],
      3 * minute,
      earlierBaseline,
    ],
    [
      'never arrived: the one before is still in progress',
      'absent',
      statusOf('IN_PROGRESS', earlier),
      [two],
      3 * minute,
      earlierBaseline,
    ],
    ['open: another size is another purchase', 'open', statusOf('NONE'), [bought('line-1', 3)]],
    ['open: a purchase of another line does not count', 'open', statusOf('NONE'), [bought('line-2', 2)]],
    ['open: the purchases are the same as before', 'open', statusOf('NONE'), [two], 0, earlierBaseline],
    ['open: there are fewer purchases than before', 'open', statusOf('NONE'), [], 0, earlierBaseline],
  ])('%s', (_, verdict, status, history, ageMs = 0, baseline = none) => {
    expect(settle(baseline, ageMs, status, history)).toBe(verdict);
  });

  test('topUpBefore has the line’s last request and its purchases of this size (LEDGER-13)', () => {
    const history = [bought('line-1', 2), bought('line-1', 1), bought('line-2', 2), bought('line-1', 2)];
    const baseline = (gigabytes: number, status: OperationStatus) =>
      topUpBefore({ lineId: 'line-1', gigabytes }, status, history);
    expect(baseline(2, statusOf('SUCCESSFUL', earlier))).toEqual({ requestedOn: earlier, purchases: 2 });
    expect(baseline(4, statusOf('NONE'))).toEqual({ purchases: 0 });
  });

  test('returns open for two minutes when nothing is new', () => {
    const statuses = fc.record({
      status: fc.constantFrom('NONE', 'IN_PROGRESS', 'SUCCESSFUL', 'FAILED'),
      requestedOn: fc.constantFrom(earlier),
    });
    const histories = fc.array(
      fc.record({
        customerId: fc.constantFrom('line-1', 'line-2'),
        totalData: fc.constantFrom(1, 2),
        topupDate: fc.constant(earlier),
      }),
    );
    fc.assert(
      fc.property(statuses, histories, fc.nat(2 * minute), (status, history, ageMs) => {
        const baseline = topUpBefore({ lineId: 'line-1', gigabytes: 2 }, status, history);
        return settle(baseline, ageMs, status, history) === 'open';
      }),
    );
  });
});

test('does not count an older purchase in progress as this one (TOPUP-6)', () => {
  const line = { lineId: 'line-1', gigabytes: 2 };
  const baseline = topUpBefore(line, { status: 'IN_PROGRESS', requestedOn: 'first' }, []);
  const sentTopUp = { ...line, sentAt: 0, baseline };
  const bought = [{ customerId: 'line-1', totalData: 2, topupDate: '2026-11-20' }];
  const settle = (status: 'SUCCESSFUL' | 'IN_PROGRESS', requestedOn: string, purchases = bought) =>
    reconcileTopUp(sentTopUp, 3 * 60_000, { status, requestedOn }, purchases);
  expect(settle('SUCCESSFUL', 'first')).toBe('absent');
  expect(settle('SUCCESSFUL', 'second')).toBe('done');
  expect(settle('IN_PROGRESS', 'second')).toBe('pending');
  expect(settle('SUCCESSFUL', 'first', [...bought, ...bought])).toBe('done');
});

test('lists round sizes where there are more than 30, with the chosen one and the largest (TOPUP-2)', () => {
  const sizes = sizesOf({ pulse: { pulse: 1, pulseCost: 500 }, limit: 1024, preferred: 2 });
  const listed = choicesOf(sizes, 17).map(({ gigabytes }) => gigabytes);
  expect(listed).toHaveLength(9 + 9 + 9 + 1 + 2);
  expect(listed).toEqual(expect.arrayContaining([1, 9, 10, 17, 90, 100, 900, 1000, 1024]));
  expect(choicesOf(sizes.slice(0, 30), 2)).toHaveLength(30);
});
