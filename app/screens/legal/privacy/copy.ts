import type { ByLanguage } from '#app/copy/language.ts';
import { privacyCopy, type PrivacyCopy } from './copy.en.ts';
import { privacyCopyEs } from './copy.es.ts';

export const privacyMessages: ByLanguage<PrivacyCopy> = { en: privacyCopy, es: privacyCopyEs };
