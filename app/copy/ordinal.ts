import { ordinals } from '#rpc/domain/line.ts';
import type { ByLanguage } from './language.ts';
import { ordinalCopy, type OrdinalCopy } from './ordinal.en.ts';
import { ordinalCopyEs } from './ordinal.es.ts';

export const ordinalMessages: ByLanguage<OrdinalCopy> = { en: ordinalCopy, es: ordinalCopyEs };

interface Line {
  name?: string;
  occurrence: number;
}

/** "First line" … "Sixth line"; `occurrence` counts from 1. */
export function ordinalLine(occurrence: number, copy = ordinalCopy): string {
  const ordinal = ordinals[occurrence - 1];
  return ordinal ? copy.lines[ordinal] : copy.unplaced;
}

/** What heads a line's card: the name of who uses it, else its place. */
export function lineTitle(line: Line, copy = ordinalCopy): string {
  return line.name ?? ordinalLine(line.occurrence, copy);
}

/** A line in the middle of a sentence: "Dana Reyes’s line", "your third line". */
export function lineInSentence(line: Line, copy = ordinalCopy): string {
  if (line.name) return copy.lineOf(line.name);
  const title = ordinalLine(line.occurrence, copy).toLowerCase();
  return title.startsWith(copy.your) ? title : copy.your + title;
}
