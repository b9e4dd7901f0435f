import type { ByLanguage } from '#app/copy/language.ts';
import { noAccountCopy, type NoAccountCopy } from './copy.en.ts';
import { noAccountCopyEs } from './copy.es.ts';

export const noAccountMessages: ByLanguage<NoAccountCopy> = { en: noAccountCopy, es: noAccountCopyEs };
