import { onFirstUse } from '#contracts/on-first-use.ts';
import { landOf } from './world-land.ts';

/** A row of dots on the map's grid. */
interface Run {
  x: number;
  y: number;
  /** Number of dots after the first one. */
  more: number;
}

const runsOf = (path: string): Run[] =>
  [...path.matchAll(/M(\d+),(\d+)h(\d*)\.1/g)].map(([, x, y, more]) => ({
    x: Number(x),
    y: Number(y),
    more: Number(more),
  }));

/** The rows of dots of each country, by its code. */
const land = onFirstUse(() => new Map([...landOf].map(([code, path]) => [code, runsOf(path)])));

/** Returns one path for the dots of countries, row by row: it is a third of their own paths behind each other. */
export function dotsOf(isShown: (code: string) => boolean): string {
  const rows = new Map<number, Set<number>>();
  for (const [code, runs] of land())
    if (isShown(code))
      for (const { x, y, more } of runs) {
        const row = rows.get(y) ?? new Set();
        for (let step = 0; step <= more; step += 1) row.add(x + step);
        rows.set(y, row);
      }
  return [...rows]
    .sort(([above], [below]) => above - below)
    .map(([y, row]) =>
      rowPath(
        y,
        [...row].sort((left, right) => left - right),
      ),
    )
    .join('');
}

/** A dash is not drawn on a line without length, so that a single dot has a short one. */
function rowPath(y: number, columns: readonly number[]): string {
  let path = '';
  let at = 0;
  let firstIndex = 0;
  for (const [index, x] of columns.entries()) {
    if (columns[index + 1] === x + 1) continue;
    const start = columns[firstIndex] ?? x;
    path += path === '' ? `M${start} ${y}` : `m${start - at} 0`;
    path += start === x ? 'h.1z' : `h${x - start}`;
    at = x;
    firstIndex = index + 1;
  }
  return path;
}

/** A circle around the dots of a country. */
export interface Ring {
  x: number;
  y: number;
  radius: number;
}

/** Returns a country's dots with a ring around them; a country that spans a continent has no ring. */
export function placeOnMap(code: string): { dots: string; ring?: Ring } | undefined {
  const runs = land().get(code);
  if (!runs) return undefined;
  const leftEdge = Math.min(...runs.map(({ x }) => x));
  const right = Math.max(...runs.map(({ x, more }) => x + more));
  const top = Math.min(...runs.map(({ y }) => y));
  const bottom = Math.max(...runs.map(({ y }) => y));
  const radius = 2 + Math.hypot(right - leftEdge, bottom - top) / 2;
  const ring = { x: (leftEdge + right) / 2, y: (top + bottom) / 2, radius: Math.round(radius * 10) / 10 };
  return { dots: dotsOf((shown) => shown === code), ...(radius < 8 && { ring }) };
}
