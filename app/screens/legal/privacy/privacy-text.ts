import type { LegalText } from '#app/copy/legal.ts';
import type { ByLanguage } from '#app/copy/language.ts';
import { type PrivacySection, privacyText } from './privacy-text.en.ts';
import { privacyTextEs } from './privacy-text.es.ts';

export const privacyTextMessages: ByLanguage<LegalText<PrivacySection>> = { en: privacyText, es: privacyTextEs };
