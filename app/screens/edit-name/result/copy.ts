import type { ByLanguage } from '#app/copy/language.ts';
import { nameResultCopy, type NameResultCopy } from './copy.en.ts';
import { nameResultCopyEs } from './copy.es.ts';

export const nameResultMessages: ByLanguage<NameResultCopy> = { en: nameResultCopy, es: nameResultCopyEs };
