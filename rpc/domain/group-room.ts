import { isInState } from './line-status.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { occurrenceOf } from './line.ts';

export const countedLinesLimit = 5;

type Counted = Pick<Customer, 'isPrimary' | 'status'>;

/** A disabled line is not counted, and gives its place up (LINE-35, ADDLINE-6). */
const isDisabled = (line: Pick<Customer, 'status'>) => isInState(line, 'disabled');

/** Lines that count against the limit: the group's, without the primary and without status 7 (LINE-35). */
export function countedLines(lines: readonly Counted[]): number {
  return lines.filter((line) => !line.isPrimary && !isDisabled(line)).length;
}

/** How many lines can still be added: 5 less the counted ones (LINE-35). */
export function roomFor(lines: readonly Counted[]): number {
  return Math.max(0, countedLinesLimit - countedLines(lines));
}

/** The line that has a place in its group, which is the one that is not disabled; undefined when there is none. */
export function holderOf<L extends Pick<Customer, 'peerAccountRef' | 'status'>>(
  lines: readonly L[],
  occurrence: number,
): L | undefined {
  return lines.find((line) => occurrenceOf(line) === occurrence && !isDisabled(line));
}

/**
 * The places that new lines take, in order (ADDLINE-6): those that no line ever had, then those of disabled lines.
 * There is one for each line that there is room for.
 */
export function freeOccurrences(lines: readonly Pick<Customer, 'peerAccountRef' | 'status'>[]): number[] {
  // The first place is the primary's, who may have another one at the carrier.
  const free = [2, 3, 4, 5, 6, 1].filter((occurrence) => holderOf(lines, occurrence) === undefined);
  const used = new Set(lines.map(occurrenceOf));
  return [...free.filter((one) => !used.has(one)), ...free.filter((one) => used.has(one))];
}
