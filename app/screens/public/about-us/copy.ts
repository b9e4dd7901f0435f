import type { ByLanguage } from '#app/copy/language.ts';
import type { PageText } from '#app/copy/page-text.ts';
import { aboutUsCopy, type AboutUsCopy } from './copy.en.ts';
import { aboutUsCopyEs } from './copy.es.ts';

export const aboutUsMessages: ByLanguage<PageText<AboutUsCopy>> = { en: aboutUsCopy, es: aboutUsCopyEs };
