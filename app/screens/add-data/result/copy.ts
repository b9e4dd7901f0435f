import type { ByLanguage } from '#app/copy/language.ts';
import { resultCopyEs } from './copy.es.ts';

export type ResultCopy = {
  adding: (size: string, line: string) => string;
  addingText: string;
  checking: string;
  checkingText: (size: string) => string;
  done: (size: string) => string;
  doneText: (size: string, line: string) => string;
  failed: { title: string; text: string };
  neverArrived: string;
  /** Before the care number. */
  needsCare: string;
  charge: string;
  home: string;
  another: string;
};

export const resultCopy: ResultCopy = {
  adding: (size, line) => `Adding ${size} to ${line}…`,
  addingText: 'It usually takes less than a minute.',
  checking: 'We are checking',
  checkingText: (size) =>
    `Your order for ${size} is sent, but we haven’t heard back yet. Please don’t order again: we’re finding out ` +
    `whether it went through. It usually takes a few minutes.`,
  done: (size) => `${size} added`,
  doneText: (size, line) => `${size} is now on ${line}, and can be used at once.`,
  failed: {
    title: 'Data Addition Failed',
    text: 'Sorry, your request for additional data could not be completed due to an unexpected error',
  },
  neverArrived: 'Your order didn’t reach us. Nothing was charged, and it’s safe to try again.',
  needsCare:
    'We couldn’t find out whether your data was added. Please don’t order again. Call us, tell us the reference ' +
    'below, and we’ll sort it out:',
  charge: 'Charge',
  home: 'Back to Home',
  another: 'Add more data',
};

export const resultMessages: ByLanguage<ResultCopy> = { en: resultCopy, es: resultCopyEs };
