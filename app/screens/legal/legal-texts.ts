import type { Brand } from '#app/brand/brand.ts';
import type { Language } from '#app/copy/language.ts';
import type { LegalTextName } from '#app/copy/legal.ts';
import { privacyTextMessages } from './privacy/privacy-text.ts';
import { termsTextMessages } from './terms/terms-text.ts';

/** The sections of every legal text. For the build and for tests: the Worker reads the files made of them (ADR-021). */
const legalTexts = { terms: termsTextMessages, privacy: privacyTextMessages };

/** A legal text in a language, as it holds for a brand. */
export function legalSections<Name extends LegalTextName>(name: Name, language: Language, brand: Brand) {
  return legalTexts[name][language](brand) as ReturnType<(typeof legalTexts)[Name][Language]>;
}
