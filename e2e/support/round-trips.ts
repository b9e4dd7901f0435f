import type { LoggedCall } from './world.ts';

/** The tracker is no carrier, and is called after the page (SHELL-37). */
export const isOfCarrier = ({ id }: Pick<LoggedCall, 'id'>): boolean => !id?.startsWith('marketing.');

/**
 * Returns the number of steps in a page's carrier calls: a call is a new step if it began after the answers of the step
 * before could have arrived.
 * @param slowMs delay of each answer
 */
export function roundTrips(calls: readonly Pick<LoggedCall, 'id' | 'at'>[], slowMs: number): number {
  const times = calls
    .filter(isOfCarrier)
    .map(({ at }) => Date.parse(at))
    .sort((a, b) => a - b);
  let steps = 0;
  let began = Number.NEGATIVE_INFINITY;
  for (const time of times) {
    if (time - began < slowMs) continue;
    steps += 1;
    began = time;
  }
  return steps;
}
