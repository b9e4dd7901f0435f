import type { ByLanguage } from '#app/copy/language.ts';
import { summaryCopy, type SummaryCopy } from './copy.en.ts';
import { summaryCopyEs } from './copy.es.ts';

export const summaryMessages: ByLanguage<SummaryCopy> = { en: summaryCopy, es: summaryCopyEs };
