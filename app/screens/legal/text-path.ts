import type { Language } from '#app/copy/language.ts';

export const legalTextNames = ['terms', 'privacy'] as const;
export type LegalTextName = (typeof legalTextNames)[number];

/** The file of the deployment that holds a legal text. */
export function legalTextPath(name: LegalTextName, language: Language, brandKey: string): string {
  return `/text/${name}.${language}.${brandKey.toLowerCase()}.json`;
}
