import { isInState } from './line-status.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { occurrenceOf } from './line.ts';

export const countedLinesLimit = 5;

type Counted = Pick<Customer, 'isPrimary' | 'status'>;

/** A disabled line does not count, and its place is free (LINE-35, ADDLINE-6). */
const isDisabled = (line: Pick<Customer, 'status'>) => isInState(line, 'disabled');

/** Counts the lines that count against the limit: the group's without the primary and status 7 (LINE-35). */
export function countedLines(lines: readonly Counted[]): number {
  return lines.filter((line) => !line.isPrimary && !isDisabled(line)).length;
}

/** Returns the number of lines that can still be added: 5 less the counted ones (LINE-35). */
export function roomFor(lines: readonly Counted[]): number {
  return Math.max(0, countedLinesLimit - countedLines(lines));
}

/**
 * Returns true when the carrier's list lacks a line of the group, or the place of one: a new line could take a place
 * that is taken (ADDLINE-6). The signed-in person's own line is in every whole list.
 */
export function isListIncomplete(
  lines: readonly Pick<Customer, 'id' | 'peerAccountRef' | 'status'>[],
  actor: Pick<Customer, 'id'>,
): boolean {
  return (
    !lines.some(({ id }) => id === actor.id) || lines.some((line) => occurrenceOf(line) === 0 && !isDisabled(line))
  );
}

/** Returns the line at a place of its group, never a disabled one; undefined when the place is free. */
export function holderOf<L extends Pick<Customer, 'peerAccountRef' | 'status'>>(
  lines: readonly L[],
  occurrence: number,
): L | undefined {
  return lines.find((line) => occurrenceOf(line) === occurrence && !isDisabled(line));
}

/**
 * Returns the places of new lines, in order (ADDLINE-6): unused places, then those of disabled lines. There is one for
 * each line that can be added.
 */
export function freeOccurrences(lines: readonly Pick<Customer, 'peerAccountRef' | 'status'>[]): number[] {
  // The first place is the primary's, who may have another place at the carrier.
  const free = [2, 3, 4, 5, 6, 1].filter((occurrence) => holderOf(lines, occurrence) === undefined);
  const usedPlaces = new Set(lines.map(occurrenceOf));
  return [...free.filter((place) => !usedPlaces.has(place)), ...free.filter((place) => usedPlaces.has(place))];
}
