import { type DeedWriting, deedCopies } from '#app/copy/deed.ts';
import { lineInSentence, ordinalCopies } from '#app/copy/ordinal.ts';
import type { Deed } from '#rpc/domain/deed.ts';
import type { Entry } from '#rpc/portal/activity.ts';
import { dayText } from './day.tsx';
import { moneyText } from './money.tsx';
import { usePage } from './page-facts.tsx';
import { useCopy } from './use-copy.ts';

type Words = (deed: Deed, line: string, write: DeedWriting) => string;

/** Writes what somebody did: its title, and what is so once it is done. */
export function useDeed(): { titleOf: (entry: Entry) => string; doneOf: (entry: Entry) => string } {
  const { now, language } = usePage();
  const { title, done, someLine } = useCopy(deedCopies);
  const ordinals = useCopy(ordinalCopies);
  const write: DeedWriting = { money: moneyText, day: (day) => dayText(day, now, language) };
  const lineOf = ({ line }: Entry) => (line ? lineInSentence(line, ordinals) : someLine);
  return {
    titleOf: (entry) => (title[entry.deed.kind] as Words)(entry.deed, lineOf(entry), write),
    doneOf: (entry) => (done[entry.deed.kind] as Words)(entry.deed, lineOf(entry), write),
  };
}
