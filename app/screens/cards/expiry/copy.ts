import type { ByLanguage } from '#app/copy/language.ts';
import { expiryCopy, type ExpiryCopy } from './copy.en.ts';
import { expiryCopyEs } from './copy.es.ts';

export const expiryMessages: ByLanguage<ExpiryCopy> = { en: expiryCopy, es: expiryCopyEs };
