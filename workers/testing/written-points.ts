import type { PointFacts, PointName } from '../points/point-table.ts';
import { commonTexts, pointTable } from '../points/point-table.ts';

/** The objects may have modules of their own: what they share with a test is the isolate. */
const shared = globalThis as { pointsOfTest?: AnalyticsEngineDataPoint[] };

/** Stands for the platform's binding in tests of the objects. */
export const pointBinding = {
  writeDataPoint: (point?: AnalyticsEngineDataPoint) => void (point && shared.pointsOfTest?.push(point)),
};

/** The points of a kind that are written from here on, as they were told. */
export function writtenPoints<N extends PointName>(name: N): () => PointFacts<N>[] {
  const all = (shared.pointsOfTest ??= []);
  const before = all.length;
  const { texts, numbers } = pointTable[name];
  return () =>
    all
      .slice(before)
      .filter(({ blobs = [] }) => blobs[0] === name)
      .map(({ blobs = [], doubles = [] }) => {
        const said = texts.map((key, index) => [key, blobs[commonTexts.length + index]] as const);
        const counted = numbers.map((key, index) => [key, doubles[index]] as const);
        return Object.fromEntries([...said, ...counted.filter(([key]) => key !== 'others')]);
      }) as PointFacts<N>[];
}
