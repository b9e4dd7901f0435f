import { type ActivityWording, activitySummaryCopies } from '#app/copy/deed.ts';
import { lineInSentence, ordinalCopies } from '#app/copy/ordinal.ts';
import type { ActivitySummary } from '#rpc/domain/deed.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import { dayText } from './day.tsx';
import { moneyText } from './money.tsx';
import { usePage } from './page-facts.tsx';
import { useCopy } from './use-copy.ts';

type Words = (deed: ActivitySummary, line: string, write: ActivityWording) => string;

/** Writes what somebody did: its title, and what is so once it is done. */
export function useActivitySummary(): { titleOf: (entry: ActivityEntry) => string; doneOf: (entry: ActivityEntry) => string } {
  const { now, language } = usePage();
  const { title, done, someLine } = useCopy(activitySummaryCopies);
  const ordinals = useCopy(ordinalCopies);
  const write: ActivityWording = { money: moneyText, day: (day) => dayText(day, now, language) };
  const lineOf = ({ line }: ActivityEntry) => (line ? lineInSentence(line, ordinals) : someLine);
  return {
    titleOf: (entry) => (title[entry.summary.kind] as Words)(entry.summary, lineOf(entry), write),
    doneOf: (entry) => (done[entry.summary.kind] as Words)(entry.summary, lineOf(entry), write),
  };
}
