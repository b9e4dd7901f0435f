import type { ByLanguage } from '#app/copy/language.ts';
import type { PageText } from '#app/copy/page-text.ts';
import { contactUsCopy, type ContactUsCopy } from './copy.en.ts';
import { contactUsCopyEs } from './copy.es.ts';

export const contactUsMessages: ByLanguage<PageText<ContactUsCopy>> = { en: contactUsCopy, es: contactUsCopyEs };
