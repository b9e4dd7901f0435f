import type { ByLanguage } from '#app/copy/language.ts';
import type { PageText } from '#app/copy/page-text.ts';
import { sitemapCopy, type SitemapCopy } from './copy.en.ts';
import { sitemapCopyEs } from './copy.es.ts';

export const sitemapMessages: ByLanguage<PageText<SitemapCopy>> = { en: sitemapCopy, es: sitemapCopyEs };
