import type { PageBrand, PageHead } from './page-text.ts';

export interface LegalSection {
  heading: string;
  text: readonly string[];
  /** List that follows the text. */
  list?: readonly string[];
  link?: { to: string; words: string };
}

/** Sections of a legal text in their order, by their ids in the address. */
export type LegalSections<Section extends string = string> = Readonly<Record<Section, LegalSection>>;

/**
 * The sections as they hold for a brand. They are named, so that each has one address in every language, and none is
 * left out of one.
 */
export type LegalText<Section extends string> = (brand: PageBrand) => LegalSections<Section>;

/** Words of a page with a legal text. */
export interface LegalCopy extends PageHead {
  /** Month of the last change as YYYY-MM, and in words. */
  updated: { month: string; words: string };
  about: string;
  contents: string;
  toTop: string;
  sections: LegalSections;
}
