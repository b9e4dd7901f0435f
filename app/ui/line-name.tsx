import { lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { PhoneNumber } from './phone-number.tsx';
import { useCopy } from './page-context.tsx';

/** Which line a page is about: its name, and its number when it has one. */
export function LineName({ line }: { line: { name?: string; occurrence: number; msisdn?: string } }) {
  return (
    <>
      {lineTitle(line, useCopy(ordinalMessages))}
      {line.msisdn && (
        <>
          {' · '}
          <PhoneNumber digits={line.msisdn} />
        </>
      )}
    </>
  );
}
