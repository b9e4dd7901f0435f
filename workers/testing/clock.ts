import { vi } from 'vitest';

/** Stops the Worker's own clock; the carrier's and the platform's go on. Alarms are rung by hand. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
}

/** Moves the Worker's clock. */
export function pass(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

export function startClock(): void {
  vi.useRealTimers();
}

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
