import { resendMs } from './account-lock.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** At most so many within so many milliseconds. */
export interface Limit {
  most: number;
  withinMs: number;
}

/** What one person may do how often (SAFETY-10); docs/limits.md has the reason of each. All parts of a limit hold. */
export const limits = {
  'bill-email': [
    { most: 3, withinMs: hour },
    { most: 10, withinMs: day },
  ],
  'one-time-password': [
    // LOCK-7, LOCK-11
    { most: 1, withinMs: resendMs },
    { most: 3, withinMs: hour },
  ],
  'esim-kit': [{ most: 3, withinMs: hour }],
  invitation: [{ most: 5, withinMs: hour }],
  'more-invitations': [{ most: 1, withinMs: day }],
  // ROUTER-9
  'router-ssid': [{ most: 5, withinMs: hour }],
  'router-password': [{ most: 5, withinMs: hour }],
  'router-restart': [{ most: 3, withinMs: hour }],
  // SETTINGS-17
  notifications: [{ most: 20, withinMs: hour }],
  // CARE-2
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
 * When one more is possible again, in milliseconds since 1970; undefined when it is possible now.
 * @param times when those that count were done, in any order
 */
export function possibleAgainAt(name: LimitName, times: readonly number[], now: number): number | undefined {
  const waits = limits[name].flatMap(({ most, withinMs }: Limit) => {
    const counted = times.filter((at) => at > now - withinMs).sort((one, other) => other - one);
    const last = counted[most - 1];
    return last === undefined ? [] : [last + withinMs];
  });
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

/** After this time, in milliseconds, a counter of requests has begun anew (docs/limits.md). */
export const ratePeriodMs = 60_000;

/** `Retry-After`: whole seconds until one more is possible (SAFETY-10). Both in milliseconds since 1970. */
export function retryAfter(until: number, now: number): string {
  return String(Math.max(1, Math.ceil((until - now) / 1_000)));
}

/** How far back times have to be known, in milliseconds. */
export function limitWindowMs(name: LimitName): number {
  return Math.max(...limits[name].map(({ withinMs }: Limit) => withinMs));
}
