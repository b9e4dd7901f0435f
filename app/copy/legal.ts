import type { Brand } from '#app/brand/brand.ts';

/** What a legal text says of the brand. */
export type LegalParty = Pick<Brand, 'longName' | 'supportNumber' | 'careNumber' | 'company'>;

export interface LegalSection {
  heading: string;
  text: readonly string[];
  /** Follows the text. */
  list?: readonly string[];
  link?: { to: string; words: string };
}

/**
 * A legal text. Its sections are named, so that each has one address in every language, and none is left out of one.
 */
export interface LegalCopy<Section extends string> {
  title: string;
  /** What search engines show under the title. */
  description: (brand: string) => string;
  /** YYYY-MM, and how a person says it. */
  updated: { month: string; words: string };
  about: (brand: string) => string;
  contents: string;
  toTop: string;
  sections: (party: LegalParty) => Record<Section, LegalSection>;
}
