import type { ByLanguage } from '#app/copy/language.ts';
import { coverageMapCopy, type CoverageMapCopy } from './copy.en.ts';
import { coverageMapCopyEs } from './copy.es.ts';

export const coverageMapMessages: ByLanguage<CoverageMapCopy> = { en: coverageMapCopy, es: coverageMapCopyEs };
