import type { ByLanguage } from '#app/copy/language.ts';
import { bestFitCopy, type BestFitCopy } from './copy.en.ts';
import { bestFitCopyEs } from './copy.es.ts';

export const bestFitMessages: ByLanguage<BestFitCopy> = { en: bestFitCopy, es: bestFitCopyEs };
