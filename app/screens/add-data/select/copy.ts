import type { ByLanguage } from '#app/copy/language.ts';
import { selectCopy, type SelectCopy } from './copy.en.ts';
import { selectCopyEs } from './copy.es.ts';

export const selectMessages: ByLanguage<SelectCopy> = { en: selectCopy, es: selectCopyEs };
