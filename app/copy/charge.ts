import { chargeCopy, type ChargeCopy } from './charge.en.ts';
import { chargeCopyEs } from './charge.es.ts';
import type { ByLanguage } from './language.ts';

export const chargeMessages: ByLanguage<ChargeCopy> = { en: chargeCopy, es: chargeCopyEs };
