import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import type { Due } from '#rpc/portal/account-due.ts';
import { useCopy, usePage } from './page-context.tsx';

/** Returns lines for the middle of a sentence: "Marco Reyes’s line and your third line"; undefined for none. */
export function useLineList(lines: Due['lines']): string | undefined {
  const { language } = usePage();
  const ordinals = useCopy(ordinalMessages);
  if (!lines) return undefined;
  return new Intl.ListFormat(language).format(lines.map((line) => lineInSentence(line, ordinals)));
}
