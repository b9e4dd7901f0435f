import type { ByLanguage } from '#app/copy/language.ts';
import { buyAPhoneCopy, type BuyAPhoneCopy } from './copy.en.ts';
import { buyAPhoneCopyEs } from './copy.es.ts';

export const buyAPhoneMessages: ByLanguage<BuyAPhoneCopy> = { en: buyAPhoneCopy, es: buyAPhoneCopyEs };
