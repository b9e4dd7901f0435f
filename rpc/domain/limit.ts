import { resendMs } from './account-lock.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Maximum number of requests within a period. */
export interface Limit {
  most: number;
  withinMs: number;
}

/** Rate limits per person (SAFETY-10); docs/limits.md has the reason of each. All parts of a limit hold. */
export const limits = {
  'bill-email': [
    { most: 3, withinMs: hour },
    { most: 10, withinMs: day },
  ],
  'one-time-password': [
    // Requests of a one-time password (LOCK-7, LOCK-11).
    { most: 1, withinMs: resendMs },
    { most: 3, withinMs: hour },
  ],
  'esim-kit': [{ most: 3, withinMs: hour }],
  invitation: [{ most: 5, withinMs: hour }],
  'more-invitations': [{ most: 1, withinMs: day }],
  // Changes of the router (ROUTER-9).
  'router-ssid': [{ most: 5, withinMs: hour }],
  'router-password': [{ most: 5, withinMs: hour }],
  'router-restart': [{ most: 3, withinMs: hour }],
  // Changes of notifications (SETTINGS-17).
  notifications: [{ most: 20, withinMs: hour }],
  // SAFETY-57: lines of the log of guarded acts, not the acts
  'sign-outs': [{ most: 20, withinMs: day }],
  // Operations of each kind, besides a limit of the kind itself (SAFETY-59).
  operation: [{ most: 50, withinMs: day }],
  // Codes for care agents (CARE-2).
  'care-code': [{ most: 5, withinMs: hour }],
  'device-check': [
    { most: 20, withinMs: 10 * minute },
    { most: 60, withinMs: day },
  ],
  'number-check': [
    { most: 20, withinMs: 10 * minute },
    { most: 60, withinMs: day },
  ],
} as const satisfies Record<string, readonly Limit[]>;

export type LimitName = keyof typeof limits;

/**
 * Returns the epoch milliseconds at which another request is possible, or undefined for now.
 * @param times times of the counted requests, in any order
 */
export function possibleAgainAt(name: LimitName, times: readonly number[], now: number): number | undefined {
  const waits = limits[name].flatMap(({ most, withinMs }: Limit) => {
    const counted = times.filter((at) => at > now - withinMs).sort((a, b) => b - a);
    const last = counted[most - 1];
    return last === undefined ? [] : [last + withinMs];
  });
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

/** A request counter starts again after this many milliseconds (docs/limits.md). */
export const ratePeriodMs = 60_000;

/**
 * Returns the whole seconds of `Retry-After` (SAFETY-10).
 * @param until end of the limit; epoch milliseconds, as `now`
 */
export function retryAfter(until: number, now: number): string {
  return String(Math.max(1, Math.ceil((until - now) / 1_000)));
}

/** Returns the longest period of a limit, in milliseconds. Older times do not count. */
export function limitWindowMs(name: LimitName): number {
  return Math.max(...limits[name].map(({ withinMs }: Limit) => withinMs));
}
