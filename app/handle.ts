import type { Brand } from './brand/brand.ts';
import type { Language } from './copy/language.ts';
import { layoutMessages } from './copy/layout.ts';
import type { PageHead } from './copy/page-text.ts';

/** Settings of a route for the document around its page. */
export interface Handle {
  /** Title before the brand's name. A static page has title and description in its text (ADR-009). */
  title: ((language: Language, path: string) => string) | 'in its text';
  /** The description for search engines and shared links; the portal's own when left out (SHELL-17). */
  description?: (language: Language, brand: Brand) => string;
  /**
   * Script of the page: none by default, live events with an audience (POLL-1), help while typing (SHELL-25), or
   * notifications (SETTINGS-11).
   */
  script?: { live: 'home' | 'journey' } | 'assist' | 'notify';
  /** The page's script may use the camera to scan a barcode (ACTIVATE-47). */
  camera?: true;
  /** Visitors may send its form: it acts with nobody's rights. */
  openForm?: true;
  /**
   * The page is equal for all visitors of a brand and language, so search engines and caches may have it (PUBLIC-27).
   */
  public?: true;
  /** The address of another site that the page shows in a frame (PUBLIC-17). */
  frame?: (brand: Brand) => string;
}

/** Returns the handle of the innermost route that has one. */
export function handleOf(matches: readonly { handle?: unknown }[]): Handle | undefined {
  return matches.map((match) => match.handle as Handle | undefined).findLast(Boolean);
}

interface HeadContext {
  language: Language;
  brand: Brand;
  path: string;
}

/** Returns the page's title; the brand's configuration comes first (SHELL-17). */
export function titleOf(handle: Handle | undefined, { language, brand, path }: HeadContext, text?: PageHead): string {
  const ofPage = handle?.title === 'in its text' ? text?.title : handle?.title(language, path);
  return brand.pages?.[path]?.[language].title ?? ofPage ?? '';
}

/** The page's meta description; the brand's configuration comes first (SHELL-17). */
export function descriptionOf(
  handle: Handle | undefined,
  { language, brand, path }: HeadContext,
  text?: PageHead,
): string {
  const ofPage = text?.description ?? handle?.description?.(language, brand);
  return brand.pages?.[path]?.[language].description ?? ofPage ?? layoutMessages[language].description(brand.longName);
}
