import type { ByLanguage } from './language.ts';
import { addressCopy, type AddressCopy } from './postal-address.en.ts';
import { addressCopyEs } from './postal-address.es.ts';

export const addressMessages: ByLanguage<AddressCopy> = { en: addressCopy, es: addressCopyEs };
