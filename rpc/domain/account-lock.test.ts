import { describe, expect, test } from 'vitest';
import {
  codeLifeMs,
  codeStanding,
  isBeingSent,
  isLocked,
  isOtpRefusal,
  otpDigits,
  resendMs,
  triesPerCode,
  otpWhileTyped,
} from './account-lock.ts';

test.each([
  [[], false],
  [['ACC_LOCK'], false],
  [['ACC_LOCK', 'PORT_OUT'], true],
])('isLocked of the lock %j returns %s (ACTIVITY-6)', (accAccessLock, locked) => {
  expect(isLocked({ accAccessLock })).toBe(locked);
});

test.each([
  ['12ab34567', '123456'],
  ['123-456', '123456'],
  ['1 2', '12'],
  ['１２３', '123'],
  ['abc', ''],
])('otpWhileTyped of %j returns %j (LOCK-8)', (typed, digits) => {
  expect(otpWhileTyped(typed)).toBe(digits);
});

test('finds three problems that are about the password, and no others (LOCK-9)', () => {
  expect(['attemptsExceeded', 'timeOut', 'wrong', 'other', undefined].map(isOtpRefusal)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('sets digits, attempts and times of a password (LOCK-7, LOCK-8, LOCK-10, LOCK-15)', () => {
  expect({ otpDigits, triesPerCode, resendMs, codeLifeMs }).toEqual({
    otpDigits: 6,
    triesPerCode: 5,
    resendMs: 15_000,
    codeLifeMs: 600_000,
  });
});

describe('codeStanding (LOCK-15)', () => {
  const sentAt = Date.parse('2026-11-20T12:00:00Z');
  const wrong = { state: 'refused', refusal: 'wrong' } as const;
  const tried = (count: number) => Array.from({ length: count }, () => wrong);
  type Try = Parameters<typeof codeStanding>[1][number];
  test.each<[how: string, tries: Try[], afterMs: number, triesLeft: number, isOver: boolean, isOpen: boolean]>([
    ['just emailed', [], 0, 5, false, true],
    ['tried once (LOCK-17)', tried(1), 1_000, 4, false, true],
    ['with one try left (LOCK-10)', tried(4), 1_000, 1, false, true],
    ['with none (LOCK-10)', tried(5), 1_000, 0, false, false],
    ['tried more often, by parallel requests (LOCK-10)', tried(7), 1_000, 0, false, false],
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

test.each([
  ['sending', true],
  ['pending', true],
  ['unknown', false],
  ['done', false],
] as const)('the reply to a try that is %s is on its way: %s (LOCK-12)', (state, isOnItsWay) => {
  expect(isBeingSent({ state })).toBe(isOnItsWay);
});
