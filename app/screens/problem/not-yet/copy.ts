import type { ByLanguage } from '#app/copy/language.ts';
import { notYetCopy, type NotYetCopy } from './copy.en.ts';
import { notYetCopyEs } from './copy.es.ts';

export const notYetMessages: ByLanguage<NotYetCopy> = { en: notYetCopy, es: notYetCopyEs };
