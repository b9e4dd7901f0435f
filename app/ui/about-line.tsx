import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { useCopy } from './page-context.tsx';

/** Said to screen readers after a link or button that other lines have as well. */
export function AboutLine({ line }: { line: Parameters<typeof lineInSentence>[0] }) {
  return <span className="unseen"> – {lineInSentence(line, useCopy(ordinalMessages))}</span>;
}
