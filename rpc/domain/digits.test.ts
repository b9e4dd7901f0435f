import { describe, expect, it, test } from 'vitest';
import {
  type DigitsKind,
  digitsOf,
  digitsProblem,
  type DigitsProblem,
  digitsRules,
  phoneDigits,
  withoutSeparators,
} from './digits.ts';

const of = (count: number) => '1'.repeat(count);

it.each([
  ['35-693803-564380-9', '356938035643809'],
  ['35 693803 564380 9', '356938035643809'],
  ['\u202a356938035643809\u202c', '356938035643809'],
  ['89\u00a001\u2011260\u2013882\t7', '89012608827'],
  ['02110-1234\n', '021101234'],
  ['  ', ''],
  ['12a', '12a'],
  ['12.5', '12.5'],
])('drops the separators of a typed or pasted number: %j → %s (PUBLIC-11)', (typed, digits) => {
  expect(withoutSeparators(typed)).toBe(digits);
});

describe('phoneDigits (ACTIVATE-16)', () => {
  it.each([
    ['(617) 555-0142', '6175550142'],
    ['617.555.0142', '6175550142'],
    ['+1 617 555 0142', '6175550142'],
    ['16175550142', '6175550142'],
    ['6175550142', '6175550142'],
    ['1617555014', '1617555014'],
    ['161755501423', '161755501423'],
    ['26175550142', '26175550142'],
    ['216175550142', '216175550142'],
    ['1617555014A', '1617555014A'],
  ])('%s → %s', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits);
    expect(digitsOf('phone', typed)).toBe(digits);
  });

  it('keeps such characters in other numbers', () => {
    expect(digitsOf('imei', '(35) 693-803')).toBe('(35)693803');
    expect(digitsOf('zip', '12345678901')).toBe('12345678901');
  });
});

test.each<[DigitsKind, string, DigitsProblem | undefined]>([
  ['imei', '', 'missing'],
  ['imei', of(14), 'length'],
  ['imei', of(15), undefined],
  ['imei', of(16), 'length'],
  ['imei', `${of(14)}A`, 'notDigits'],
  ['imei', `A${of(14)}`, 'notDigits'],
  ['imei', '١٢٣٤٥٦٧٨٩٠١٢٣٤٥', 'notDigits'],
  ['iccid', of(18), 'length'],
  ['iccid', of(19), undefined],
  ['iccid', of(20), 'length'],
  ['zip', of(4), 'length'],
  ['zip', of(5), undefined],
  ['zip', of(10), undefined],
  ['zip', of(11), 'length'],
  ['zip', '00000', undefined],
  ['portZip', '00000', 'refused'],
  ['portZip', '99999', 'refused'],
  ['portZip', '000000', undefined],
  ['portZip', '02110', undefined],
])('%s %j: %s (PUBLIC-10)', (kind, digits, problem) => {
  expect(digitsProblem(kind, digits)).toBe(problem);
});

it('accepts 15 digits for an IMEI and 19 for a SIM number (PUBLIC-10, PUBLIC-23)', () => {
  expect([digitsRules.imei.most, digitsRules.iccid.most]).toEqual([15, 19]);
});
