import type { Customer } from '#contracts/customer/vocabulary.ts';

/** Fields of a line that an account caches: name and owner (SETTINGS-9). */
export type CachedLine = Pick<
  Customer,
  'id' | 'groupId' | 'isPrimary' | 'firstName' | 'lastName' | 'peerAccountRef' | 'reachNumber' | 'status'
>;

/** Returns the cached fields of a line. */
export function cachedLineOf(line: Customer): CachedLine {
  const { id, groupId, isPrimary, firstName, lastName, peerAccountRef, reachNumber, status } = line;
  return { id, groupId, isPrimary, firstName, lastName, peerAccountRef, reachNumber, status };
}

/**
 * Merges the lines of a group's reply into the cache. The account holder's reply has all lines; a secondary's may omit
 * some, which stay cached.
 */
export function mergeLines(
  cached: readonly CachedLine[],
  listed: readonly CachedLine[],
  byPrimary: boolean,
): readonly CachedLine[] {
  const unlisted = byPrimary ? [] : cached.filter(({ id }) => !listed.some((line) => line.id === id));
  return [...listed, ...unlisted];
}
