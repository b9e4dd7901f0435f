/** The ids that `aria-describedby` lists: those parts of a field that are there. */
export function describe(id: string, parts: Record<string, unknown>): string | undefined {
  const there = Object.keys(parts).filter(
    (part) => parts[part] !== undefined && parts[part] !== false && parts[part] !== '',
  );
  return there.map((part) => `${id}-${part}`).join(' ') || undefined;
}
