import type { ByLanguage } from '#app/copy/language.ts';
import { internationalServicesCopy, type InternationalServicesCopy } from './copy.en.ts';
import { internationalServicesCopyEs } from './copy.es.ts';

export const internationalServicesMessages: ByLanguage<InternationalServicesCopy> = {
  en: internationalServicesCopy,
  es: internationalServicesCopyEs,
};
