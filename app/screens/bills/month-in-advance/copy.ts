import type { ByLanguage } from '#app/copy/language.ts';
import { monthCopy, type MonthCopy } from './copy.en.ts';
import { monthCopyEs } from './copy.es.ts';

export const monthMessages: ByLanguage<MonthCopy> = { en: monthCopy, es: monthCopyEs };
