import type { ByLanguage } from '#app/copy/language.ts';
import { termsCopy, type TermsCopy } from './copy.en.ts';
import { termsCopyEs } from './copy.es.ts';

export const termsMessages: ByLanguage<TermsCopy> = { en: termsCopy, es: termsCopyEs };
