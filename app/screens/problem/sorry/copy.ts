import type { ByLanguage } from '#app/copy/language.ts';
import { sorryCopy, type SorryCopy } from './copy.en.ts';
import { sorryCopyEs } from './copy.es.ts';

export const sorryMessages: ByLanguage<SorryCopy> = { en: sorryCopy, es: sorryCopyEs };
