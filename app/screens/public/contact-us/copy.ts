import type { ByLanguage } from '#app/copy/language.ts';
import { contactUsCopy, type ContactUsCopy } from './copy.en.ts';
import { contactUsCopyEs } from './copy.es.ts';

export const contactUsMessages: ByLanguage<ContactUsCopy> = { en: contactUsCopy, es: contactUsCopyEs };
