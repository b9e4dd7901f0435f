import type { ByLanguage } from '#app/copy/language.ts';
import { payCopy, type PayCopy } from './copy.en.ts';
import { payCopyEs } from './copy.es.ts';

export const payMessages: ByLanguage<PayCopy> = { en: payCopy, es: payCopyEs };
