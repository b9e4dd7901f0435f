import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { CycleUsage } from '#contracts/usage/vocabulary.ts';
import { nextCycleStart, presentCycle, startAfter } from '../billing-cycle.ts';
import { countDays, type Day } from '../day.ts';
import { isActivated, isInState, isNonPay, isSetupLeft, type LineState, lineStateOf } from '../line-status.ts';
import { type DataUsage, dataUsage } from '../usage.ts';
import { type Read, valueOf } from './read.ts';

/** Data of a line in the present billing cycle. The days are absent while the cycle is unknown. */
export interface DataLeft extends DataUsage {
  /** First day of the next billing cycle (ACCOUNT-20). */
  resetsOn?: Day | undefined;
  /** Days until the next billing cycle, today included (HOME-21). */
  daysLeft?: number | undefined;
}

/** Data left on a line, when the carrier returned it. */
interface MaybeLeft {
  left?: DataLeft | undefined;
  /** The read of the data has no reply yet (HTTP-25). */
  isLoading?: true;
}

/** State of a line's data now. `left` is absent where the carrier did not return it; sizes in bytes. */
export type DataNow =
  | { kind: 'no-service'; state: LineState }
  | { kind: 'suspended'; isNonPay: boolean }
  | ({ kind: 'not-installed' | 'paused' } & MaybeLeft)
  | { kind: 'unlimited' | 'usable' | 'used-up'; left: DataLeft }
  | ({ kind: 'slowed'; until?: Day | undefined } & MaybeLeft)
  | { kind: 'unread'; isLoading?: true };

interface DataNowInput {
  line: Customer;
  primary: Pick<Customer, 'status' | 'meta'>;
  /** Data usage in the present billing cycle. */
  usage: Read<CycleUsage>;
  /** The plans on sale have the line's plan as unlimited (LINE-43). */
  isUnlimited: boolean;
  today: Day;
}

/** Returns what a line's data can do now; the first condition that fits decides (LINE-46). */
export function dataNow({ line, primary, usage, isUnlimited, today }: DataNowInput): DataNow {
  if (!isActivated(line.status)) return { kind: 'no-service', state: lineStateOf(line.status) };
  if (isInState(line, 'suspended')) return { kind: 'suspended', isNonPay: isNonPay(line, primary) };
  const left = leftIn(valueOf(usage), line, isUnlimited, today);
  const maybeLeft: MaybeLeft = usage.kind === 'loading' ? { isLoading: true } : { left };
  if (isSetupLeft(line)) return { kind: 'not-installed', ...maybeLeft };
  if (line.isDataCutoff) return { kind: 'paused', ...maybeLeft };
  if (isSlow(line, left)) return { kind: 'slowed', until: left?.resetsOn ?? nextCycleStart(line, today), ...maybeLeft };
  if (!left) return { kind: 'unread', ...(maybeLeft.isLoading && { isLoading: true }) };
  if (isEndless(left)) return { kind: 'unlimited', left };
  return { kind: left.leftBytes > 0 ? 'usable' : 'used-up', left };
}

/** Data that is left ends the carrier's mark. Unlimited data is slow once its full-speed part is used (LINE-43). */
function isSlow({ isThrottled }: Pick<Customer, 'isThrottled'>, left: DataLeft | undefined): boolean {
  if (!left) return isThrottled;
  if (isEndless(left)) return isThrottled || (left.maxBytes > 0 && left.leftBytes === 0);
  return isThrottled && left.leftBytes === 0;
}

const isEndless = ({ unlimited, maxBytes }: DataLeft) => unlimited === true || maxBytes === 0;

/** Returns the line's data of the present cycle. The reply may still have that of the cycle before (ACCOUNT-20). */
function leftIn(usage: CycleUsage | undefined, line: Customer, isUnlimited: boolean, today: Day): DataLeft | undefined {
  const lineUse = usage?.users.find(({ userId }) => userId === line.id);
  if (!usage || !lineUse || usage.billEndDate < today) return undefined;
  const cycle = presentCycle(line, today) ?? presentCycle(usage, today);
  return {
    ...dataUsage(lineUse.bytes, lineUse.maxBytes, isUnlimited),
    resetsOn: startAfter(cycle),
    daysLeft: cycle && countDays(today, cycle.end),
  };
}

/** Returns the data that is left, where the state has any. */
export function leftOf(data: DataNow): DataLeft | undefined {
  return 'left' in data ? data.left : undefined;
}

/**
 * Returns the line's data once more is added, in bytes (TOPUP-14). Undefined where the data has no end, and while the
 * carrier has not returned what is left.
 */
export function leftAfter(data: DataNow, addedBytes: number): DataLeft | undefined {
  const left = leftOf(data);
  if (!left || left.unlimited || left.maxBytes === 0) return undefined;
  const maxBytes = left.maxBytes + addedBytes;
  return { ...left, maxBytes, leftBytes: Math.max(0, maxBytes - left.usedBytes) };
}

/**
 * Returns the bytes a day that make the data last until the reset, today included. Undefined where nothing is left, the
 * data cannot be used or has no end, and while the cycle is unknown (ACCOUNT-18).
 */
export function dailyPace(data: DataNow | undefined): number | undefined {
  if (data?.kind !== 'usable' || !data.left.daysLeft) return undefined;
  return data.left.leftBytes / data.left.daysLeft;
}

/** Returns the setting of the line's Data Service switch, in every state of the line (ACCOUNT-8). */
export function isDataPaused({ isDataCutoff }: Pick<Customer, 'isDataCutoff'>): boolean {
  return isDataCutoff;
}

/** Returns what the Data Service switch comes to, in the order of LINE-46: a suspended line has no data. */
export function dataServiceOf(state: LineState, isPaused: boolean): 'on' | 'paused' | 'suspended' {
  if (state === 'suspended') return 'suspended';
  return isPaused ? 'paused' : 'on';
}

/** Returns true when only the usage shows whether the line is slow: the carrier's mark may be outdated (LINE-46). */
export function needsUsage(line: Pick<Customer, 'status' | 'isThrottled'>): boolean {
  return isInState(line, 'active') && line.isThrottled;
}
