import type { CoverageMapCopy } from './copy.ts';

/** The United States with the lines between the states, in the colors of the page (PUBLIC-30). */
export function StatesMap({ label, map }: { label: string; map: CoverageMapCopy['statesMap'] }) {
  const { width, height, coasts, lines } = map;
  return (
    <svg width="100%" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <g fill="none" stroke="var(--brand)" strokeLinejoin="round">
        <path fill="var(--soft)" d={coasts} />
        <path strokeWidth=".5" d={lines} />
      </g>
    </svg>
  );
}
