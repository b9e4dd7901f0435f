import type { ByLanguage } from '#app/copy/language.ts';
import { tooLargeCopyEs } from './copy.es.ts';

export type TooLargeCopy = { title: string; text: string };

export const tooLargeCopy: TooLargeCopy = {
  title: 'That was too long',
  text: 'Nothing was changed. Go back, shorten what you wrote, and send it again.',
};

export const tooLargeMessages: ByLanguage<TooLargeCopy> = { en: tooLargeCopy, es: tooLargeCopyEs };
