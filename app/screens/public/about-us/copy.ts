import type { ByLanguage } from '#app/copy/language.ts';
import { aboutUsCopy, type AboutUsCopy } from './copy.en.ts';
import { aboutUsCopyEs } from './copy.es.ts';

export const aboutUsMessages: ByLanguage<AboutUsCopy> = { en: aboutUsCopy, es: aboutUsCopyEs };
