import type { ByLanguage } from '#app/copy/language.ts';
import { noStatusCopy, type NoStatusCopy } from './copy.en.ts';
import { noStatusCopyEs } from './copy.es.ts';

export const noStatusMessages: ByLanguage<NoStatusCopy> = { en: noStatusCopy, es: noStatusCopyEs };
