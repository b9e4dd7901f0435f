import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';

/**
 * Stops the Worker's clock until the test ends: other files run in the same process. The carrier's and the platform's
 * run on, so tests run alarms themselves.
 */
export function stopClock(at = Date.now()): void {
  vi.useFakeTimers({ now: at, toFake: ['Date'] });
  onTestFinished(startClock);
}

/** Moves the Worker's clock. */
export function pass(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

export function startClock(): void {
  vi.useRealTimers();
}

/** Lets the Worker's clock stand still in each test; after it nothing is replaced. */
export function standStill(at?: number): void {
  beforeEach(() => stopClock(at));
  afterEach(() => void vi.restoreAllMocks());
}

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
