import type { ByLanguage } from '#app/copy/language.ts';
import { sitemapCopy, type SitemapCopy } from './copy.en.ts';
import { sitemapCopyEs } from './copy.es.ts';

export const sitemapMessages: ByLanguage<SitemapCopy> = { en: sitemapCopy, es: sitemapCopyEs };
