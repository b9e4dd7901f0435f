import { expect, test } from 'vitest';
import { isReason } from './operator-reason.ts';

test.each([
  ['ab', false],
  [' ab ', false],
  ['abc', true],
  ['x'.repeat(300), true],
  ['x'.repeat(301), false],
])('the audit log takes “%s” as a reason: %s (SAFETY-54)', (typed, isTaken) => {
  expect(isReason(typed)).toBe(isTaken);
});
