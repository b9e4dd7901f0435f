import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingCyclesOf, lastDayToUse, nextCycleStart, shareGone } from './billing-cycle.ts';
import { daysFrom, dayInMonth, shiftDays } from './day.ts';

const today = '2026-11-21';
type Dates = Parameters<typeof billingCyclesOf>[0];
const spans = (line: Dates, at: string) => billingCyclesOf(line, at).map(({ start, end }) => `${start} ${end}`);
/** Returns a day of the cycle that the carrier's dates name. */
const dayWithin = ({ nextBillingDate, billStartDate, billEndDate }: Dates) =>
  nextBillingDate ? shiftDays(nextBillingDate, -1) : (billStartDate ?? billEndDate ?? today);

describe('the billing cycles of a line (ACCOUNT-2, ACCOUNT-3)', () => {
  it.each([
    [
      'from the third to the second',
      { billStartDate: '2026-11-03', billEndDate: '2026-12-02', activationDate: '2026-09-20' },
      ['2026-11-03 2026-12-02', '2026-10-03 2026-11-02', '2026-09-03 2026-10-02'],
    ],
    [
      'activated on the first day of a cycle',
      { billStartDate: '2026-11-03', billEndDate: '2026-12-02', activationDate: '2026-10-03' },
      ['2026-11-03 2026-12-02', '2026-10-03 2026-11-02'],
    ],
    [
      'activated in the current cycle',
      { billStartDate: '2026-11-03', billEndDate: '2026-12-02', activationDate: '2026-11-10' },
      ['2026-11-03 2026-12-02'],
    ],
    ['no activation date', { billStartDate: '2026-11-03', billEndDate: '2026-12-02' }, ['2026-11-03 2026-12-02']],
    ['no end', { billStartDate: '2026-11-03' }, ['2026-11-03 2026-12-02']],
    ['an end before its start', { billStartDate: '2026-11-03', billEndDate: '2026-10-02' }, ['2026-11-03 2026-12-02']],
    ['one day', { billStartDate: '2026-11-03', billEndDate: '2026-11-03' }, ['2026-11-03 2026-11-03']],
    [
      'two months from the end of February, which is no bill day of the 30th',
      { billStartDate: '2026-02-28', billEndDate: '2026-04-29', activationDate: '2026-01-01' },
      ['2026-02-28 2026-04-29', '2026-01-28 2026-02-27', '2025-12-28 2026-01-27'],
    ],
    [
      'the next billing date alone',
      { nextBillingDate: '2026-12-11', activationDate: '2026-09-20' },
      ['2026-11-11 2026-12-10', '2026-10-11 2026-11-10', '2026-09-11 2026-10-10'],
    ],
    [
      'dates of a cycle that does not end with the next billing date',
      { nextBillingDate: '2026-12-11', billStartDate: '2026-11-05', billEndDate: '2026-12-04' },
      ['2026-11-11 2026-12-10'],
    ],
    [
      'dates of a cycle that ends with it and is not a month',
      { nextBillingDate: '2026-12-20', billStartDate: '2026-11-03', billEndDate: '2026-12-19' },
      ['2026-11-03 2026-12-19'],
    ],
    [
      'the 31st, and a next billing date in February',
      { nextBillingDate: '2026-02-28', billStartDate: '2026-01-31', activationDate: '2025-12-31' },
      ['2026-01-31 2026-02-27', '2025-12-31 2026-01-30'],
    ],
    [
      'a next billing date on the 31st',
      { nextBillingDate: '2026-03-31', activationDate: '2026-01-31' },
      ['2026-02-28 2026-03-30', '2026-01-31 2026-02-27'],
    ],
    ['the end alone', { billEndDate: '2028-02-29' }, ['2028-02-01 2028-02-29']],
    ['no dates', {}, ['2026-11-01 2026-11-30']],
    [
      'over the turn of the year',
      { billStartDate: '2027-01-15', billEndDate: '2027-02-14', activationDate: '2026-11-20' },
      ['2027-01-15 2027-02-14', '2026-12-15 2027-01-14', '2026-11-15 2026-12-14'],
    ],
    [
      'the 31st, seen in February',
      { billStartDate: '2026-02-28', billEndDate: '2026-03-30', activationDate: '2025-12-31' },
      ['2026-02-28 2026-03-30', '2026-01-31 2026-02-27', '2025-12-31 2026-01-30'],
    ],
    [
      'the 31st, seen in a leap year',
      { billStartDate: '2028-02-29', billEndDate: '2028-03-30', activationDate: '2028-01-31' },
      ['2028-02-29 2028-03-30', '2028-01-31 2028-02-28'],
    ],
    [
      'the 31st, seen in January',
      { billStartDate: '2026-01-31', billEndDate: '2026-02-27', activationDate: '2025-11-30' },
      ['2026-01-31 2026-02-27', '2025-12-31 2026-01-30', '2025-11-30 2025-12-30'],
    ],
    [
      'the 28th of every month',
      { billStartDate: '2026-02-28', billEndDate: '2026-03-27', activationDate: '2026-01-28' },
      ['2026-02-28 2026-03-27', '2026-01-28 2026-02-27'],
    ],
    [
      'a current cycle that is not a month',
      { billStartDate: '2026-11-03', billEndDate: '2026-12-19', activationDate: '2026-10-05' },
      ['2026-11-03 2026-12-19', '2026-10-03 2026-11-02'],
    ],
  ])('%s', (_, line, expected) => {
    expect(spans(line, dayWithin(line))).toEqual(expected);
  });

  it('limits the number of cycles for any activation date', () => {
    expect(
      billingCyclesOf({ billStartDate: '2026-11-03', billEndDate: '2026-12-02', activationDate: '0001-01-01' }, today),
    ).toHaveLength(120);
  });

  it('follow each other without gaps back to the activation, and are the same when computed a month earlier', () => {
    const day = (min: string, max: string) => fc.constantFrom(...daysFrom(min, max));
    fc.assert(
      fc.property(
        day('2023-12-25', '2024-12-31'),
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 0, max: 900 }),
        (within, billDay, age) => {
          const billStartDate = dayInMonth(within, 0, billDay);
          const billEndDate = shiftDays(dayInMonth(within, 1, billDay), -1);
          const activationDate = shiftDays(billStartDate, -age);
          const cycles = billingCyclesOf({ billStartDate, billEndDate, activationDate }, billStartDate);
          expect(cycles[0]).toEqual({ start: billStartDate, end: billEndDate });
          cycles.slice(1).forEach(({ end }, index) => expect(shiftDays(end, 1)).toBe(cycles[index]?.start));
          for (const { start, end } of cycles) expect(daysFrom(start, end).length).toBeGreaterThanOrEqual(28);
          expect(cycles.at(-1)?.start.localeCompare(activationDate)).toBeLessThanOrEqual(0);
          expect(cycles.slice(0, -1).every(({ start }) => start > activationDate)).toBe(true);
          // A month earlier the carrier sent the previous cycle: the same cycles must precede it.
          const [, previousCycle] = cycles;
          if (previousCycle)
            expect(
              billingCyclesOf(
                { billStartDate: previousCycle.start, billEndDate: previousCycle.end, activationDate },
                previousCycle.start,
              ),
            ).toEqual(cycles.slice(1));
        },
      ),
    );
  });
});

it('returns the month of the given day for a line without dates (ACCOUNT-3)', () => {
  expect(spans({}, '2028-02-10')).toEqual(['2028-02-01 2028-02-29']);
});

it.each([
  ['the next billing date', { nextBillingDate: '2026-12-05', billEndDate: '2026-12-11' }, '2026-12-05', '2026-12-04'],
  ['the end of the cycle', { billStartDate: '2026-11-05', billEndDate: '2026-12-04' }, '2026-12-05', '2026-12-04'],
  ['no date', {}, undefined, undefined],
])('by %s the next cycle begins the day after the last day (ACCOUNT-3, TOPUP-8)', (_, line, next, last) => {
  expect(nextCycleStart(line, '2026-12-04')).toBe(next);
  expect(lastDayToUse(line, '2026-12-04')).toBe(last);
});

describe('the present cycle contains today although the carrier moves its dates late (ACCOUNT-3)', () => {
  it.each([
    ['on the bill day', { nextBillingDate: '2026-11-28' }, '2026-11-28', '2026-11-28 2026-12-27'],
    ['nine days after the bill day', { nextBillingDate: '2026-11-19' }, '2026-11-28', '2026-11-19 2026-12-18'],
    ['three months after the last day', { billEndDate: '2026-08-30' }, '2026-11-28', '2026-10-31 2026-11-29'],
    ['months ahead', { nextBillingDate: '2027-03-15' }, '2026-11-28', '2026-11-15 2026-12-14'],
    [
      'on the 31st in February',
      { billStartDate: '2026-01-31', billEndDate: '2026-02-27' },
      '2026-03-01',
      '2026-02-28 2026-03-30',
    ],
    [
      'after a cycle that is not a month',
      { billStartDate: '2026-11-03', billEndDate: '2026-12-19' },
      '2026-12-24',
      '2026-12-20 2027-01-19',
    ],
    ['in a wrong year', { nextBillingDate: '0001-05-10' }, '2026-11-28', '2026-11-10 2026-12-09'],
  ])('%s', (_, line, at, expected) => {
    expect(spans(line, at)[0]).toBe(expected);
    const [, end = ''] = expected.split(' ');
    expect(lastDayToUse(line, at)).toBe(end);
    expect(nextCycleStart(line, at)).toBe(shiftDays(end, 1));
  });

  it('holds for every bill day and every day of three years, and keeps the bill day', () => {
    const day = fc.constantFrom(...daysFrom('2025-12-01', '2028-12-31'));
    fc.assert(
      fc.property(day, day, fc.integer({ min: 1, max: 31 }), (stated, at, billDay) => {
        const nextBillingDate = dayInMonth(stated, 0, billDay);
        const [{ start, end } = { start: '', end: '' }] = billingCyclesOf({ nextBillingDate }, at);
        expect(start <= at && at <= end).toBe(true);
        expect(daysFrom(start, end).length).toBeGreaterThanOrEqual(28);
        expect(daysFrom(start, end).length).toBeLessThanOrEqual(31);
      }),
    );
  });
});

it.each([
  ['2026-11-02', 0],
  ['2026-11-03', 1 / 30],
  ['2026-11-17', 0.5],
  ['2026-12-02', 1],
  ['2026-12-03', 1],
])('counts a day as gone at its end: on %s, %d of the cycle', (day, share) => {
  expect(shareGone({ start: '2026-11-03', end: '2026-12-02' }, day)).toBeCloseTo(share);
});
