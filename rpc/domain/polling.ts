/** Open page of the account: the activation journey or `/status`, Home or another page, or none. */
export type Audience = 'journey' | 'home' | 'nobody';

/** Returns the milliseconds until the next poll, by the age of the job and by the open page. */
export type Schedule = (ageMs: number, audience: Audience) => number;

/** Result of one poll. */
export interface PollResult {
  state: string;
  settled: boolean;
}

const second = 1000;
const minute = 60 * second;
/** Maximum time of polling, in milliseconds (POLL-8). */
export const pollLifeMs = 72 * 60 * minute;

/**
 * Returns a schedule with one interval for the first minute and another after it.
 * @param first seconds
 * @param later seconds
 */
export function firstMinute(first: number, later: number): Schedule {
  return (ageMs) => (ageMs < minute ? first : later) * second;
}

/** A top-up, and any operation whose reply was lost (POLL-4). */
export const lostReplySchedule = firstMinute(5, 30);

/** Returns the milliseconds until the next read for a write without a trace, by its age (LEDGER-7). */
export function noTraceInterval(ageMs: number): number {
  if (ageMs < 10 * minute) return 30 * second;
  if (ageMs < 60 * minute) return 5 * minute;
  return ageMs < 6 * 60 * minute ? 15 * minute : 60 * minute;
}

/** An activation or a port-in (POLL-1). */
export const activationSchedule: Schedule = (ageMs, audience) => {
  if (audience === 'journey') return 5 * second;
  return audience === 'home' ? 30 * second : Math.min(5 * minute, Math.max(30 * second, ageMs / 30));
};

/** A SIM swap (POLL-6). */
export const simSwapSchedule: Schedule = () => minute;

/** Returns the wait after a number of failed polls in a row: 5 s, 30 s, then doubling up to 5 min (POLL-7). */
export function afterFailure(failures: number): number {
  return failures === 1 ? 5 * second : Math.min(5 * minute, 30 * second * 2 ** Math.min(failures - 2, 10));
}
