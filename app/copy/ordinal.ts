import { ordinals } from '#rpc/domain/line.ts';
import { words } from './common.ts';
import { isolated } from '#rpc/domain/isolated.ts';

export const ordinalMessages = words({
  en: {
    lines: {
      First: 'First line',
      Second: 'Second line',
      Third: 'Third line',
      Fourth: 'Fourth line',
      Fifth: 'Fifth line',
      Sixth: 'Sixth line',
    } satisfies Record<(typeof ordinals)[number], string>,
    /** Places pass the sixth once a line was disabled and another added. */
    later: (place: number) => `Line ${place}`,
    /** Name of a line without a place in the carrier's reply. */
    unplaced: 'Your line',
    /** Word before the place of a line in a sentence, with its space. `unplaced` begins with the same word. */
    your: 'your ',
    /** Name of a line such as "Dana Reyes’s line". */
    lineOf: (name: string) => `${name}’s line`,
  },
  es: {
    lines: {
      First: 'Primera línea',
      Second: 'Segunda línea',
      Third: 'Tercera línea',
      Fourth: 'Cuarta línea',
      Fifth: 'Quinta línea',
      Sixth: 'Sexta línea',
    },
    later: (place) => `Línea ${place}`,
    unplaced: 'Su línea',
    your: 'su ',
    lineOf: (name) => `la línea de ${name}`,
  },
});

interface Line {
  name?: string;
  occurrence: number;
}

/** Returns "First line" … "Sixth line", then "Line 7". `occurrence` counts from 1; 0 is a line without a place. */
export function ordinalLine(occurrence: number, copy = ordinalMessages.en): string {
  const ordinal = ordinals[occurrence - 1];
  if (ordinal) return copy.lines[ordinal];
  return occurrence > 0 ? copy.later(occurrence) : copy.unplaced;
}

/** Returns the title of a line's card: the name of its user, else its place. */
export function lineTitle(line: Line, copy = ordinalMessages.en): string {
  return isolated(line.name) ?? ordinalLine(line.occurrence, copy);
}

/** A line in the middle of a sentence: "Dana Reyes’s line", "your third line". */
export function lineInSentence(line: Line, copy = ordinalMessages.en): string {
  if (line.name) return copy.lineOf(isolated(line.name));
  const title = ordinalLine(line.occurrence, copy).toLowerCase();
  return title.startsWith(copy.your) ? title : copy.your + title;
}
