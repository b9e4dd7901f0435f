import type { ByLanguage } from '#app/copy/language.ts';
import type { PageText } from '#app/copy/page-text.ts';
import { buyAPhoneCopy, type BuyAPhoneCopy } from './copy.en.ts';
import { buyAPhoneCopyEs } from './copy.es.ts';

export const buyAPhoneMessages: ByLanguage<PageText<BuyAPhoneCopy>> = { en: buyAPhoneCopy, es: buyAPhoneCopyEs };
