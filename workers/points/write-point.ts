import type { Env } from '../env.ts';
import { commonTexts, type PointFacts, type PointName, pointTable } from './point-table.ts';
import { othersOf, samplingOf } from './sampling.ts';

/** The longest text of a point, in characters: codes and names of the portal's own are shorter. */
const longest = 80;

/**
 * Writes one data point (SAFETY-60). It is handed over at once: nothing waits for it, no object is called, and nothing
 * depends on it, so it never throws. Without the binding (tests, a portal without deployment) it does nothing.
 */
export function writePoint<N extends PointName>(
  { POINTS, POINT_SAMPLING, VERSION }: Pick<Env, 'POINTS' | 'POINT_SAMPLING' | 'VERSION'>,
  name: N,
  facts: PointFacts<N>,
): void {
  const leftOutCount = othersOf(name, facts, samplingOf(POINT_SAMPLING));
  if (!POINTS || leftOutCount === undefined) return;
  const { texts, numbers, by } = pointTable[name];
  const values: Readonly<Record<string, string | number>> = { ...facts, others: leftOutCount };
  const text = (key: string) => String(values[key]).slice(0, longest);
  const common: Record<(typeof commonTexts)[number], string> = { point: name, version: VERSION?.id ?? '' };
  try {
    POINTS.writeDataPoint({
      indexes: [`${name} ${text(by)}`.slice(0, 96)],
      blobs: [...commonTexts.map((key) => common[key]), ...texts.map(text)],
      doubles: numbers.map((key) => Number(values[key])),
    });
  } catch {
    // Ignores a refused point: the platform limits points per invocation, and none is worth a failed page.
  }
}
