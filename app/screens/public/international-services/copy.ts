import type { ByLanguage } from '#app/copy/language.ts';
import type { PageText } from '#app/copy/page-text.ts';
import { internationalServicesCopy, type InternationalServicesCopy } from './copy.en.ts';
import { internationalServicesCopyEs } from './copy.es.ts';

export const internationalServicesMessages: ByLanguage<PageText<InternationalServicesCopy>> = {
  en: internationalServicesCopy,
  es: internationalServicesCopyEs,
};
