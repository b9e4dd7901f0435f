import { lineInSentence, lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { PhoneNumber } from './phone-number.tsx';
import { useCopy } from './page-context.tsx';

/** Which line a page is about: its name, in whichever direction, and its number when it has one (INTAKE-12). */
export function LineName({ line }: { line: { name?: string; occurrence: number; msisdn?: string } }) {
  return (
    <>
      <bdi>{lineTitle(line, useCopy(ordinalMessages))}</bdi>
      {line.msisdn && (
        <>
          {' · '}
          <PhoneNumber digits={line.msisdn} />
        </>
      )}
    </>
  );
}

/** Hidden words after a link or button that other lines have as well, for screen readers. */
export function AboutLine({ line }: { line: Parameters<typeof lineInSentence>[0] }) {
  return <span className="unseen"> – {lineInSentence(line, useCopy(ordinalMessages))}</span>;
}
