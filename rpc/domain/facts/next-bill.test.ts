import { describe, expect, test } from 'vitest';
import { lineOf } from '../../testing/fake-customer.ts';
import type { BillCharge, ForecastRead } from './bill-charge.ts';
import { billDayOf, billFor, nextBill, orderedFor } from './next-bill.ts';
import type { Read } from './read.ts';

const today = '2026-11-20';
const day = '2026-12-03';
const primary = lineOf(1, { nextBillingDate: '2026-12-02' });
const known = (amount: number, billDate = day) => ({
  kind: 'known' as const,
  value: { billDate, amount, totalTax: Math.round(amount / 16) },
});
const chargeOf = (net: number, sentAt: number, overrides: Partial<BillCharge> = {}): BillCharge => ({
  operationId: `operation-${net}-${sentAt}`,
  item: { kind: 'top-up', gigabytes: 2 },
  lineId: 'line-1',
  net,
  tax: 50,
  billDay: day,
  sentAt,
  certainty: 'accepted',
  ...overrides,
});
const readings = (...nets: [number, number][]): ForecastRead[] => nets.map(([net, at]) => ({ billDay: day, net, at }));
const billOf = (given: Partial<Parameters<typeof nextBill>[0]>) =>
  nextBill({
    ...{ lines: [primary], primary, seesBills: true, today, forecast: known(2500) },
    ...{ charges: [], earlier: [] },
    ...given,
  });

/** Returns nets with their times, written as `2500@1 3000@5`. */
const timed = (text: string) =>
  Array.from(text.matchAll(/(\S+)@(\d+)/g), ([, net, at]) => [Number(net), Number(at)] as [number, number]);

/** Forecasts read, charges sent, and the nets of the charges that are beside the forecast or may be in it. */
type Row = [string, read: string, charges: string, beside: number[], mayBeIn: number[]];

describe('charges that the forecast has or lacks (BILL-25)', () => {
  test.each<Row>([
    ['of the carrier alone', '2500@1 3000@5', '', [], []],
    ['sent after the last reading', '2500@1', '1000@2', [1000], []],
    ['the same forecast again', '2500@1 2500@3', '1000@2', [1000], []],
    ['a growth of exactly the charge', '2500@1 3500@3', '1000@2', [], []],
    ['of two at once', '2500@1 4300@4', '1000@2 800@3', [], []],
    ['one of two', '2500@1 3300@4', '1000@2 800@3', [1000], []],
    ['the older of two equal ones', '2500@1 3500@4', '1000@2 1000@3', [1000], []],
    ['step by step', '2500@1 3500@3 4300@5', '1000@2 800@4', [], []],
    ['a fee of the carrier that is less than the charge', '2500@1 2900@3', '1000@2', [1000], []],
    ['a fee, then the charge', '2500@1 2900@3 3900@5', '1000@2', [], []],
    ['a larger growth without a sum', '2500@1 4000@3', '1000@2', [], [1000]],
    ['a growth that only one can be in', '2500@1 3900@4', '1000@2 2000@3', [2000], [1000]],
    ['a fall', '2500@1 2000@3', '1000@2', [], [1000]],
    ['a cheaper plan', '2500@1 2000@3', '-500@2', [], []],
    ['sent before the first reading', '2500@3', '1000@2', [], [1000]],
    ['never read before', '', '1000@2', [], [1000]],
    ['sent in the moment of the first reading', '2500@1', '1000@1', [1000], []],
    ['sent after a growth', '2500@1 3500@3', '1000@4', [1000], []],
    ['a larger growth after it is in', '2500@1 3500@3 5000@5', '1000@2', [], []],
    ['the oldest first, in whatever order', '2500@0 3500@5', '1000@3 600@2 400@1', [1000], []],
    ['two that cancel out, in an equal forecast', '2500@1 2500@4', '500@2 -500@3', [500, -500], []],
    ['readings in another order', '3500@3 2500@1', '1000@2', [], []],
    ['two sent before and after', '2500@3', '1000@2 800@4', [800], [1000]],
  ])('%s', (_, read, charges, beside, mayBeIn) => {
    const bill = billOf({
      forecast: known(
        timed(read)
          .toSorted(([, a], [, b]) => a - b)
          .at(-1)?.[0] ?? 2500,
      ),
      earlier: readings(...timed(read)),
      charges: timed(charges).map(([net, sentAt]) => chargeOf(net, sentAt)),
    });
    const netsOf = (all: readonly BillCharge[] = []) => all.map(({ net }) => net);
    expect(netsOf('beside' in bill ? bill.beside : [])).toEqual(beside);
    expect(netsOf(bill.kind === 'unclear' ? bill.mayBeIn : [])).toEqual(mayBeIn);
  });

  test('adds charges that the forecast lacks, with their tax', () => {
    expect(billOf({ earlier: readings([2500, 1]), charges: [chargeOf(1000, 2)] })).toMatchObject({
      ...{ kind: 'known', day, net: 3500, tax: 206, total: 3706, isAbout: false },
    });
    const about = [chargeOf(1000, 2, { isAbout: true })];
    expect(billOf({ earlier: readings([2500, 1]), charges: about })).toMatchObject({ total: 3706, isAbout: true });
    const both = [...about, chargeOf(1000, 3)];
    expect(billOf({ earlier: readings([2500, 1]), charges: both })).toMatchObject({ net: 4500, isAbout: true });
    expect(billOf({ earlier: readings([2500, 1], [3540, 3]), forecast: known(3540), charges: about })).toMatchObject({
      beside: [],
    });
    const untaxed = [chargeOf(1000, 2, { tax: undefined })];
    expect(billOf({ earlier: readings([2500, 1]), charges: untaxed })).toMatchObject({ tax: 156, isAbout: true });
  });

  test.each([
    ['one estimate that is 4 % off', [1000], 1040, true],
    ['one that is 20 % off', [1000], 1200, false],
    ['two that are 4.5 % off together', [1000, 1000], 2090, true],
  ])('a growth has %s: %s', (_, nets, growth, isContained) => {
    const charges = nets.map((net, index) => chargeOf(net, 2 + index, { isAbout: true }));
    const bill = billOf({ earlier: readings([2500, 1], [2500 + growth, 9]), forecast: known(2500 + growth), charges });
    expect(bill).toMatchObject(isContained ? { kind: 'known', beside: [] } : { kind: 'unclear', mayBeIn: charges });
  });

  test('compares readings of the same bill only', () => {
    const earlier = [{ billDay: '2026-11-03', net: 1500, at: 1 }];
    const charges = [chargeOf(1000, 2)];
    expect(billOf({ earlier, charges })).toMatchObject({ kind: 'unclear', mayBeIn: charges });
  });

  test('returns a range up to all promised charges where the forecast may contain them', () => {
    const charges = [chargeOf(1000, 2), chargeOf(800, 4)];
    expect(billOf({ earlier: readings([2500, 3]), charges })).toMatchObject({
      ...{ kind: 'unclear', atLeast: 2656 + 850, atMost: 2656 + 850 + 1050 },
    });
    const cheaper = [chargeOf(1000, 2), chargeOf(-500, 2)];
    expect(billOf({ earlier: readings([2500, 3]), charges: cheaper })).toMatchObject({
      ...{ kind: 'unclear', atLeast: 2656 - 450, atMost: 2656 + 1050 },
    });
  });

  test('lists one whose arrival is not known, and adds it to no amount', () => {
    const charges = [chargeOf(1000, 2, { certainty: 'may-arrive' })];
    for (const earlier of [readings([2500, 1]), readings([2500, 3])])
      expect(billOf({ earlier, charges })).toMatchObject({ kind: 'known', total: 2656, beside: charges });
  });

  test.each([
    ['an earlier bill', '2026-11-20', 0],
    ['the day of the billing cycle, before the forecast’s', '2026-12-02', 1],
    ['a later bill', '2027-01-03', 0],
    ['no known bill', undefined, 1],
  ])('takes a charge of %s (BILL-26)', (_, billDay, count) => {
    const charges = [chargeOf(1000, Date.parse('2026-11-19'), { billDay })];
    expect(billOf({ earlier: readings([2500, 1]), charges })).toMatchObject({ beside: charges.slice(0, count) });
  });
});

test.each([
  ['before the cycle', '2026-11-02T23:59:59Z', 0],
  ['as the cycle begins', '2026-11-03T00:00:00Z', 1],
])('takes a charge of no known bill that was sent %s (BILL-26)', (_, sentAt, count) => {
  const charges = [chargeOf(1000, Date.parse(sentAt), { billDay: undefined })];
  expect(billOf({ earlier: readings([2500, 1]), charges })).toMatchObject({ beside: charges.slice(0, count) });
});

describe('the day without an amount (HOME-14)', () => {
  test.each<[string, Read<{ billDate: string; amount: number; totalTax: number }>, object]>([
    ['a forecast that is being read', { kind: 'loading' }, { why: 'loading' }],
    ['one that cannot be read', { kind: 'unreadable' }, { why: 'unreadable' }],
    ['a carrier without one', { kind: 'absent' }, { why: 'not-shown' }],
    ['one of today', known(2500, today), { why: 'not-shown' }],
    ['one of the past', known(2500, '2026-11-03'), { why: 'not-shown' }],
  ])('is that of the billing cycle for %s', (_, forecast, expected) => {
    expect(billOf({ forecast })).toEqual({ kind: 'day-only', day: '2026-12-02', beside: [], ...expected });
  });

  test('shows a secondary the day alone', () => {
    const bill = billOf({ seesBills: false, charges: [chargeOf(1000, 2, { billDay: '2026-12-02' })] });
    expect(bill).toEqual({ kind: 'day-only', day: '2026-12-02', why: 'not-shown', beside: [] });
  });

  test('lists the orders of this portal, without a sum', () => {
    const charges = [chargeOf(1000, 2, { billDay: '2026-12-02' })];
    expect(billOf({ forecast: { kind: 'unreadable' }, charges })).toMatchObject({ kind: 'day-only', beside: charges });
  });
});

test.each([
  ['no line is billed', {}, 'none'],
  ['something was ordered', { charges: [chargeOf(1000, 2)] }, 'unclear'],
  ['the carrier forecasts an amount', { forecast: known(2500) }, 'known'],
])('has no bill only while nothing is to come: %s (BILL-24)', (_, given, kind) => {
  const lines = [lineOf(1, { status: 4 }), lineOf(2, { status: 7 })];
  expect(billOf({ lines, forecast: known(0), ...given }).kind).toBe(kind);
  expect(billOf({ lines: [primary], forecast: known(0), ...given }).kind).not.toBe('none');
});

test.each([
  ['before the first line is in service, over nothing', [0], known(0), 'none'],
  ['before that, not read', [0], { kind: 'unreadable' } as const, 'day-only'],
  ['with one line in service, over nothing', [0, 2], known(0), 'known'],
  ['with no line, not read', [4, 7], { kind: 'unreadable' } as const, 'none'],
  [
    'with no line, over a tax alone',
    [4],
    { kind: 'known', value: { billDate: day, amount: 50, totalTax: 50 } } as const,
    'known',
  ],
])('has a bill %s (BILL-24)', (_, statuses, forecast, kind) => {
  const lines = statuses.map((status, index) => lineOf(index + 1, { status }));
  expect(billOf({ lines, forecast }).kind).toBe(kind);
});

test('has a day unless there is no bill', () => {
  expect(billDayOf({ kind: 'none' })).toBeUndefined();
  expect(billDayOf(billOf({}))).toBe(day);
});

test.each([
  ['2026-12-20', '2026-12-10', '2027-01-10'],
  ['2026-12-10', '2026-12-10', '2026-12-10'],
  ['2026-12-01', '2026-12-10', '2026-12-10'],
  ['2027-02-28', '2027-01-31', '2027-02-28'],
])('what starts on %s is on the bill of an account with %s: %s (BILL-26)', (starts, nextOn, billed) => {
  expect(billFor(starts, nextOn)).toBe(billed);
});

test('lists what was ordered here for an issued bill, and that it is less than that (BILL-28)', () => {
  const ofBill = chargeOf(1000, 2);
  const others = [
    chargeOf(700, 2, { billDay: '2027-01-03' }),
    chargeOf(700, 2, { billDay: '2026-11-03' }),
    chargeOf(700, 2, { certainty: 'may-arrive' }),
    chargeOf(700, Date.parse('2026-11-10'), { billDay: undefined }),
  ];
  const bill = { day, amount: 2656 };
  expect(orderedFor(bill, [ofBill, ...others])).toEqual({ charges: [ofBill], isMissing: false });
  expect(orderedFor({ ...bill, amount: 1050 }, [ofBill])).toMatchObject({ isMissing: false });
  expect(orderedFor({ ...bill, amount: 1000 }, [ofBill])).toMatchObject({ isMissing: true });
  expect(orderedFor(bill, others)).toBeUndefined();
});

test('counts a first month as part of the first forecast that is as large (BILL-25)', () => {
  const firstMonth = chargeOf(2500, 2, { item: { kind: 'first-month' } });
  expect(billOf({ charges: [firstMonth] })).toMatchObject({ kind: 'known', net: 2500, beside: [] });
  expect(billOf({ charges: [firstMonth], earlier: readings([2500, 1]) })).toMatchObject({ net: 5000 });
  expect(billOf({ charges: [firstMonth], forecast: known(2000) })).toMatchObject({ kind: 'unclear' });
});
