import type { LegalText } from '#app/copy/legal.ts';
import type { ByLanguage } from '#app/copy/language.ts';
import { type TermsSection, termsText } from './terms-text.en.ts';
import { termsTextEs } from './terms-text.es.ts';

export const termsTextMessages: ByLanguage<LegalText<TermsSection>> = { en: termsText, es: termsTextEs };
