import type { ByLanguage } from '#app/copy/language.ts';
import { confirmCopy, type ConfirmCopy } from './copy.en.ts';
import { confirmCopyEs } from './copy.es.ts';

export const confirmMessages: ByLanguage<ConfirmCopy> = { en: confirmCopy, es: confirmCopyEs };
