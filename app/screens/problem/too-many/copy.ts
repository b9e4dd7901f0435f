import type { ByLanguage } from '#app/copy/language.ts';
import { tooManyCopy, type TooManyCopy } from './copy.en.ts';
import { tooManyCopyEs } from './copy.es.ts';

export const tooManyMessages: ByLanguage<TooManyCopy> = { en: tooManyCopy, es: tooManyCopyEs };
