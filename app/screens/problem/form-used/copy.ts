import type { ByLanguage } from '#app/copy/language.ts';
import { formUsedCopy, type FormUsedCopy } from './copy.en.ts';
import { formUsedCopyEs } from './copy.es.ts';

export const formUsedMessages: ByLanguage<FormUsedCopy> = { en: formUsedCopy, es: formUsedCopyEs };
