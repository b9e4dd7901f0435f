import type { Language } from '#app/copy/language.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { journeyMessages } from '#app/copy/journey.ts';
import { topUpMessages } from '#app/copy/top-up.ts';
import type { TopUpResult } from '../intent.ts';
import { resultMessages } from './copy.ts';

/** What the page and its tab are called, by how the top-up goes. */
export function titleOfTopUp({ state, refusal, gigabytes, line }: TopUpResult, language: Language): string {
  const copy = resultMessages[language];
  const { size, title } = topUpMessages[language];
  switch (state) {
    case 'sending':
    case 'pending':
      return copy.adding(size(gigabytes), lineInSentence(line, ordinalMessages[language]));
    case 'unknown':
      return copy.checking;
    case 'done':
      return copy.done(size(gigabytes));
    case 'refused':
      return refusal === 'unavailable' ? title : copy.failed.title;
    case 'needs-care':
      return journeyMessages[language].callUs;
  }
}
