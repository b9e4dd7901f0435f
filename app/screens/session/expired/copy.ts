import type { ByLanguage } from '#app/copy/language.ts';
import { expiredCopy, type ExpiredCopy } from './copy.en.ts';
import { expiredCopyEs } from './copy.es.ts';

export const expiredMessages: ByLanguage<ExpiredCopy> = { en: expiredCopy, es: expiredCopyEs };
