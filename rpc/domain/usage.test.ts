import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataUsage, type UsageLevel } from './usage.ts';

const most = 10_000_000;

describe('warns from 75 %, is red over 90 %, and shows a notice at 100 % (LINE-21)', () => {
  test.each<[share: number, level: UsageLevel, percent: number]>([
    [0, 'ok', 0],
    [74.9, 'ok', 74],
    [75, 'warn', 75],
    [90, 'warn', 90],
    [90.1, 'bad', 90],
    [99.99, 'bad', 99],
    [100, 'full', 100],
    [108, 'full', 100],
  ])('%f %% used is %s and shown as %i %%', (share, level, percent) => {
    const usedBytes = Math.round((most * share) / 100);
    expect(dataUsage(usedBytes, most)).toEqual({
      usedBytes,
      maxBytes: most,
      leftBytes: Math.max(0, most - usedBytes),
      percent,
      level,
    });
  });

  test('is never full without a limit', () => {
    expect(dataUsage(5_000_000_000, 0)).toMatchObject({ percent: 0, level: 'ok', maxBytes: 0 });
  });

  test('never reports unlimited data as used up, at any use of its full speed (LINE-43)', () => {
    expect(dataUsage(0, most, true)).toMatchObject({ level: 'ok', unlimited: true });
    expect(dataUsage(most, most, true)).toMatchObject({ level: 'ok', unlimited: true, leftBytes: 0, percent: 100 });
  });

  test('shows 100 % exactly when no data is left', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 40), fc.integer({ min: 1, max: 2 ** 40 }), (used, max) => {
        const { percent, leftBytes, level } = dataUsage(used, max);
        return (percent === 100) === (leftBytes === 0) && (level === 'full') === (leftBytes === 0);
      }),
    );
  });
});
