/** Level of a line's data usage: warning from 75 %, red over 90 %, a notice at 100 % (LINE-21). */
export type UsageLevel = 'ok' | 'warn' | 'bad' | 'full';

export interface DataUsage {
  usedBytes: number;
  /** Bytes of the plan's data; 0 when the plan has no limit. */
  maxBytes: number;
  /** The data has no end: `maxBytes` is the part with full speed (LINE-39). */
  unlimited?: true;
  leftBytes: number;
  /** Used data in whole percent, rounded down, so that 100 means that no data is left. */
  percent: number;
  level: UsageLevel;
}

/**
 * Returns the usage of a line (LINE-21); sizes in bytes, `maxBytes` 0 for no limit. Unlimited data is never used up.
 */
export function dataUsage(usedBytes: number, maxBytes: number, unlimited = false): DataUsage {
  const share = maxBytes > 0 ? (usedBytes / maxBytes) * 100 : 0;
  return {
    usedBytes,
    maxBytes,
    ...(unlimited ? { unlimited } : {}),
    leftBytes: Math.max(0, maxBytes - usedBytes),
    percent: Math.min(100, Math.floor(share)),
    level: unlimited ? 'ok' : share >= 100 ? 'full' : share > 90 ? 'bad' : share >= 75 ? 'warn' : 'ok',
  };
}
