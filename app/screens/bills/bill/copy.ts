import type { ByLanguage } from '#app/copy/language.ts';
import { billCopy, type BillCopy } from './copy.en.ts';
import { billCopyEs } from './copy.es.ts';

export const billMessages: ByLanguage<BillCopy> = { en: billCopy, es: billCopyEs };
