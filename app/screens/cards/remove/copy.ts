import type { ByLanguage } from '#app/copy/language.ts';
import { removeCardCopy, type RemoveCardCopy } from './copy.en.ts';
import { removeCardCopyEs } from './copy.es.ts';

export const removeCardMessages: ByLanguage<RemoveCardCopy> = { en: removeCardCopy, es: removeCardCopyEs };
