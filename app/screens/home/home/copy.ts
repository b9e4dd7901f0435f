import type { ByLanguage } from '#app/copy/language.ts';
import { homeCopy, type HomeCopy } from './copy.en.ts';
import { homeCopyEs } from './copy.es.ts';

export const homeMessages: ByLanguage<HomeCopy> = { en: homeCopy, es: homeCopyEs };
