import type { ByLanguage } from '#app/copy/language.ts';
import { simCopy, type SimCopy } from './copy.en.ts';
import { simCopyEs } from './copy.es.ts';

export const simMessages: ByLanguage<SimCopy> = { en: simCopy, es: simCopyEs };
