import type { ByLanguage } from '#app/copy/language.ts';
import { ratesCopy, type RatesCopy } from './copy.en.ts';
import { ratesCopyEs } from './copy.es.ts';

export const ratesMessages: ByLanguage<RatesCopy> = { en: ratesCopy, es: ratesCopyEs };
