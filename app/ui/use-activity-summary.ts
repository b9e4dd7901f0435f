import { type ActivityWording } from '#app/copy/activity-summary.en.ts';
import { activitySummaryMessages } from '#app/copy/activity-summary.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import type { ActivitySummary } from '#rpc/operation/operations.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import { dayText } from './day.tsx';
import { moneyText } from './money.tsx';
import { usePage } from './page-context.tsx';
import { useCopy } from './use-copy.ts';

type Words = (summary: ActivitySummary, line: string, write: ActivityWording) => string;

/** Writes what somebody did: its title, and what is so once it is done. */
export function useActivitySummary(): {
  titleOf: (entry: ActivityEntry) => string;
  doneOf: (entry: ActivityEntry) => string;
} {
  const { now, language } = usePage();
  const { title, done, someLine } = useCopy(activitySummaryMessages);
  const ordinals = useCopy(ordinalMessages);
  const write: ActivityWording = { money: moneyText, day: (day) => dayText(day, now, language) };
  const lineOf = ({ line }: ActivityEntry) => (line ? lineInSentence(line, ordinals) : someLine);
  return {
    titleOf: (entry) => (title[entry.summary.kind] as Words)(entry.summary, lineOf(entry), write),
    doneOf: (entry) => (done[entry.summary.kind] as Words)(entry.summary, lineOf(entry), write),
  };
}
