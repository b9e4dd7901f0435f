import { isOperationKind, type OperationKind, operationKinds } from './operation.ts';

/**
 * What the Account object asks the carrier about, again and again, until it is settled: all operations, and two things
 * that the carrier does of itself.
 */
export const jobKinds = [...operationKinds, 'activation', 'sim-swap'] as const;
export type JobKind = (typeof jobKinds)[number];

/** Who is looking: the activation journey or `/status`, Home and other pages, or nobody. */
export type Audience = 'journey' | 'home' | 'nobody';

const second = 1000;
const minute = 60 * second;
/** A question older than this is given up (decision 8). */
export const jobLifeMs = 72 * 60 * minute;

/** How often an operation is asked about: in its first minute, and after it (decision 8). Milliseconds. */
const pollIntervals: Readonly<Record<OperationKind, readonly [first: number, later: number]>> = {
  'top-up': [5 * second, 30 * second],
  'plan-change': [3 * second, 15 * second],
  // The rest is done at once: only a lost reply is asked after, as for a top-up.
  'data-service': [5 * second, 30 * second],
  'line-name': [5 * second, 30 * second],
  'auto-top-up': [5 * second, 30 * second],
  'payment-page': [5 * second, 30 * second],
  'promise-to-pay': [5 * second, 30 * second],
  'month-in-advance': [5 * second, 30 * second],
  'invoice-mail': [5 * second, 30 * second],
  'account-lock': [5 * second, 30 * second],
};

/** Milliseconds until the carrier is asked again (decision 8). Ages in milliseconds. */
export function intervalOf(kind: JobKind, ageMs: number, audience: Audience, failures = 0): number {
  if (failures > 0) return afterFailure(failures);
  if (isOperationKind(kind)) return pollIntervals[kind][ageMs < minute ? 0 : 1];
  switch (kind) {
    case 'activation':
      if (audience === 'journey') return 5 * second;
      return audience === 'home' ? 30 * second : rising(ageMs);
    case 'sim-swap':
      return minute;
  }
}

/** 5 s, then 30 s, then twice as long each time up to 5 min: a failed question never ends the polling. */
function afterFailure(failures: number): number {
  return failures === 1 ? 5 * second : Math.min(5 * minute, 30 * second * 2 ** Math.min(failures - 2, 10));
}

/** 30 s in the first quarter of an hour, rising to 5 min. */
function rising(ageMs: number): number {
  return Math.min(5 * minute, Math.max(30 * second, ageMs / 30));
}

/** The page's own refresh where there is no script: the same interval, in whole seconds (decision 9). */
export function refreshSeconds(kind: JobKind, ageMs: number, audience: Audience): number {
  return Math.round(intervalOf(kind, ageMs, audience) / second);
}
