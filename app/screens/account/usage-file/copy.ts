import type { ByLanguage } from '#app/copy/language.ts';
import { usageFileCopy, type UsageFileCopy } from './copy.en.ts';
import { usageFileCopyEs } from './copy.es.ts';

export const usageFileMessages: ByLanguage<UsageFileCopy> = { en: usageFileCopy, es: usageFileCopyEs };
