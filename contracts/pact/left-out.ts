import { grouped } from './grouped.ts';
import { interactions } from './interaction.ts';

/** Returns the examples of chosen endpoints that need calls outside the choice: how many of each, and which calls. */
export function leftOut(ids: readonly string[]): string[] {
  const needing = interactions.flatMap(({ target, calls }) => {
    const missing = calls.map(({ endpoint }) => endpoint).filter((id) => !ids.includes(id));
    return ids.includes(target.id) && missing.length > 0 ? [{ id: target.id, missing }] : [];
  });
  return [...grouped(needing, ({ id }) => id)].map(
    ([id, same]) => `${id} (${same.length}, after ${[...new Set(same.flatMap(({ missing }) => missing))].join(', ')})`,
  );
}
