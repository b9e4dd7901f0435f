import type { ByLanguage } from '#app/copy/language.ts';
import { tooLargeCopy, type TooLargeCopy } from './copy.en.ts';
import { tooLargeCopyEs } from './copy.es.ts';

export const tooLargeMessages: ByLanguage<TooLargeCopy> = { en: tooLargeCopy, es: tooLargeCopyEs };
