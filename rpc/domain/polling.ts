/** Who has a page open: the activation journey or `/status`, Home or another page, or nobody. */
export type Audience = 'journey' | 'home' | 'nobody';

/** Milliseconds until the carrier is asked again, by the age of what is asked about and by who looks. */
export type Schedule = (ageMs: number, audience: Audience) => number;

/** What one question to the carrier found out. */
export interface PollResult {
  state: string;
  settled: boolean;
}

const second = 1000;
const minute = 60 * second;
/** Nothing is asked about for longer than this (POLL-8). Milliseconds. */
export const pollLifeMs = 72 * 60 * minute;

/** One interval for the first minute, another after it. Seconds. */
export function firstMinute(first: number, later: number): Schedule {
  return (ageMs) => (ageMs < minute ? first : later) * second;
}

/** A top-up, and any operation whose reply was lost (POLL-4). */
export const lostReplySchedule = firstMinute(5, 30);

/** An activation or a port-in (POLL-1). */
export const activationSchedule: Schedule = (ageMs, audience) => {
  if (audience === 'journey') return 5 * second;
  return audience === 'home' ? 30 * second : Math.min(5 * minute, Math.max(30 * second, ageMs / 30));
};

/** A SIM swap (POLL-6). */
export const simSwapSchedule: Schedule = () => minute;

/** The wait after a number of failed questions in a row: 5 s, 30 s, then doubling up to 5 min (POLL-7). */
export function afterFailure(failures: number): number {
  return failures === 1 ? 5 * second : Math.min(5 * minute, 30 * second * 2 ** Math.min(failures - 2, 10));
}
