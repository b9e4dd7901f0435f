import { landSize } from './world-land.ts';
import { dotsOf, placeOnMap } from './world-dots.ts';

interface WorldMapProps {
  /** Codes of the highlighted countries. */
  codes: readonly string[];
  /** Code of the country that is drawn in amber with a ring. */
  marked?: string | undefined;
  label: string;
}

/** Color of the marked country on the dark surface of every brand, in both schemes. */
const amber = '#ffc24d';

/** The world as a grid of dots, the covered countries lit (SERVICE-24). Attributes, as the policy blocks styles. */
export function WorldMap({ codes, marked, label }: WorldMapProps) {
  const covered = new Set(codes);
  const place = marked === undefined ? undefined : placeOnMap(marked);
  const { columns, rows } = landSize;
  return (
    <svg className="world" viewBox={`-1 -1 ${columns + 1} ${rows + 1}`} role="img" aria-label={label}>
      <path opacity=".3" d={dotsOf((code) => !covered.has(code))} />
      <path d={dotsOf((code) => covered.has(code))} />
      {place && <path className="here" stroke={amber} d={place.dots} />}
      {place?.ring && (
        <circle className="here" stroke={amber} cx={place.ring.x} cy={place.ring.y} r={place.ring.radius} />
      )}
    </svg>
  );
}
