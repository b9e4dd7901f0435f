import type { ByLanguage } from './language.ts';
import { topUpCopy, type TopUpCopy } from './top-up.en.ts';
import { topUpCopyEs } from './top-up.es.ts';

export const topUpMessages: ByLanguage<TopUpCopy> = { en: topUpCopy, es: topUpCopyEs };
