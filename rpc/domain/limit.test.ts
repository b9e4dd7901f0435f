import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { limits, limitWindowMs, possibleAgainAt, ratePeriodMs, retryAfter } from './limit.ts';

const now = Date.parse('2026-11-22T15:00:00Z');
const minutesAgo = (...minutes: number[]) => minutes.map((minute) => now - minute * 60_000);

describe('possibleAgainAt (SAFETY-10)', () => {
  test.each([
    ['nothing was done yet', minutesAgo(), undefined],
    ['fewer than the limit', minutesAgo(1, 2), undefined],
    ['an hour’s limit is reached: until the first of them is an hour old', minutesAgo(1, 59, 30), 1],
    ['the oldest is just an hour old', minutesAgo(1, 30, 60), undefined],
    [
      'both are: until the last of them allows it',
      minutesAgo(...Array.from({ length: 10 }, (_, index) => 1 + index)),
      1440 - 10,
    ],
    ['a day’s limit is reached', minutesAgo(...Array.from({ length: 10 }, (_, index) => 100 + index)), 1440 - 109],
  ])('%s', (_, times, minutes) => {
    expect(possibleAgainAt('bill-email', times, now)).toBe(minutes && now + minutes * 60_000);
  });

  test('returns the longest period of a limit', () => {
    expect(limitWindowMs('bill-email')).toBe(24 * 3_600_000);
  });

  test.each([
    [60_000, '60'],
    [59_001, '60'],
    [1, '1'],
    [0, '1'],
    [-5_000, '1'],
  ])('retryAfter of %i ms returns whole seconds: %s', (waitMs, seconds) => {
    expect(retryAfter(now + waitMs, now)).toBe(seconds);
  });

  test('counts requests by the minute', () => {
    expect(ratePeriodMs).toBe(60_000);
  });

  test('lists each limit with its reason', () => {
    const listed = readFileSync(new URL('../../docs/limits.md', import.meta.url), 'utf8');
    for (const name of Object.keys(limits)) expect(listed).toContain(`| ${name} |`);
  });
});
