import { lateMessages } from '#app/copy/late.ts';
import type { Tone } from '#app/copy/tone.ts';
import { Note } from './banner.tsx';
import { CallLink } from './call-link.tsx';
import { useCopy, usePage } from './page-context.tsx';

/**
 * Returns the text for data that could not be read. While the page waits for late data, the text is only that it still
 * loads: the read may yet succeed (HTTP-25).
 */
export function useMissing(): (words: string) => string {
  const { late } = usePage();
  const { part } = useCopy(lateMessages);
  return (words) => (late ? part : words);
}

interface MissingNoteProps {
  children: string;
  tone: Tone;
  /** The words end with the number of customer support. */
  call?: boolean;
}

/** Note about a part that could not be read, in a frame of its own. */
export function MissingNote({ children, tone, call = false }: MissingNoteProps) {
  const { late } = usePage();
  const missing = useMissing();
  return (
    <Note tone={late ? 'calm' : tone}>
      {missing(children)}
      {call && !late && (
        <>
          {' '}
          <CallLink />.
        </>
      )}
    </Note>
  );
}
