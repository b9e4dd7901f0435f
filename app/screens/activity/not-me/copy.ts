import type { ByLanguage } from '#app/copy/language.ts';
import { notMeCopy, type NotMeCopy } from './copy.en.ts';
import { notMeCopyEs } from './copy.es.ts';

export const notMeMessages: ByLanguage<NotMeCopy> = { en: notMeCopy, es: notMeCopyEs };
