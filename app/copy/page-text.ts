import type { Brand, Company } from '#app/brand/brand.ts';
import type { Language } from './language.ts';

/** The brand's values for page texts: none that an environment or a request may change. */
export interface PageBrand extends Pick<Brand, 'longName' | 'supportNumber' | 'careNumber' | 'officeNumber' | 'hours'> {
  company: Company;
}

/** Words of the document's head, which every page text has. */
export interface PageHead {
  /** Title of the page, which the brand's name follows. */
  title: string;
  /** Description of the page for search engines and shared links. */
  description: string;
}

/**
 * The words of a public page as they hold for a brand. The build writes them into files of the deployment: the Worker
 * reads the one it needs (ADR-009).
 */
export type PageText<Copy> = (brand: PageBrand) => Copy;

/** Static pages: public pages that read nothing but their page text, and take nothing. By their path. */
export const staticPaths = [
  'about-us',
  'accessibility',
  'assurance-card',
  'buy_a_phone',
  'contact-us',
  'giveback',
  'help',
  'international_services',
  'leaving',
  'lost-phone',
  'sitemap',
  'terms',
  'privacy',
] as const;
export type StaticPath = (typeof staticPaths)[number];

/** The pages that have a page text, by their path. */
export const textPaths = [...staticPaths, 'bestfit', 'coverage-map', 'feedback'] as const;
export type TextPath = (typeof textPaths)[number];

/** The file of the deployment that is shown without a connection. */
export function offlineFile(brandKey: string): string {
  return `/text/offline.${brandKey.toLowerCase()}.html`;
}

/** The file of the deployment that holds a page text. */
export function pageTextFile(path: TextPath, language: Language, brandKey: string): string {
  return `/text/${path}.${language}.${brandKey.toLowerCase()}.json`;
}
