import { type Day, shiftDays } from '../day.ts';
import type { OrderStep } from '../order.ts';

/** Returns the day on which an order of SIM cards is expected; undefined once it is there, or not known (ORDER-6). */
export function expectedDay(steps: readonly OrderStep[]): Day | undefined {
  return steps.find(({ step, state }) => step === 'delivered' && state === 'next')?.day;
}

/** Longest time in days that a way to ship takes; a larger number is something else. */
const longestDays = 60;

/**
 * Returns the day by which a new order arrives (ORDER-31).
 * @param days of its way to ship, in the carrier's words: "3-6"
 * @returns undefined for words without a number of days
 */
export function arrivesBy(orderedOn: Day, days: string): Day | undefined {
  const last = Number(/^\s*(?:\d+\s*-\s*)?(\d+)\s*$/.exec(days)?.[1]);
  return last > 0 && last <= longestDays ? shiftDays(orderedOn, last) : undefined;
}
