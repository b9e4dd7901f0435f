import type { ByLanguage } from './language.ts';
import { billsCopy, type BillsCopy } from './bills.en.ts';
import { billsCopyEs } from './bills.es.ts';

export const billsMessages: ByLanguage<BillsCopy> = { en: billsCopy, es: billsCopyEs };
