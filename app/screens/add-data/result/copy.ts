import type { ByLanguage } from '#app/copy/language.ts';
import { resultCopy, type ResultCopy } from './copy.en.ts';
import { resultCopyEs } from './copy.es.ts';

export const resultMessages: ByLanguage<ResultCopy> = { en: resultCopy, es: resultCopyEs };
