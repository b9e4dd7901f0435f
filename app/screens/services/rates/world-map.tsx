import { landOf, landSize } from './world-land.ts';

interface WorldMapProps {
  /** The countries in color. */
  codes: readonly string[];
  /** One of them, in a color of its own. */
  marked?: string | undefined;
  label: string;
}

/** The world as a grid of points, with the covered countries in color; SVG attributes, as the policy blocks styles. */
export function WorldMap({ codes, marked, label }: WorldMapProps) {
  const covered = new Set(codes);
  const pathOf = (isShown: (code: string) => boolean) =>
    [...landOf].flatMap(([code, path]) => (isShown(code) ? [path] : [])).join('');
  return (
    <svg width="100%" viewBox={`-1 -1 ${landSize.columns + 1} ${landSize.rows + 1}`} role="img" aria-label={label}>
      <g fill="none" strokeWidth=".8" strokeLinecap="round" strokeDasharray="0 1">
        <path stroke="var(--line)" d={pathOf((code) => !covered.has(code))} />
        <path stroke="var(--brand)" d={pathOf((code) => covered.has(code) && code !== marked)} />
        {marked && <path stroke="var(--bad)" strokeWidth="1.4" d={landOf.get(marked)} />}
      </g>
    </svg>
  );
}
