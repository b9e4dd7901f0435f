import type { ByLanguage } from '#app/copy/language.ts';
import { entryCopy, type EntryCopy } from './copy.en.ts';
import { entryCopyEs } from './copy.es.ts';

export const entryMessages: ByLanguage<EntryCopy> = { en: entryCopy, es: entryCopyEs };
