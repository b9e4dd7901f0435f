import type { Customer } from '#contracts/customer/vocabulary.ts';
import { isListed } from './line-status.ts';
import { shortened } from './shortened.ts';

export const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'] as const;

/** Returns the line's place in its group, from 1: the third part of `peerAccountRef` (LINE-17); 0 without one. */
export function occurrenceOf(line: Pick<Customer, 'peerAccountRef'>): number {
  const occurrence = Number(line.peerAccountRef.split('|')[2]);
  return Number.isInteger(occurrence) && occurrence > 0 ? occurrence : 0;
}

/** Sorts the primary first, then by occurrence (LINE-18). */
export function sortLines<L extends Pick<Customer, 'peerAccountRef' | 'isPrimary' | 'id'>>(lines: readonly L[]): L[] {
  return [...lines].sort(
    (a, b) => Number(b.isPrimary) - Number(a.isPrimary) || occurrenceOf(a) - occurrenceOf(b) || (a.id < b.id ? -1 : 1),
  );
}

type Named = Pick<Customer, 'firstName' | 'lastName' | 'peerAccountRef'>;
/** A line with a place for its label when the carrier has none. Nothing else uses it (LINE-45). */
export type Placed<L> = L & { place?: number };

/** Returns the place of a line's label; 0 without one. */
export function placeOf({ place, peerAccountRef }: Placed<Pick<Customer, 'peerAccountRef'>>): number {
  return place ?? occurrenceOf({ peerAccountRef });
}

/**
 * Returns the lines of a group as the viewer sees them. For the account holder, several lines without name and place
 * get the free places; a secondary sees one line (LINE-45).
 */
export function withPlaces<L extends Named & Pick<Customer, 'id' | 'isPrimary' | 'status'>>(
  lines: readonly L[],
  { isPrimary }: Pick<Customer, 'isPrimary'>,
): readonly Placed<L>[] {
  if (!isPrimary) return lines;
  const isUnplaced = (line: L) => isListed(line.status) && occurrenceOf(line) === 0 && nameOf(line) === undefined;
  const unplaced = sortLines(lines.filter(isUnplaced));
  if (unplaced.length < 2) return lines;
  const usedPlaces = new Set(lines.map(occurrenceOf));
  const free = lines.map((_, index) => index + 1).filter((place) => !usedPlaces.has(place));
  return lines.map((line) => (isUnplaced(line) ? { ...line, place: free[unplaced.indexOf(line)] } : line));
}

/** Returns first and last name in reading case, or undefined without a name (LINE-19). */
export function nameOf(line: Pick<Customer, 'firstName' | 'lastName'>): string | undefined {
  const name = fullName(line).trim();
  return name ? readingCase(name) : undefined;
}

/** Returns the recipient of a line's kit: first and last name, as the carrier stores them (HTTP-30). */
export function recipientOf(line: Pick<Customer, 'firstName' | 'lastName'>): string {
  return shortened(fullName(line));
}

function fullName({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** Converts DANA MCADAM to Dana McAdam. The carrier stores names in capitals; any other name stays as it is. */
export function readingCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replaceAll(
      /(^|[^\p{L}\p{M}\p{Nd}])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replaceAll(/\bMc(\p{Ll})(?=\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/ (?:Ii|Iii|Iv)$/, (numeral) => numeral.toUpperCase());
}

/** Returns true for a customer of a category, in any letter case (LINE-26). */
export function isOfCategory({ category }: Pick<Customer, 'category'>, wanted: 'FRAUD' | 'TEST'): boolean {
  return category.toUpperCase() === wanted;
}
