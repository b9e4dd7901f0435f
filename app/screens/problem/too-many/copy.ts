import type { ByLanguage } from '#app/copy/language.ts';
import { tooManyCopyEs } from './copy.es.ts';

export type TooManyCopy = { title: string; text: (seconds?: number) => string };

export const tooManyCopy: TooManyCopy = {
  title: 'That was a lot at once',
  text: (seconds) =>
    `Nothing was changed. Wait ` +
    `${seconds === undefined ? 'a minute' : seconds === 1 ? '1 second' : `${seconds} seconds`}, and try again.`,
};

export const tooManyMessages: ByLanguage<TooManyCopy> = { en: tooManyCopy, es: tooManyCopyEs };
