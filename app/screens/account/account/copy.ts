import type { ByLanguage } from '#app/copy/language.ts';
import { accountCopy, type AccountCopy } from './copy.en.ts';
import { accountCopyEs } from './copy.es.ts';

export const accountMessages: ByLanguage<AccountCopy> = { en: accountCopy, es: accountCopyEs };
