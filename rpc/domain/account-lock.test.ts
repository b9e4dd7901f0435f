import { expect, test } from 'vitest';
import { isLocked, isOtpRefusal, typedOtp } from './account-lock.ts';

test.each([
  [[], false],
  [['ACC_LOCK'], false],
  [['ACC_LOCK', 'PORT_OUT'], true],
])('ACTIVITY-6: the lock %j means locked: %s', (accAccessLock, locked) => {
  expect(isLocked({ accAccessLock })).toBe(locked);
});

test.each(['123456', ' 123 456 ', '123-456', '123\u2013456', '1 2 3 4 5 6', '123\u00a0456', '123\t456\n'])(
  'LOCK-8: a password typed or pasted as %j is 123456',
  (typed) => {
    expect(typedOtp(typed)).toBe('123456');
  },
);

test('LOCK-9: three problems are about the password, anything else is not', () => {
  expect(['attemptsExceeded', 'timeOut', 'wrong', 'other', undefined].map(isOtpRefusal)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
