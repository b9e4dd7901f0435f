import type { ByLanguage } from '#app/copy/language.ts';
import { numberCopy, type NumberCopy } from './copy.en.ts';
import { numberCopyEs } from './copy.es.ts';

export const numberMessages: ByLanguage<NumberCopy> = { en: numberCopy, es: numberCopyEs };
