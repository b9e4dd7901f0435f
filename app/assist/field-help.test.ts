import { expect, it, test } from 'vitest';
import { digitCount } from '#rpc/domain/digits.ts';
import { withPhoneMarks, withSlash } from './field-help.ts';

it.each([
  ['', ''],
  ['0', '0'],
  ['08', '08/'],
  ['08/', '08/'],
  ['082', '08/2'],
  ['0829', '08/29'],
  ['8/29', '8/29'],
  ['829', '829'],
  ['1/30', '1/30'],
  ['08 / 29', '08 / 29'],
  ['08/2029', '08/2029'],
  ['Aug 29', 'Aug 29'],
])('"%s" becomes "%s" (CARD-9)', (typed, shown) => {
  expect(withSlash(typed)).toBe(shown);
});

test.each([
  ['61', '61'],
  ['617', '(617)'],
  ['6175', '(617) 5'],
  ['617555', '(617) 555'],
  ['(617) 5550', '(617) 555-0'],
  ['6175550142', '(617) 555-0142'],
  ['617-555-0142', '(617) 555-0142'],
  ['+1 617.555.0142', '(617) 555-0142'],
  ['61755501421', '61755501421'],
  ['617x', '617x'],
])('“%s” becomes “%s” while it is typed (ACTIVATE-16)', (typed, shown) => {
  expect(withPhoneMarks(typed)).toBe(shown);
});

test.each([
  ['', 0],
  ['35693803564380', 14],
  ['35693803564380x', 14],
  ['IMEI', 0],
  ['IMEI: 356938035643809', 15],
  ['356938035643809/01', 15],
  ['\u0663\u0665', 2],
])('counts the digits of “%s” alone: %i (PUBLIC-11)', (typed, count) => {
  expect(digitCount('imei', typed)).toBe(count);
});
