import type { ByLanguage } from '#app/copy/language.ts';
import { resultCopyEs } from './copy.es.ts';

export type ResultCopy = {
  changing: (plan: string, line: string) => string;
  scheduling: (plan: string, line: string) => string;
  underWay: string;
  checking: string;
  checkingText: (plan: string) => string;
  done: { title: string; text: (plan: string, line: string) => string };
  scheduled: { title: string; text: (plan: string, line: string, from: string, day?: string) => string };
  failed: { title: string; text: string };
  neverArrived: string;
  /** Before the care number. */
  needsCare: string;
  account: string;
};

export const resultCopy: ResultCopy = {
  changing: (plan, line) => `Changing ${line} to ${plan}…`,
  scheduling: (plan, line) => `Scheduling ${plan} for ${line}…`,
  underWay: 'It usually takes less than a minute.',
  checking: 'We are checking',
  checkingText: (plan) =>
    `Your change to ${plan} is sent, but we haven’t heard back yet. Please don’t send it again: we’re finding ` +
    `out whether it went through. It usually takes a few minutes.`,
  done: { title: 'Your plan is changed', text: (plan, line) => `${plan} is now the plan of ${line}.` },
  scheduled: {
    title: 'Your plan change is scheduled',
    text: (plan, line, from, day) =>
      `${day === undefined ? 'With the next bill cycle' : `On ${day}`}, ${plan} becomes the plan of ${line}. ` +
      `Until then it keeps ${from}.`,
  },
  failed: {
    title: 'Plan Change Request Failed',
    text: 'Sorry, your request for plan change could not be completed due to an unexpected error.',
  },
  neverArrived: 'Your request didn’t reach us. Nothing was changed, and it’s safe to try again.',
  needsCare:
    'We couldn’t find out whether your plan was changed. Please don’t send it again. Call us, tell us the ' +
    'reference below, and we’ll sort it out:',
  account: 'Back to Account',
};

export const resultMessages: ByLanguage<ResultCopy> = { en: resultCopy, es: resultCopyEs };
