import type { ByLanguage } from './language.ts';
import { servicesCopy, type ServicesCopy } from './services.en.ts';
import { servicesCopyEs } from './services.es.ts';

export const servicesMessages: ByLanguage<ServicesCopy> = { en: servicesCopy, es: servicesCopyEs };
