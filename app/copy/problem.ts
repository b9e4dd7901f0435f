import type { ByLanguage } from './language.ts';
import { problemCopyEs } from './problem.es.ts';

export type ProblemCopy = {
  /** What a screen says when it has nothing better (portal-1 §8). */
  fallback: { title: string; text: string };
  generic: { title: string; retry: string };
  tryAgain: string;
  letsTalk: { title: string; text: string; call: string };
  errorSummary: string;
  /** Before a number that can be tapped. */
  call: string;
  requestNumber: string;
  /** What the cross on an error banner does. */
  dismiss: string;
};

export const problemCopy: ProblemCopy = {
  fallback: { title: 'Oops!', text: 'Something went wrong. Please try again.' },
  generic: {
    title: 'Something Went Wrong',
    retry: 'We cannot process this request at this time, try again in a few minutes',
  },
  tryAgain: 'TRY AGAIN',
  letsTalk: {
    title: 'Let’s Talk',
    text: "We're sorry. The service you're attempting to access or update is temporarily unavailable.",
    call: 'Call us at',
  },
  errorSummary: 'There is a problem',
  dismiss: 'Dismiss',
  call: 'Call',
  requestNumber: 'Request number',
};

export const problemMessages: ByLanguage<ProblemCopy> = { en: problemCopy, es: problemCopyEs };
