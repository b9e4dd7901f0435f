import type { Brand } from './brand/brand.ts';
import type { Language } from './copy/language.ts';

/** What a route asks of the document around it. */
export interface Handle {
  /** The words before the brand's name. */
  title: (language: Language) => string;
  /** What search engines and shared links say of the page (portal-1 §2). */
  description?: (language: Language, brand: Brand) => string;
  /** Nothing (the default), or the live module with its audience (decision 8). */
  script?: { live: 'home' | 'journey' };
  /**
   * The same for all visitors of a brand and language: found by search engines, and cacheable while nobody is signed
   * in.
   */
  public?: true;
  /** The address of another site that the page shows in a frame (decision 30). */
  frame?: (brand: Brand) => string;
}

/** The handle of the innermost route that has one. */
export function handleOf(matches: readonly { handle?: unknown }[]): Handle | undefined {
  return matches.map((match) => match.handle as Handle | undefined).findLast(Boolean);
}

/** The title in the page's language. */
export function titleOf(handle: Handle | undefined, language: Language): string {
  return handle?.title(language) ?? '';
}
