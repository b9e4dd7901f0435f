import { activitySummaryMessages, type ActivityWording } from '#app/copy/activity-summary.ts';
import type { Language } from '#app/copy/language.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { servicesMessages } from '#app/copy/services.ts';
import type { ActivitySummary } from '#rpc/operation/operations.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import { dayText } from './day.tsx';
import { moneyText } from './money.tsx';
import { usePage } from './page-context.tsx';

type Words = (summary: ActivitySummary, line: string, write: ActivityWording) => string;

type Told = Pick<ActivityEntry, 'summary' | 'line'>;

interface ActivityWords {
  titleOf: (entry: Told) => string;
  doneOf: (entry: Told) => string;
  /** Returns the name of an entry's line for the middle of a sentence. */
  lineOf: (entry: Told) => string;
}

/**
 * Returns the words for an operation in Activity: its title, and the result once it is done.
 * @param today the customer's day, to leave out the present year
 */
export function activityWords(language: Language, today: string): ActivityWords {
  const { title, done, someLine } = activitySummaryMessages[language];
  const ordinals = ordinalMessages[language];
  const { names } = servicesMessages[language];
  const write: ActivityWording = {
    money: moneyText,
    day: (day) => dayText(day, today, language),
    service: (type) => names[type],
  };
  const lineOf = ({ line }: Told) => (line ? lineInSentence(line, ordinals) : someLine);
  return {
    lineOf,
    titleOf: (entry) => (title[entry.summary.kind] as Words)(entry.summary, lineOf(entry), write),
    doneOf: (entry) => {
      // An unreadable operation never counts as done.
      const words: Partial<Record<ActivitySummary['kind'], Words>> = done as object;
      return words[entry.summary.kind]?.(entry.summary, lineOf(entry), write) ?? '';
    },
  };
}

/** Returns the words in the language of the page. */
export function useActivitySummary(): ActivityWords {
  const { today, language } = usePage();
  return activityWords(language, today);
}
