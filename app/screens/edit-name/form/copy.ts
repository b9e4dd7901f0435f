import type { ByLanguage } from '#app/copy/language.ts';
import { editNameCopy, type EditNameCopy } from './copy.en.ts';
import { editNameCopyEs } from './copy.es.ts';

export const editNameMessages: ByLanguage<EditNameCopy> = { en: editNameCopy, es: editNameCopyEs };
