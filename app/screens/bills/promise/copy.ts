import type { ByLanguage } from '#app/copy/language.ts';
import { promiseCopyEs } from './copy.es.ts';

export type PromiseCopy = {
  title: string;
  text: string;
  day: string;
  hint: (from: string, to: string) => string;
  wrong: (from: string, to: string) => string;
  button: (amount: string) => string;
};

export const promiseCopy: PromiseCopy = {
  title: 'Promise to pay later',
  text:
    'Tell us by when you will pay all of it. Nothing is charged by itself: you pay on Bills, on that day or ' +
    'before.',
  day: 'I will pay by',
  hint: (from, to) => `Any day from ${from} to ${to}.`,
  wrong: (from, to) => `Choose a day from ${from} to ${to}.`,
  button: (amount) => `Promise to pay ${amount}`,
};

export const promiseMessages: ByLanguage<PromiseCopy> = { en: promiseCopy, es: promiseCopyEs };
