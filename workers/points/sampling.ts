import type { PointFacts, PointName } from './point-table.ts';

/** Points of which a large portal writes a sample: requests, calls, polls and renewals that went well. */
const isUsual: { readonly [N in PointName]?: (facts: PointFacts<N>) => boolean } = {
  page: ({ status, harm }) => status < '400' && harm === '',
  'carrier call': ({ outcome }) => outcome === 'reply',
  poll: ({ outcome }) => outcome === 'open' || outcome === 'settled',
  renewal: ({ outcome }) => outcome === 'renewed',
};

/** Returns the sampling of a configuration: one point of so many; NaN where it is no whole number from 1 on. */
export function samplingOf(text = '1'): number {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * Returns the number of points that one stands for beside itself; undefined for one that is left out (SAFETY-87).
 * Points of failures, refusals and everything rare are all written.
 * @param sampling one of so many is written; all of them for a number that is none
 */
export function othersOf<N extends PointName>(name: N, facts: PointFacts<N>, sampling: number): number | undefined {
  if (!(sampling > 1) || !isUsual[name]?.(facts)) return 0;
  return Math.random() * sampling < 1 ? sampling - 1 : undefined;
}
