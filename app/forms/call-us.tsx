import { problemMessages } from '#app/copy/problem.ts';
import type { CallWords } from '#app/assist/field-words.ts';
import { callAddress } from '#app/ui/call-address.ts';
import { CallLink } from '#app/ui/call-link.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';

/** The support number, beside words that advise to call but have no number (ERROR-22). */
export function CallUs() {
  return (
    <>
      {useCopy(problemMessages).callUs} <CallLink />
    </>
  );
}

/** Returns "Call us" with the support number for the assist module, and the device-check outcomes that show it. */
export function useCallWords(about: CallWords['about']): CallWords {
  const { supportNumber } = usePage().brand;
  const { callUs } = useCopy(problemMessages);
  return { about, words: callUs, number: supportNumber, to: callAddress(supportNumber) };
}
