import type { ByLanguage } from '#app/copy/language.ts';
import type { PageText } from '#app/copy/page-text.ts';
import { coverageMapCopy, type CoverageMapCopy } from './copy.en.ts';
import { coverageMapCopyEs } from './copy.es.ts';

export const coverageMapMessages: ByLanguage<PageText<CoverageMapCopy>> = {
  en: coverageMapCopy,
  es: coverageMapCopyEs,
};
