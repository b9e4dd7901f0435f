import type { ByLanguage } from '#app/copy/language.ts';
import type { PageText } from '#app/copy/page-text.ts';
import { assuranceCardCopy, type AssuranceCardCopy } from './copy.en.ts';
import { assuranceCardCopyEs } from './copy.es.ts';

export const assuranceCardMessages: ByLanguage<PageText<AssuranceCardCopy>> = {
  en: assuranceCardCopy,
  es: assuranceCardCopyEs,
};
