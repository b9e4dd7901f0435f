import type { ByLanguage } from '#app/copy/language.ts';
import { newLineCopy, type NewLineCopy } from './copy.en.ts';
import { newLineCopyEs } from './copy.es.ts';

export const newLineMessages: ByLanguage<NewLineCopy> = { en: newLineCopy, es: newLineCopyEs };
