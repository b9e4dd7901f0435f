import type { Customer } from '#contracts/customer/vocabulary.ts';

/** What an account remembers of a line: what it is called, and whose it is (SETTINGS-9). */
export type CachedLine = Pick<
  Customer,
  'id' | 'groupId' | 'isPrimary' | 'firstName' | 'lastName' | 'peerAccountRef' | 'reachNumber' | 'status'
>;

/** A line without what is not remembered of it. */
export function cachedLineOf(line: Customer): CachedLine {
  const { id, groupId, isPrimary, firstName, lastName, peerAccountRef, reachNumber, status } = line;
  return { id, groupId, isPrimary, firstName, lastName, peerAccountRef, reachNumber, status };
}

/**
 * What is remembered after the carrier told the lines of a group: all of them from the account holder's reply; a
 * secondary's may leave others out, which stay.
 */
export function mergeLines(
  before: readonly CachedLine[],
  told: readonly CachedLine[],
  byPrimary: boolean,
): readonly CachedLine[] {
  const left = byPrimary ? [] : before.filter(({ id }) => !told.some((one) => one.id === id));
  return [...told, ...left];
}
