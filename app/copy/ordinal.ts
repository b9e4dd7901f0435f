import { ordinals } from '#rpc/domain/line.ts';

export type OrdinalCopy = {
  lines: Record<(typeof ordinals)[number], string>;
  /** A line whose place the carrier did not tell. */
  unplaced: string;
  /** "Dana Reyes’s line" */
  lineOf: (name: string) => string;
};

export const ordinalCopy: OrdinalCopy = {
  lines: { First: 'First line', Second: 'Second line', Third: 'Third line', Fourth: 'Fourth line', Fifth: 'Fifth line', Sixth: 'Sixth line' },
  unplaced: 'Your line',
  lineOf: (name) => `${name}’s line`,
};

/** "First line" … "Sixth line"; `occurrence` counts from 1. */
export function ordinalLine(occurrence: number): string {
  const ordinal = ordinals[occurrence - 1];
  return ordinal ? ordinalCopy.lines[ordinal] : ordinalCopy.unplaced;
}

/** What heads a line's card: the name of who uses it, else its place. */
export function lineTitle(line: { name?: string; occurrence: number }): string {
  return line.name ?? ordinalLine(line.occurrence);
}

/** A line in the middle of a sentence: "Dana Reyes’s line", "your third line". */
export function lineInSentence(line: { name?: string; occurrence: number }): string {
  if (line.name) return ordinalCopy.lineOf(line.name);
  const title = ordinalLine(line.occurrence).toLowerCase();
  return title.startsWith('your ') ? title : `your ${title}`;
}
