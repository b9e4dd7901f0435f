import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OperationStatus } from '#contracts/customer/vocabulary.ts';
import type { Purchase } from '#contracts/topup/vocabulary.ts';
import type { Verdict } from './ledger.ts';
import { chargeOf, preferredSize, settleTopUp, sizesOf, topUpBefore, type TopUpBefore } from './top-up.ts';

const terms = (pulse: number, pulseCost: number, limit: number, preferred = 1) => ({
  pulse: { pulse, pulseCost },
  limit,
  preferred,
});

describe('the sizes on sale (portal-1 §5: steps by the pulse, from one pulse to TOPUP_DATA_LIMIT)', () => {
  test.each([
    [
      'whole gigabytes',
      terms(1, 500, 4),
      [
        [1, 500],
        [2, 1000],
        [3, 1500],
        [4, 2000],
      ],
    ],
    [
      'half gigabytes',
      terms(0.5, 300, 2),
      [
        [0.5, 300],
        [1, 600],
        [1.5, 900],
        [2, 1200],
      ],
    ],
    [
      'tenths, which are not exact in binary',
      terms(0.1, 100, 0.3),
      [
        [0.1, 100],
        [0.2, 200],
        [0.3, 300],
      ],
    ],
    [
      'a limit that is no multiple',
      terms(2, 900, 5),
      [
        [2, 900],
        [4, 1800],
      ],
    ],
    ['a limit of one pulse', terms(5, 1999, 5), [[5, 1999]]],
    ['a limit below one pulse: nothing', terms(5, 1999, 4.5), []],
    ['a limit of nothing', terms(1, 500, 0), []],
  ])('%s', (_, given, expected) => {
    expect(sizesOf(given).map(({ gigabytes, charge }) => [gigabytes, charge])).toEqual(expected);
  });

  test('never a size over the limit or below a pulse, whatever the carrier configures', () => {
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

describe('the charge is pulseCost / pulse × size (portal-1 §5), in whole cents', () => {
  test.each([
    [1, 500, 3, 1500],
    [0.5, 333, 1.5, 999],
    [3, 1000, 6, 2000],
    [3, 1000, 1, 333],
    [2, 25, 1, 13],
    [1, 0, 4, 0],
  ])('pulse %f GB at %i ¢: %f GB costs %i ¢', (pulse, pulseCost, gigabytes, charge) => {
    expect(chargeOf({ pulse, pulseCost }, gigabytes)).toBe(charge);
  });
});

describe('the size that is offered first (portal-1 §9: AUTO_TOP_UP_SIZE)', () => {
  test.each([
    ['is the configured one', terms(1, 500, 5, 2), 2],
    ['is the next smaller one where it is no multiple', terms(2, 500, 8, 5), 4],
    ['is the smallest where it is less than a pulse', terms(2, 500, 8, 1), 2],
    ['is the largest where it is over the limit', terms(1, 500, 3, 10), 3],
    ['is none where nothing is on sale', terms(5, 500, 3, 1), undefined],
  ])('%s', (_, given, gigabytes) => {
    expect(preferredSize(given)?.gigabytes).toBe(gigabytes);
  });
});

/** The carrier's clock is years behind ours in all of these: times of two clocks are never compared. */
const earlier = '2019-01-01T00:00:00Z';
const later = '2019-01-01T00:00:05Z';
const bought = (customerId: string, totalData: number): Purchase => ({ customerId, totalData, topupDate: earlier });
const minute = 60_000;

describe('what a read-back says (decision 25)', () => {
  const sentAt = Date.parse('2026-11-20T10:00:00Z');
  type Case = [
    name: string,
    verdict: Verdict,
    now: OperationStatus,
    history: Purchase[],
    ageMs?: number,
    before?: TopUpBefore,
  ];
  const none: TopUpBefore = { purchases: 0 };
  const seen: TopUpBefore = { requestedOn: earlier, purchases: 1 };

  test.each<Case>([
    ['done: one more of this size in the history', 'done', { status: 'NONE' }, [bought('line-1', 2)]],
    [
      'done: the history tells before the status does',
      'done',
      { status: 'IN_PROGRESS', requestedOn: later },
      [bought('line-1', 2)],
    ],
    [
      'done: the status, which is newer than before',
      'done',
      { status: 'SUCCESSFUL', requestedOn: later },
      [bought('line-1', 2)],
      0,
      seen,
    ],
    ['done: the first one of the line, by its status', 'done', { status: 'SUCCESSFUL', requestedOn: later }, []],
    [
      'done, even after a failure is reported late',
      'done',
      { status: 'FAILED', requestedOn: later },
      [bought('line-1', 2), bought('line-1', 2)],
      0,
      seen,
    ],
    [
      'refused: the status, which is newer than before',
      'refused',
      { status: 'FAILED', requestedOn: later },
      [],
      0,
      none,
    ],
    [
      'pending: the carrier works on a newer one',
      'pending',
      { status: 'IN_PROGRESS', requestedOn: later },
      [],
      0,
      none,
    ],
    [
      'pending: the carrier works on one without saying since when',
      'pending',
      { status: 'IN_PROGRESS' },
      [],
      10 * minute,
      none,
    ],
    [
      'pending for as long as the carrier says so',
      'pending',
      { status: 'IN_PROGRESS', requestedOn: later },
      [],
      60 * minute,
      none,
    ],
    ['open: nothing is known yet', 'open', { status: 'NONE' }, []],
    [
      'open: the status is still that of the one before',
      'open',
      { status: 'SUCCESSFUL', requestedOn: earlier },
      [bought('line-1', 2)],
      0,
      seen,
    ],
    ['open: the one before failed', 'open', { status: 'FAILED', requestedOn: earlier }, [bought('line-1', 2)], 0, seen],
    [
      'open: the carrier still works on the one before',
      'open',
      { status: 'IN_PROGRESS', requestedOn: earlier },
      [bought('line-1', 2)],
      0,
      seen,
    ],
    ['open until two minutes have passed', 'open', { status: 'NONE' }, [], 2 * minute, none],
    ['never arrived: unknown after two minutes', 'never-arrived', { status: 'NONE' }, [], 2 * minute + 1, none],
    [
      'never arrived: the status is still that of the one before',
      'never-arrived',
      { status: 'SUCCESSFUL', requestedOn: earlier },
      [bought('line-1', 2)],
      3 * minute,
      seen,
    ],
    [
      'never arrived: the carrier worked on the one before all the time',
      'never-arrived',
      { status: 'IN_PROGRESS', requestedOn: earlier },
      [bought('line-1', 2)],
      3 * minute,
      seen,
    ],
    ['another size is another purchase', 'open', { status: 'NONE' }, [bought('line-1', 3)]],
    ['another line’s is another purchase', 'open', { status: 'NONE' }, [bought('line-2', 2)]],
    ['the same purchases as before are no news', 'open', { status: 'NONE' }, [bought('line-1', 2)], 0, seen],
    ['fewer than before are no news either', 'open', { status: 'NONE' }, [], 0, seen],
  ])('%s', (_, verdict, status, history, ageMs = 0, before = none) => {
    expect(settleTopUp({ lineId: 'line-1', gigabytes: 2, sentAt, before }, sentAt + ageMs, status, history)).toBe(
      verdict,
    );
  });

  test('what is noted before sending is the line’s last request and its purchases of this size', () => {
    const history = [bought('line-1', 2), bought('line-1', 1), bought('line-2', 2), bought('line-1', 2)];
    expect(
      topUpBefore({ lineId: 'line-1', gigabytes: 2 }, { status: 'SUCCESSFUL', requestedOn: earlier }, history),
    ).toEqual({ requestedOn: earlier, purchases: 2 });
    expect(topUpBefore({ lineId: 'line-1', gigabytes: 4 }, { status: 'NONE' }, history)).toEqual({ purchases: 0 });
  });

  test('nothing new is never taken for an end, before the two minutes are over', () => {
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
        const before = topUpBefore({ lineId: 'line-1', gigabytes: 2 }, status, history);
        return (
          settleTopUp({ lineId: 'line-1', gigabytes: 2, sentAt, before }, sentAt + ageMs, status, history) === 'open'
        );
      }),
    );
  });
});
