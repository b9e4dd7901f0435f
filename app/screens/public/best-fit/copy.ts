import type { ByLanguage } from '#app/copy/language.ts';
import type { PageText } from '#app/copy/page-text.ts';
import { bestFitCopy, type BestFitCopy } from './copy.en.ts';
import { bestFitCopyEs } from './copy.es.ts';

export const bestFitMessages: ByLanguage<PageText<BestFitCopy>> = { en: bestFitCopy, es: bestFitCopyEs };
