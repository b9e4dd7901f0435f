import { expect, test } from 'vitest';
import { withPhoneMarks } from './with-phone-marks.ts';

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
])('ACTIVATE-16: “%s” becomes “%s” while it is typed', (typed, shown) => {
  expect(withPhoneMarks(typed)).toBe(shown);
});
