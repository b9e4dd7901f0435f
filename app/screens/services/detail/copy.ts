import type { ByLanguage } from '#app/copy/language.ts';
import { serviceCopy, type ServiceCopy } from './copy.en.ts';
import { serviceCopyEs } from './copy.es.ts';

export const serviceMessages: ByLanguage<ServiceCopy> = { en: serviceCopy, es: serviceCopyEs };
