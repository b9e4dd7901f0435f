import { describe, expect, test } from 'vitest';
import {
  codeLifeMs,
  codeStanding,
  isLocked,
  isOtpRefusal,
  otpDigits,
  resendMs,
  triesPerCode,
  typedOtp,
} from './account-lock.ts';

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

test('LOCK-7, LOCK-8, LOCK-10, LOCK-15: digits, tries, and times of a password', () => {
  expect({ otpDigits, triesPerCode, resendMs, codeLifeMs }).toEqual({
    otpDigits: 6,
    triesPerCode: 5,
    resendMs: 15_000,
    codeLifeMs: 600_000,
  });
});

describe('LOCK-15: how a password stands', () => {
  const sentAt = Date.parse('2026-11-20T12:00:00Z');
  const wrong = { state: 'refused', refusal: 'wrong' } as const;
  const tried = (count: number) => Array.from({ length: count }, () => wrong);
  type Try = Parameters<typeof codeStanding>[1][number];
  test.each<[how: string, tries: Try[], afterMs: number, triesLeft: number, isOver: boolean, isOpen: boolean]>([
    ['just emailed', [], 0, 5, false, true],
    ['LOCK-17: tried once', tried(1), 1_000, 4, false, true],
    ['LOCK-10: with one try left', tried(4), 1_000, 1, false, true],
    ['LOCK-10: with none', tried(5), 1_000, 0, false, false],
    ['LOCK-10: tried more often, by parallel requests', tried(7), 1_000, 0, false, false],
    ['ten minutes old', [], 600_000, 5, false, true],
    ['older', [], 600_001, 5, false, false],
    ['used', [wrong, { state: 'done' }], 1_000, 3, true, false],
    ['too late, by the carrier', [{ state: 'refused', refusal: 'timeOut' }], 1_000, 4, true, false],
    ['tried too often, by the carrier', [{ state: 'refused', refusal: 'attemptsExceeded' }], 1_000, 4, true, false],
    ['on its way', [{ state: 'sending' }], 1_000, 4, false, true],
  ])('%s', (_, tries, afterMs, triesLeft, isOver, isOpen) => {
    expect(codeStanding(sentAt, tries, sentAt + afterMs)).toEqual({ triesLeft, isOver, isOpen });
  });
});
