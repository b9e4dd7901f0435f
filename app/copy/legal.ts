import type { Brand } from '#app/brand/brand.ts';
import type { Language } from './language.ts';

/** What a legal text says of the brand. */
export type LegalParty = Pick<Brand, 'longName' | 'supportNumber' | 'careNumber' | 'company'>;

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
 * left out of one. The build writes them into files of the deployment: the Worker reads the one it needs (ADR-021).
 */
export type LegalText<Section extends string> = (party: LegalParty) => LegalSections<Section>;

/** The words around a legal text. */
export interface LegalCopy {
  title: string;
  /** What search engines show under the title. */
  description: (brand: string) => string;
  /** YYYY-MM, and how a person says it. */
  updated: { month: string; words: string };
  about: (brand: string) => string;
  contents: string;
  toTop: string;
}

export const legalTextNames = ['terms', 'privacy'] as const;
export type LegalTextName = (typeof legalTextNames)[number];

/** The file of the deployment that holds a legal text. */
export function legalTextPath(name: LegalTextName, language: Language, brandKey: string): string {
  return `/text/${name}.${language}.${brandKey.toLowerCase()}.json`;
}
