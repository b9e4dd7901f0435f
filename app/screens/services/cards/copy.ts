import type { ByLanguage } from '#app/copy/language.ts';
import { serviceCardsCopy, type ServiceCardsCopy } from './copy.en.ts';
import { serviceCardsCopyEs } from './copy.es.ts';

export const serviceCardsMessages: ByLanguage<ServiceCardsCopy> = { en: serviceCardsCopy, es: serviceCardsCopyEs };
