import type { LegalCopy } from '#app/copy/legal.ts';
import type { ByLanguage } from '#app/copy/language.ts';
import type { PageText } from '#app/copy/page-text.ts';
import { termsCopy } from './copy.en.ts';
import { termsCopyEs } from './copy.es.ts';

export const termsMessages: ByLanguage<PageText<LegalCopy>> = { en: termsCopy, es: termsCopyEs };
