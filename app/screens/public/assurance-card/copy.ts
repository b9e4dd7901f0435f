import type { ByLanguage } from '#app/copy/language.ts';
import { assuranceCardCopy, type AssuranceCardCopy } from './copy.en.ts';
import { assuranceCardCopyEs } from './copy.es.ts';

export const assuranceCardMessages: ByLanguage<AssuranceCardCopy> = { en: assuranceCardCopy, es: assuranceCardCopyEs };
