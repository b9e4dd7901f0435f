import type { ByLanguage } from '#app/copy/language.ts';
import { usageFileCopyEs } from './copy.es.ts';

export type UsageFileCopy = {
  /** The first row. */
  head: [day: string, bytes: string, megabytes: string];
  /** The file's name without its ending, in plain letters. */
  name: (start: string, end: string) => string;
};

export const usageFileCopy: UsageFileCopy = {
  head: ['Day', 'Bytes used', 'MB used'],
  name: (start, end) => `data-usage-${start}-to-${end}`,
};

export const usageFileMessages: ByLanguage<UsageFileCopy> = { en: usageFileCopy, es: usageFileCopyEs };
