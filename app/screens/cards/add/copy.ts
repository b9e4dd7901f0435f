import type { ByLanguage } from '#app/copy/language.ts';
import { addCardCopy, type AddCardCopy } from './copy.en.ts';
import { addCardCopyEs } from './copy.es.ts';

export const addCardMessages: ByLanguage<AddCardCopy> = { en: addCardCopy, es: addCardCopyEs };
