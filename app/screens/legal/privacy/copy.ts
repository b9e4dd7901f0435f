import type { LegalCopy } from '#app/copy/legal.ts';
import type { ByLanguage } from '#app/copy/language.ts';
import type { PageText } from '#app/copy/page-text.ts';
import { privacyCopy } from './copy.en.ts';
import { privacyCopyEs } from './copy.es.ts';

export const privacyMessages: ByLanguage<PageText<LegalCopy>> = { en: privacyCopy, es: privacyCopyEs };
