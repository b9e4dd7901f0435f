import type { ByLanguage } from '#app/copy/language.ts';
import { forbiddenCopy, type ForbiddenCopy } from './copy.en.ts';
import { forbiddenCopyEs } from './copy.es.ts';

export const forbiddenMessages: ByLanguage<ForbiddenCopy> = { en: forbiddenCopy, es: forbiddenCopyEs };
