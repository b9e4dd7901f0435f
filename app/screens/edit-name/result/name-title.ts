import { journeyMessages } from '#app/copy/journey.ts';
import type { Language } from '#app/copy/language.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { problemMessages } from '#app/copy/problem.ts';
import type { RenameResult } from '../intent.ts';
import { nameResultMessages } from './copy.ts';

/** What the page and its tab are called, by how the change of a name goes. */
export function titleOfName({ line, entry }: Pick<RenameResult, 'line' | 'entry'>, language: Language): string {
  const copy = nameResultMessages[language];
  switch (entry.state) {
    case 'sending':
    case 'pending':
      return copy.underWay(lineInSentence(line, ordinalMessages[language]));
    case 'unknown':
      return copy.checking;
    case 'done':
      return copy.done.title;
    case 'refused':
      return problemMessages[language].fallback.title;
    case 'needs-care':
      return journeyMessages[language].callUs;
  }
}
