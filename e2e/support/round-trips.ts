import type { LoggedCall } from './world.ts';

/** The tracker is no carrier, and is told after the page (SHELL-37). */
export const isOfCarrier = ({ id }: Pick<LoggedCall, 'id'>): boolean => !id?.startsWith('marketing.');

/**
 * How many of a page's carrier calls waited for one another: a call is a new step if it began after the answers of the
 * step before could be there.
 * @param slowMs by how much each answer is delayed
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
