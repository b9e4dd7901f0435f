import { expect, it, test } from 'vitest';
import { type DigitsKind, digitsProblem, type DigitsProblem, digitsRules } from './digits.ts';

const of = (count: number) => '1'.repeat(count);

test.each<[DigitsKind, string, DigitsProblem | undefined]>([
  ['imei', '', 'missing'],
  ['imei', of(14), 'length'],
  ['imei', of(15), undefined],
  ['imei', of(16), 'length'],
  ['imei', `${of(14)}A`, 'notDigits'],
  ['imei', `A${of(14)}`, 'notDigits'],
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
