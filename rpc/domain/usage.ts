/** How much of a line's data is used: warning from 75 %, red over 90 %, a notice at 100 % (LINE-21). */
export type UsageLevel = 'ok' | 'warn' | 'bad' | 'full';

export interface DataUsage {
  usedBytes: number;
  /** 0 when the plan has no limit. */
  maxBytes: number;
  leftBytes: number;
  /** Whole percent, rounded down, so that 100 is said only when it is true. */
  percent: number;
  level: UsageLevel;
}

/** The usage of a line (LINE-21); sizes in bytes, `maxBytes` 0 for no limit. */
export function dataUsage(usedBytes: number, maxBytes: number): DataUsage {
  const share = maxBytes > 0 ? (usedBytes / maxBytes) * 100 : 0;
  return {
    usedBytes,
    maxBytes,
    leftBytes: Math.max(0, maxBytes - usedBytes),
    percent: Math.min(100, Math.floor(share)),
    level: share >= 100 ? 'full' : share > 90 ? 'bad' : share >= 75 ? 'warn' : 'ok',
  };
}
