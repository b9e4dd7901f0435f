import type { PageBrand, PageHead } from './page-text.ts';

export interface LegalSection {
  heading: string;
  text: readonly string[];
  /** Follows the text. */
  list?: readonly string[];
  link?: { to: string; words: string };
}

/** A text's sections in their order, by their addresses. */
export type LegalSections<Section extends string = string> = Readonly<Record<Section, LegalSection>>;

/**
 * The sections as they hold for a brand. They are named, so that each has one address in every language, and none is
 * left out of one.
 */
export type LegalText<Section extends string> = (brand: PageBrand) => LegalSections<Section>;

/** The page of a legal text. */
export interface LegalCopy extends PageHead {
  /** YYYY-MM, and the same in words. */
  updated: { month: string; words: string };
  about: string;
  contents: string;
  toTop: string;
  sections: LegalSections;
}
