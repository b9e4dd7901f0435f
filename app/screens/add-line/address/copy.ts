import type { ByLanguage } from '#app/copy/language.ts';
import { addressCopy, type AddressCopy } from './copy.en.ts';
import { addressCopyEs } from './copy.es.ts';

export const addressMessages: ByLanguage<AddressCopy> = { en: addressCopy, es: addressCopyEs };
