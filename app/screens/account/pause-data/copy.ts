import type { ByLanguage } from '#app/copy/language.ts';
import { pauseDataCopyEs } from './copy.es.ts';

export type PauseDataCopy = {
  title: string;
  /** The question; `line` stands in the middle of a sentence. */
  question: (line: string) => string;
  back: string;
  what: string[];
  pause: string;
  keep: string;
};

export const pauseDataCopy: PauseDataCopy = {
  title: 'Pause data',
  question: (line) => `Pause data on ${line}?`,
  back: 'Back to Account',
  what: [
    'Mobile data stops on this line. Apps and web pages work on Wi‑Fi only.',
    'Calls and texts still work.',
    'The plan and its price stay as they are.',
    'You can turn data back on at any time, on Account.',
  ],
  pause: 'Pause data',
  keep: 'Keep data on',
};

export const pauseDataMessages: ByLanguage<PauseDataCopy> = { en: pauseDataCopy, es: pauseDataCopyEs };
