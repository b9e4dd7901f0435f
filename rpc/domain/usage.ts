/** How full a line's data is: amber from 75 %, red over 90 %, a notice of its own at 100 % (portal-1 §9). */
export type UsageLevel = 'ok' | 'warn' | 'bad' | 'full';

export interface DataUsage {
  usedBytes: number;
  /** 0 when the plan has no limit. */
  maxBytes: number;
  leftBytes: number;
  /** Whole percent, rounded down, so that 100 is only said when it is true. */
  percent: number;
  level: UsageLevel;
}

/** Sizes in bytes. */
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
